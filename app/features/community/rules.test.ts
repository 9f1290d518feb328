import { expect, test } from "vitest";
import { changeQuestion, keepOrder, readTab, readTeamColors, tabPath } from "./rules.ts";

test("COMM-2 team colours come from an object or from JSON text; anything else is black and white", () => {
	const colors = { primary: "#fdcb0a", secondary: "#0b4ea2" };
	expect(readTeamColors(colors)).toEqual(colors);
	expect(readTeamColors(JSON.stringify(colors))).toEqual(colors);
	for (const unreadable of [
		null,
		undefined,
		"",
		"{",
		"yellow",
		7,
		[],
		{},
		{ primary: "#fff" },
		'{"primary":1}',
		"null",
	])
		expect(readTeamColors(unreadable), JSON.stringify(unreadable)).toEqual({ primary: "black", secondary: "white" });
});

test("COMM-2 teams keep their order when they are loaded again", () => {
	const teams = (ids: string, points: number) => [...ids].map((id) => ({ id, points }));
	expect(keepOrder(teams("abc", 1), teams("cbad", 2))).toEqual(teams("abcd", 2));
	expect(keepOrder([], teams("cba", 2))).toEqual(teams("cba", 2));
});

test("COMM-2 the question before a change of sides says which army keeps the points", () => {
	expect(changeQuestion("Gujarat Titans", "Delhi Capitals").text).toMatch(
		/earned for Gujarat Titans stays .* counts for Delhi Capitals\.$/,
	);
});

test("COMM-1 an address without a tab means the first one; an unknown tab throws", () => {
	expect(readTab(new URLSearchParams("tab=leaderboard"))).toBe("leaderboard");
	expect(() => readTab(new URLSearchParams("tab=nonsense"))).toThrow();
	expect(readTab(new URLSearchParams())).toBe("teams");
	expect(readTab(new URL(`http://site${tabPath("leaderboard")}`).searchParams)).toBe("leaderboard");
});
