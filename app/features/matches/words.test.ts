import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ordinal } from "../../lib/numbers.ts";
import {
	dismissalOf,
	extrasOf,
	oversOf,
	rateText,
	resultOf,
	scoreOf,
	shortResultOf,
	stageOf,
	verdictOf,
} from "./words.ts";

const won = { tied: false, winner: "Mumbai Indians", method: null } as const;

describe("TEAM-3 a scorecard's words", () => {
	test("balls are written as overs, and read back to the same balls", () => {
		expect([0, 1, 6, 117, 120].map(oversOf)).toEqual(["0", "0.1", "1", "19.3", "20"]);
		fc.assert(
			fc.property(fc.nat(300), (balls) => {
				const [overs, rest = "0"] = oversOf(balls).split(".");
				expect(Number(overs) * 6 + Number(rest)).toBe(balls);
			}),
		);
	});

	test("a total names its wickets unless all ten fell", () => {
		expect([scoreOf(201, 5), scoreOf(154, 10), scoreOf(0, 0)]).toEqual(["201/5", "154", "0/0"]);
	});

	test("a rate has two decimals, and a missing one a dash", () => {
		expect([rateText(11.1), rateText(null)]).toEqual(["11.10", "—"]);
	});

	test("a result says who won and by how much, or that nobody did", () => {
		expect(resultOf({ ...won, win_by_runs: 140, win_by_wickets: null })).toBe("Mumbai Indians won by 140 runs");
		expect(resultOf({ ...won, win_by_runs: 1, win_by_wickets: null })).toBe("Mumbai Indians won by 1 run");
		expect(resultOf({ ...won, win_by_runs: null, win_by_wickets: 1, method: "D/L" })).toBe(
			"Mumbai Indians won by 1 wicket (D/L)",
		);
		const level = { ...won, tied: true, win_by_runs: null, win_by_wickets: null } as const;
		expect(resultOf(level)).toBe("Tied, Mumbai Indians won the super over");
		expect(resultOf({ ...level, winner: null })).toBe("Tied");
		expect(resultOf({ ...level, tied: false, winner: null })).toBe("No result");
	});

	test("a result as a title says who beat whom, and with codes it is short", () => {
		const sides = {
			first_id: "mi",
			first_team: "Mumbai Indians",
			first_code: "MI",
			second_team: "Delhi Daredevils",
			second_code: "DD",
		};
		const by = { ...won, ...sides, win_by_runs: null, win_by_wickets: 5, winner_id: "dc", winner: "Delhi Daredevils" };
		expect(verdictOf(by)).toEqual({ title: "Delhi Daredevils beat Mumbai Indians", margin: "by 5 wickets" });
		expect(verdictOf({ ...by, winner_id: "mi", method: "D/L" }).margin).toBe("by 5 wickets (D/L)");
		expect(verdictOf({ ...by, tied: true })).toMatchObject({ margin: "in the super over" });
		expect(verdictOf({ ...by, winner_id: null })).toEqual({
			title: "Mumbai Indians v Delhi Daredevils: no result",
			margin: "",
		});
		expect(shortResultOf(by)).toBe("DD won by 5 wickets");
		expect([1, 2, 3, 4, 11, 12, 13, 21].map(ordinal).join()).toBe("1st,2nd,3rd,4th,11th,12th,13th,21st");
	});

	test("the stage of a match, with its number in the league", () => {
		expect(stageOf({ stage: "League", match_number: 12 })).toBe("Match 12");
		expect(stageOf({ stage: "League", match_number: null })).toBe("League");
		expect(stageOf({ stage: "Qualifier 2", match_number: null })).toBe("Qualifier 2");
	});

	test.each([
		["caught", "Jadeja", ["Dhoni"], "c Dhoni b Jadeja"],
		["caught", "Jadeja", [], "caught, b Jadeja"],
		["caught and bowled", "Jadeja", ["Jadeja"], "c & b Jadeja"],
		["bowled", "Jadeja", [], "b Jadeja"],
		["lbw", "Jadeja", [], "lbw b Jadeja"],
		["stumped", "Jadeja", ["Dhoni"], "st Dhoni b Jadeja"],
		["stumped", "Jadeja", [], "stumped, b Jadeja"],
		["hit wicket", "Jadeja", [], "hit wicket b Jadeja"],
		["run out", null, ["Raina", "Dhoni"], "run out (Raina / Dhoni)"],
		["run out", null, [], "run out"],
		["retired hurt", null, [], "retired hurt"],
		["not out", null, [], "not out"],
		["obstructing the field", null, [], "obstructing the field"],
	])("%s by %s with %j is '%s'", (dismissal, bowler, fielders, words) => {
		expect(dismissalOf({ dismissal, bowler, fielders })).toBe(words);
	});

	test("extras add up, and only those that were given are named", () => {
		const none = { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalties: 0 };
		expect(extrasOf({ ...none, wides: 9, byes: 4, legbyes: 4 })).toEqual({
			total: 17,
			words: "9 wides, 4 byes, 4 leg byes",
		});
		expect(extrasOf(none)).toEqual({ total: 0, words: "" });
	});
});
