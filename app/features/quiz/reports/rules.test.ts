import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CountedReport, isEnoughToHide, looksNormal, MOST_HIDDEN_A_DAY, mayHide, reportWeight } from "./rules.ts";

const from = (trusted: boolean, count: number, network = "n"): CountedReport[] =>
	Array.from({ length: count }, (_, at) => ({ trusted, network: `${network} ${trusted} ${at}` }));
const weighs = (fans: number, others: number) => reportWeight([...from(true, fans), ...from(false, others)]);

describe("QUIZ-6 the weight of reports", () => {
	test("QUIZ-6 two trusted fans hide a question, and so do one and four others, but others alone never do", () => {
		const doubtful = { normal: false };
		expect(isEnoughToHide(weighs(1, 3), doubtful)).toBe(false);
		expect(isEnoughToHide(weighs(2, 0), doubtful)).toBe(true);
		expect(isEnoughToHide(weighs(1, 4), doubtful)).toBe(true);
		expect(isEnoughToHide(weighs(0, 100_000), doubtful)).toBe(false);
	});

	test("QUIZ-6 a normal question needs double the weight", () => {
		const normal = { normal: true };
		expect(isEnoughToHide(weighs(3, 3), normal)).toBe(false);
		expect(isEnoughToHide(weighs(3, 4), normal)).toBe(true);
		expect(isEnoughToHide(weighs(4, 0), normal)).toBe(true);
	});

	test("QUIZ-6 reports of one network count as its weightiest, and each report of an unknown network counts", () => {
		const household = ["home", "home", "home"].map((network, at) => ({ trusted: at === 1, network }));
		expect(reportWeight(household)).toBe(4);
		expect(reportWeight(Array(3).fill({ trusted: true, network: null }))).toBe(12);
	});

	test("QUIZ-6 another report never lowers the weight; one of a counted network adds nothing but its first trusted fan", () => {
		const report = fc.record({
			trusted: fc.boolean(),
			network: fc.option(fc.constantFrom("a", "b", "c", "d", "e", "f")),
		});
		fc.assert(
			fc.property(fc.array(report), report, (reports, more) => {
				const [before, after] = [reportWeight(reports), reportWeight([...reports, more])];
				expect(after).toBeGreaterThanOrEqual(before);
				const counted = reports.find(({ network }) => network !== null && network === more.network);
				if (counted && (!more.trusted || counted.trusted)) expect(after).toBe(before);
			}),
		);
	});
});

test("QUIZ-6 a question looks normal if fans answer it right about as often as the others", () => {
	const others = { answered: 100, right: 60 };
	expect(looksNormal({ answered: 20, right: 12 }, others)).toBe(true);
	expect(looksNormal({ answered: 20, right: 20 }, others)).toBe(true);
	expect(looksNormal({ answered: 20, right: 3 }, others)).toBe(false);
	// too few answers
	expect(looksNormal({ answered: 9, right: 9 }, others)).toBe(false);
	expect(looksNormal({ answered: 20, right: 20 }, { answered: 39, right: 30 })).toBe(false);
});

test("QUIZ-6 reports hide ten questions a day at most, a quarter of a category or one of a small one, and never its last", () => {
	expect(mayHide({ today: MOST_HIDDEN_A_DAY - 1, questions: 40, hidden: 9 })).toBe(true);
	expect(mayHide({ today: MOST_HIDDEN_A_DAY, questions: 40, hidden: 0 })).toBe(false);
	expect(mayHide({ today: 0, questions: 40, hidden: 10 })).toBe(false);
	expect(mayHide({ today: 0, questions: 2, hidden: 0 })).toBe(true);
	expect(mayHide({ today: 0, questions: 1, hidden: 0 })).toBe(false);
	fc.assert(
		fc.property(fc.nat(500), (questions) => {
			let hidden = 0;
			while (mayHide({ today: 0, questions, hidden })) hidden++;
			expect(hidden).toBeLessThanOrEqual(Math.max(1, questions / 4));
			if (questions > 0) expect(questions - hidden).toBeGreaterThan(0);
		}),
	);
});
