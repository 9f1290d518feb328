import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cyclesOf, drawIn, PAGE, reduced } from "./rooms.ts";

test("the picture in the docs is the one that `npm run docs:rooms` draws", () => {
	const page = readFileSync(PAGE, "utf8");
	expect(page).toBe(drawIn(page));
});

test("an import cycle lists every file that reaches itself, and no other", () => {
	const graph = new Map([
		["start", ["a"]],
		["a", ["b", "end"]],
		["b", ["c"]],
		["c", ["a"]],
		["end", []],
		["x", ["y"]],
		["y", ["x", "a"]],
	]);
	expect(cyclesOf(graph)).toEqual([
		["a", "b", "c"],
		["x", "y"],
	]);
});

test("an arrow is left out if a path of other arrows leads to the same part", () => {
	const arrows = new Map([
		[0, new Set<number>()],
		[1, new Set([0])],
		[2, new Set([0, 1])],
		[3, new Set([0])],
	]);
	expect(Object.fromEntries(reduced(arrows))).toEqual({
		0: new Set(),
		1: new Set([0]),
		2: new Set([1]),
		3: new Set([0]),
	});
});
