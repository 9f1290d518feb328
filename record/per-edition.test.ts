import { expect, test } from "vitest";
import { perEdition } from "./per-edition.ts";

test("a result is built once for a record and edition, and again after a failure", async () => {
	const record = { edition: "one" };
	let builds = 0;
	const built = perEdition(async ({ edition }: typeof record) => {
		builds++;
		if (edition === "broken") throw new Error("broken");
		return edition;
	});
	expect(await Promise.all([built(record), built(record)])).toEqual(["one", "one"]);
	expect(builds).toBe(1);
	record.edition = "broken";
	await expect(built(record)).rejects.toThrow("broken");
	await expect(built(record)).rejects.toThrow("broken");
	record.edition = "two";
	expect(await built(record)).toBe("two");
	expect(builds).toBe(4);
});
