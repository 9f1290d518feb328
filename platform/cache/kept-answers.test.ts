import { expect, test } from "vitest";
import { createKeptAnswers } from "./kept-answers.ts";
import { createPageCache } from "./page-cache.ts";

function counter() {
	let asked = 0;
	return async () => ++asked;
}

test("an answer is asked for once, by all who want it, until one of its tags is purged", async () => {
	const { remember, purge } = createKeptAnswers();
	const ask = counter();
	expect(await Promise.all([remember("teaser", ["quiz"], ask), remember("teaser", ["quiz"], ask)])).toEqual([1, 1]);
	purge(["facts"]);
	expect(await remember("teaser", ["quiz"], ask)).toBe(1);
	purge(["facts", "quiz"]);
	expect(await remember("teaser", ["quiz"], ask)).toBe(2);
});

test("an answer that was being waited for when its tag was purged is not given to those who ask later", async () => {
	const { remember, purge } = createKeptAnswers();
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

test("an answer says itself what it is of: it is dropped with its tags, and by any purge while it is waited for", async () => {
	const { remember, purge } = createKeptAnswers();
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

test("an answer without tags is shared by those who wait for it, and not kept", async () => {
	const { remember } = createKeptAnswers();
	const ask = counter();
	const nothing = () => null;
	expect(await Promise.all([remember("nobody", nothing, ask), remember("nobody", nothing, ask)])).toEqual([1, 1]);
	expect(await remember("nobody", nothing, ask)).toBe(2);
});

test("of more answers than there is room for the oldest goes, and is asked for again", async () => {
	const { remember, purge } = createKeptAnswers({ most: 2 });
	for (const name of ["a", "b", "c"]) await remember(name, ["all"], async () => name);
	expect(await remember("a", ["all"], async () => "again")).toBe("again");
	expect(await remember("c", ["all"], async () => "again")).toBe("c");
	purge(["all"]);
	expect(await remember("c", ["all"], async () => "again")).toBe("again");
});

test("a failure reaches who asked, and the next one asks anew", async () => {
	const { remember } = createKeptAnswers();
	await expect(remember("players", ["players"], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
	expect(await remember("players", ["players"], async () => "back")).toBe("back");
});

test("an answer is as old as a page at most", async () => {
	const { remember } = createKeptAnswers({ ttl_ms: 1 });
	const ask = counter();
	await remember("facts", ["facts"], ask);
	await expect.poll(() => remember("facts", ["facts"], ask)).toBeGreaterThan(1);
});

test("what another process purges is dropped here too", async () => {
	const answers = createKeptAnswers();
	const cache = createPageCache({ onPurge: answers.purge });
	const ask = counter();
	await answers.remember("facts", ["facts"], ask);
	cache.purgeHere(["facts"]);
	expect(await answers.remember("facts", ["facts"], ask)).toBe(2);
});
