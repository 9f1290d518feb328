import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { say } from "../../../../makers/said.ts";
import { questionKind } from "./kind.ts";
import { figure, figuresNear, nameOption } from "./options.ts";
import { difficultyOf, findFault, OPTIONS, writeQuestion } from "./question.ts";

const RANK = { easy: 0, medium: 1, hard: 2 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const kindWith = (wrong: string[]) =>
	questionKind({
		name: `${wrong.length} wrong options`,
		category: "Rules",
		candidates: async () => [],
		questions: () => ({}),
		write: () => ({
			question: say`Q?`,
			right: nameOption("r"),
			wrong: wrong.map((text) => nameOption(text)),
			explanation: say``,
			obscurity: 0,
		}),
	});

describe("QUIZ-6 the difficulty of a question", () => {
	test("never falls with a more obscure subject or a nearer wrong option", () => {
		fc.assert(
			fc.property(share, share, fc.integer({ min: 10, max: 9000 }), fc.nat(9000), fc.nat(9000), (a, b, right, x, y) => {
				const [known, obscure] = [Math.min(a, b), Math.max(a, b)];
				const [near, far] = [Math.min(x, y) + 1, Math.max(x, y) + 1];
				const hard = (obscurity: number, gap: number) =>
					RANK[difficultyOf({ obscurity, right: figure(right) }, [figure(right + gap)])];
				expect(hard(obscure, near)).toBeGreaterThanOrEqual(hard(known, near));
				expect(hard(known, near)).toBeGreaterThanOrEqual(hard(known, far));
			}),
		);
	});
});

describe("QUIZ-6 wrong options", () => {
	test("of a figure are other figures, above and below it if there is room", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 20_000 }), fc.string(), (right, key) => {
				const values = figuresNear(right, key).map(({ value }) => Number(value));
				expect(values).not.toContain(right);
				expect(new Set(values).size).toBe(values.length);
				expect(values.every((value) => value >= 0)).toBe(true);
				if (right > 40)
					expect([values.some((value) => value < right), values.some((value) => value > right)]).toEqual([true, true]);
			}),
		);
	});

	test("that are right too, or read like another, are a fault", () => {
		const draft = { question: say`Who?`, right: nameOption("A", 5), wrong: [], explanation: say`A.`, obscurity: 0 };
		expect(findFault(draft, [nameOption("B", 5)])).toBe("two options are right");
		expect(findFault(draft, [nameOption("a", 4)])).toBe("two options read the same");
		expect(findFault({ ...draft, question: say`Who is A?` }, [nameOption("B", 4)])).toBe(
			"the question names its answer",
		);
		expect(findFault({ ...draft, question: say`Is it A or B?` }, [nameOption("B", 4)])).toBeUndefined();
	});

	test("make no question if fewer than three; the right option can be at any index", () => {
		const places = new Set<number>();
		for (let key = 0; key < 60; key++) {
			expect(
				writeQuestion(kindWith(["a", "b"]), { key }, { questions: {}, answers: {} }, { match_id: 0, date: "" }),
			).toBeNull();
			const made = writeQuestion(
				kindWith(["a", "b", "c"]),
				{ key },
				{ questions: {}, answers: {} },
				{ match_id: 0, date: "" },
			);
			expect(made?.options[made.correct_answer]).toBe("r");
			expect(made?.options).toHaveLength(OPTIONS);
			places.add(made?.correct_answer ?? -1);
		}
		expect([...places].sort()).toEqual([0, 1, 2, 3]);
	});
});
