import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseDaily } from "./play/daily.server.ts";
import {
	DAILY_LENGTH,
	dayAfter,
	percentage,
	readOptions,
	resultTitle,
	shareText,
	shortestReading,
	streakOf,
} from "./play-rules.ts";

describe("QUIZ-1 options", () => {
	test("QUIZ-1 are read from a list of texts or JSON of one; anything else gives none", () => {
		expect(readOptions(["a", "b"])).toEqual(["a", "b"]);
		expect(readOptions('["a","b"]')).toEqual(["a", "b"]);
		for (const other of [null, undefined, 3, {}, "", "a, b", '{"0":"a"}', "[1,2]", [1, "a"], '"a"', "[[]]"])
			expect(readOptions(other), JSON.stringify(other)).toEqual([]);
	});

	test("QUIZ-1 are a list of texts, whatever is stored", () => {
		fc.assert(
			fc.property(fc.oneof(fc.anything(), fc.json(), fc.array(fc.string())), (stored) => {
				const options = readOptions(stored);
				expect(options.every((option) => typeof option === "string")).toBe(true);
			}),
		);
		fc.assert(
			fc.property(fc.array(fc.string()), (list) => {
				expect(readOptions(JSON.stringify(list))).toEqual(readOptions(list));
			}),
		);
	});
});

describe("QUIZ-5 reading time", () => {
	test("QUIZ-5 is 400 ms and 50 ms per word of question and options", () => {
		expect(shortestReading({ question: "Who won in 2008?", options: ["Rajasthan Royals", "Chennai"] })).toBe(750);
	});

	test("QUIZ-5 never falls with more words", () => {
		const texts = fc.array(fc.string());
		fc.assert(
			fc.property(fc.string(), texts, fc.string(), (question, options, more) => {
				const before = shortestReading({ question, options });
				expect(shortestReading({ question, options: [...options, more] })).toBeGreaterThanOrEqual(before);
				expect(before).toBeGreaterThanOrEqual(400);
			}),
		);
	});
});

describe("QUIZ-2 the result", () => {
	test("QUIZ-2 is the score in whole percent of the total", () => {
		expect(percentage(90, 180)).toBe(50);
		expect(percentage(20, 30)).toBe(67);
		expect(percentage(0, 0)).toBe(0);
	});

	test("QUIZ-2 has a headline for every number of right answers, and 'Raise the bat.' only for all", () => {
		const said = Array.from({ length: 11 }, (_, right) => resultTitle({ right, count: 10, score: 10 * right }));
		expect(resultTitle({ right: 3, count: 10, score: 0 })).toBe("Too quick to score.");
		expect(said).toEqual([
			"Out for a duck.",
			...Array(3).fill("Off the mark."),
			...Array(3).fill("Building."),
			...Array(2).fill("Well set."),
			"Nervous nineties.",
			"Raise the bat.",
		]);
		const quiz = fc
			.integer({ min: 1, max: 60 })
			.chain((count) => fc.tuple(fc.integer({ min: 0, max: count }), fc.constant(count)));
		fc.assert(
			fc.property(quiz, ([right, count]) => {
				const title = resultTitle({ right, count, score: right });
				expect(title === "Raise the bat.").toBe(right === count);
				expect(title === "Out for a duck.").toBe(right === 0);
			}),
		);
	});

	test("QUIZ-6 is shared as the day, the number of right answers and a row of marks", () => {
		const result = { day: "2026-11-22", marks: [{ correct: true }, { correct: false }, { correct: true }] };
		expect(shareText(result, "Twelfth Man")).toBe("Twelfth Man quiz, 22 Nov\n2 of 3\n●○●\nBeat that.");
	});

	test("QUIZ-6 dayAfter is the next midnight in India", () => {
		expect(dayAfter("2026-11-22")).toBe("2026-11-22T18:30:00.000Z");
		expect(dayAfter("2026-12-31")).toBe("2026-12-31T18:30:00.000Z");
	});

	test("QUIZ-6 a streak is consecutive days, also across the end of a month; a missed day ends it", () => {
		expect(streakOf(["2026-03-01", "2026-02-28", "2026-02-27", "2026-02-25", "2026-02-24"])).toEqual({
			days: 3,
			longest: 3,
		});
		expect(streakOf(["2026-03-01", "2026-02-27", "2026-02-26"])).toEqual({ days: 1, longest: 2 });
		expect(streakOf([])).toEqual({ days: 0, longest: 0 });
	});
});

describe("QUIZ-6 the daily choice", () => {
	const candidate = fc.record({
		id: fc.uuid(),
		category_id: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
		difficulty: fc.constantFrom("easy" as const, "medium" as const, "hard" as const),
	});
	const candidates = fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 80 });

	test("QUIZ-6 has ten questions or all there are, none twice, easy ones first", () => {
		fc.assert(
			fc.property(candidates, (all) => {
				const chosen = chooseDaily(all);
				expect(chosen).toHaveLength(Math.min(DAILY_LENGTH, all.length));
				expect(new Set(chosen).size).toBe(chosen.length);
				const order = chosen.map((id) =>
					["easy", "medium", "hard"].indexOf(all.find((one) => one.id === id)?.difficulty ?? ""),
				);
				expect(order).toEqual(order.toSorted((a, b) => a - b));
			}),
		);
	});

	test("QUIZ-6 has 4 easy, 4 medium and 2 hard ones, at most two of a category, if there are enough", () => {
		const categories = ["a", "b", "c", "d", "e", "f", "g", "h"];
		const all = categories.flatMap((category_id) =>
			(["easy", "medium", "hard"] as const).flatMap((difficulty) =>
				[1, 2, 3].map((n) => ({ id: `${category_id} ${difficulty} ${n}`, category_id, difficulty })),
			),
		);
		const shuffled = fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
		fc.assert(
			fc.property(shuffled, (order) => {
				const chosen = chooseDaily(order).map((id) => id.split(" "));
				const of = (difficulty: string) => chosen.filter(([, known]) => known === difficulty).length;
				expect([of("easy"), of("medium"), of("hard")]).toEqual([4, 4, 2]);
				for (const category of categories)
					expect(chosen.filter(([known]) => known === category).length).toBeLessThanOrEqual(2);
			}),
		);
	});
});
