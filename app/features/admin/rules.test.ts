import fc from "fast-check";
import { expect, test } from "vitest";
import { QUIZ_CATEGORIES } from "../quiz/maker/kind.ts";
import { adminTexts, progressOf, QUIZ_CATEGORY_NAMES, stageOf } from "./rules.ts";

const parts = (kind: "questions" | "facts" | "bios", done: number, waiting: number) => [
	...Array.from({ length: done }, () => ({ kind, state: "done" as const })),
	...Array.from({ length: waiting }, () => ({ kind, state: "waiting" as const })),
];

test("ADMIN-2 the bar shows 0, 25, 65 and 100 between the kinds, and names the work under way", () => {
	const none = [...parts("questions", 0, 24), ...parts("facts", 0, 8), ...parts("bios", 0, 11)];
	expect([progressOf(none), stageOf("running", none)]).toEqual([0, "Starting"]);
	const questions = [...parts("questions", 24, 0), ...parts("facts", 0, 8), ...parts("bios", 0, 11)];
	expect([progressOf(questions), stageOf("running", questions)]).toEqual([25, "Generating questions and facts"]);
	const facts = [...parts("questions", 24, 0), ...parts("facts", 8, 0), ...parts("bios", 0, 11)];
	expect([progressOf(facts), stageOf("running", facts)]).toEqual([65, "Writing player biographies"]);
	const all = [...parts("questions", 24, 0), ...parts("facts", 8, 0), ...parts("bios", 11, 0)];
	expect([progressOf(all), stageOf("done", all)]).toEqual([100, "Bulk Generation Complete!"]);
});

test("ADMIN-2 progress is a whole number, grows with every part and reaches 100 only with the last", () => {
	const sizes = fc.record({
		questions: fc.integer({ min: 1, max: 40 }),
		facts: fc.integer({ min: 1, max: 40 }),
		bios: fc.integer({ min: 1, max: 40 }),
	});
	fc.assert(
		fc.property(sizes, ({ questions, facts, bios }) => {
			const list: { kind: "questions" | "facts" | "bios"; state: "waiting" | "done" | "failed" }[] = [
				...parts("questions", 0, questions),
				...parts("facts", 0, facts),
				...parts("bios", 0, bios),
			];
			let before = 0;
			for (const [at, part] of list.entries()) {
				part.state = at % 3 ? "done" : "failed";
				const now = progressOf(list);
				expect(Number.isInteger(now)).toBe(true);
				expect(now).toBeGreaterThanOrEqual(before);
				expect(now === 100).toBe(at === list.length - 1);
				before = now;
			}
		}),
	);
});

test("ADMIN-3 the categories are those that questions are made for; counts read as in the catalogue", () => {
	expect(QUIZ_CATEGORY_NAMES).toEqual(QUIZ_CATEGORIES.map(({ name }) => name));
	expect(adminTexts.questionsGenerated(5, "Easy", "Teams")).toBe("Generated 5 Easy questions for Teams");
	expect(adminTexts.factsGenerated(10, "Venues")).toBe("Generated 10 facts about Venues");
	expect(adminTexts.completed({ questions: 1, facts: 120, players: 1842 })).toBe(
		"1 question, 120 facts and 1,842 player bios.",
	);
});
