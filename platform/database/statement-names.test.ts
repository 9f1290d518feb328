import { expect, test } from "vitest";
import { createStatementNames } from "./statement-names.ts";

const sent = (names: ReturnType<typeof createStatementNames>, text: string, times: number) =>
	Array.from({ length: times }, () => names.nameOf(text)).at(-1);

test("a statement gets a name once it is sent often, and keeps it", () => {
	const names = createStatementNames();
	expect(sent(names, "select 1", 9)).toBeUndefined();
	const name = names.nameOf("select 1");
	expect(name).toBeDefined();
	expect(names.nameOf("select 1")).toBe(name);
});

test("other statements have other names, also after all were forgotten", () => {
	const names = createStatementNames();
	const first = sent(names, "select 1", 10);
	expect(sent(names, "select 2", 10)).not.toBe(first);
	names.forget();
	expect(sent(names, "select 1", 9)).toBeUndefined();
	expect(names.nameOf("select 1")).toBeDefined();
	expect(names.nameOf("select 1")).not.toBe(first);
});

test("however many statements there are, no more than 200 have names", () => {
	const names = createStatementNames();
	for (let nth = 0; nth < 250; nth++) sent(names, `select ${nth}`, 10);
	expect(names.nameOf("select 199")).toBeDefined();
	expect(sent(names, "select 200", 20)).toBeUndefined();
	expect(sent(names, "select 249", 20)).toBeUndefined();
});
