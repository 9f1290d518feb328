import { describe, expect, test } from "vitest";
import { type Ball, markOf, sentenceOf } from "./ball-words.ts";

const dot: Ball = {
	batter: "Kohli",
	bowler: "Sran",
	batter_runs: 0,
	wides: 0,
	noballs: 0,
	byes: 0,
	legbyes: 0,
	penalties: 0,
	four: false,
	six: false,
	out: [],
};
const out = (how: string, fielders: string[] = []) => ({
	...dot,
	out: [{ how, who: "Rahul", fielders, runs: 11, balls: 9 }],
});

describe("TEAM-3 a ball in words", () => {
	test.each<[Ball, string, string]>([
		[dot, "•", "Sran to Kohli, no run."],
		[{ ...dot, batter_runs: 1 }, "1", "Kohli takes one off Sran."],
		[{ ...dot, batter_runs: 4 }, "4", "Kohli takes four off Sran."],
		[{ ...dot, batter_runs: 4, four: true }, "4", "Four! Kohli finds the rope off Sran."],
		[{ ...dot, batter_runs: 6, six: true }, "6", "Six! Kohli hits Sran over the rope."],
		[{ ...dot, wides: 1 }, "wd", "Wide from Sran."],
		[{ ...dot, wides: 5 }, "5wd", "Wide from Sran, 5 runs."],
		[{ ...dot, noballs: 1 }, "nb", "No-ball from Sran."],
		[
			{ ...dot, noballs: 1, batter_runs: 6, six: true },
			"7nb",
			"No-ball from Sran. Six! Kohli hits Sran over the rope.",
		],
		[{ ...dot, legbyes: 1 }, "1lb", "1 leg bye off Sran."],
		[{ ...dot, byes: 4 }, "4b", "4 byes off Sran."],
		[{ ...dot, penalties: 5 }, "•", "5 penalty runs."],
		[out("bowled"), "W", "Bowled! Sran hits the stumps. Rahul goes for 11 off 9."],
		[out("lbw"), "W", "Lbw! Sran traps Rahul, who goes for 11 off 9."],
		[out("caught", ["Dhawan"]), "W", "Caught by Dhawan off Sran. Rahul goes for 11 off 9."],
		[out("caught and bowled", ["Sran"]), "W", "Caught and bowled by Sran. Rahul goes for 11 off 9."],
		[out("stumped", ["Ojha"]), "W", "Stumped by Ojha off Sran. Rahul goes for 11 off 9."],
		[out("hit wicket"), "W", "Hit wicket off Sran. Rahul goes for 11 off 9."],
		[out("run out", ["Ojha", "Sran"]), "W", "Run out by Ojha and Sran. Rahul goes for 11 off 9."],
		[out("obstructing the field"), "W", "Obstructing the field. Rahul goes for 11 off 9."],
		[out("retired out"), "W", "Rahul retires out on 11 off 9."],
		[
			{ ...out("run out", ["Ojha"]), batter_runs: 1 },
			"W",
			"Kohli takes one off Sran. Run out by Ojha. Rahul goes for 11 off 9.",
		],
	])("%j reads %s", (ball, mark, said) => {
		expect(markOf(ball).mark).toBe(mark);
		expect(sentenceOf(ball)).toBe(said);
	});

	test("a fielder whom the record does not name is left out, and being hurt is no wicket", () => {
		expect(sentenceOf(out("caught"))).toBe("Caught off Sran. Rahul goes for 11 off 9.");
		expect(sentenceOf(out("run out"))).toBe("Run out. Rahul goes for 11 off 9.");
		expect(markOf(out("retired hurt"))).toEqual({ sign: "0", mark: "•" });
		expect(sentenceOf(out("retired hurt"))).toBe("Rahul retires hurt on 11 off 9.");
	});
});
