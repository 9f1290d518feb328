import { expect, test } from "vitest";
import { ownFirst, readTab, readTeamColors, tabPath } from "./rules.ts";

test("COMM-2 team colours are read from an object or from JSON text; what is neither is black and white", () => {
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

test("COMM-2 one's own team stands in front, the others keep their order", () => {
	const teams = ["a", "b", "c"].map((id) => ({ id }));
	expect(ownFirst(teams, "c").map(({ id }) => id)).toEqual(["c", "a", "b"]);
	expect(ownFirst(teams, null)).toEqual(teams);
});

test("COMM-1 an address names a tab; one that names none is the first", () => {
	expect(readTab("leaderboard")).toBe("leaderboard");
	expect(readTab("nonsense")).toBe("teams");
	expect(readTab(null)).toBe("teams");
	expect(readTab(new URL(`http://site${tabPath("leaderboard")}`).searchParams.get("tab"))).toBe("leaderboard");
});
