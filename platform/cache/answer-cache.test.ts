import { expect, test } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";
import { createPageCache } from "./page-cache.ts";

function counter() {
	let asked = 0;
	return async () => ++asked;
}

test("concurrent callers share one answer until one of its tags is purged", async () => {
	const { remember, purge } = createAnswerCache();
	const ask = counter();
	expect(await Promise.all([remember("teaser", ["quiz"], ask), remember("teaser", ["quiz"], ask)])).toEqual([1, 1]);
	purge(["facts"]);
	expect(await remember("teaser", ["quiz"], ask)).toBe(1);
	purge(["facts", "quiz"]);
	expect(await remember("teaser", ["quiz"], ask)).toBe(2);
});

test("a purge drops a pending answer: later callers get a new one", async () => {
	const { remember, purge } = createAnswerCache();
	const { promise: slow, resolve } = Promise.withResolvers<string>();
	const before = remember("news", ["news"], () => slow);
	purge(["news"]);
	const after = remember("news", ["news"], async () => "new");
	resolve("old");
	expect([await before, await after, await remember("news", ["news"], async () => "newer")]).toEqual([
		"old",
		"new",
		"new",
	]);
});

test("an answer with tags of its own is dropped by them, and by any purge while it is pending", async () => {
	const { remember, purge } = createAnswerCache();
	const ask = counter();
	const tags = (answer: number) => [`fan:${answer}`];
	expect(await remember("a session", tags, ask)).toBe(1);
	purge(["fan:2"]);
	expect(await remember("a session", tags, ask)).toBe(1);
	purge(["fan:1"]);
	const before = remember("a session", tags, ask);
	purge(["facts"]);
	expect([await before, await remember("a session", tags, ask), await remember("a session", tags, ask)]).toEqual([
		2, 3, 3,
	]);
});

test("an answer without tags reaches its waiting callers and is not cached", async () => {
	const { remember } = createAnswerCache();
	const ask = counter();
	const nothing = () => null;
	expect(await Promise.all([remember("nobody", nothing, ask), remember("nobody", nothing, ask)])).toEqual([1, 1]);
	expect(await remember("nobody", nothing, ask)).toBe(2);
});

test("a full cache drops the oldest answer", async () => {
	const { remember, purge } = createAnswerCache({ most: 2 });
	for (const name of ["a", "b", "c"]) await remember(name, ["all"], async () => name);
	expect(await remember("a", ["all"], async () => "again")).toBe("again");
	expect(await remember("c", ["all"], async () => "again")).toBe("c");
	purge(["all"]);
	expect(await remember("c", ["all"], async () => "again")).toBe("again");
});

test("an error reaches its callers and is not cached", async () => {
	const { remember } = createAnswerCache();
	await expect(remember("players", ["players"], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
	expect(await remember("players", ["players"], async () => "back")).toBe("back");
});

test("an answer expires", async () => {
	const { remember } = createAnswerCache({ ttl_ms: 1 });
	const ask = counter();
	await remember("facts", ["facts"], ask);
	await expect.poll(() => remember("facts", ["facts"], ask)).toBeGreaterThan(1);
});

test("a purge by another process drops answers", async () => {
	const answers = createAnswerCache();
	const cache = createPageCache({ onPurge: answers.purge });
	const ask = counter();
	await answers.remember("facts", ["facts"], ask);
	cache.purgeHere(["facts"]);
	expect(await answers.remember("facts", ["facts"], ask)).toBe(2);
});
