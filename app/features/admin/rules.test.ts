import fc from "fast-check";
import { expect, test } from "vitest";
import { QUIZ_CATEGORIES } from "../quiz/maker/kind.ts";
import { adminTexts, progressOf, QUIZ_CATEGORY_NAMES, stageOf } from "./rules.ts";

const parts = (kind: "questions" | "facts" | "bios", done: number, waiting: number) => [
	...Array.from({ length: done }, () => ({ kind, state: "done" as const })),
	...Array.from({ length: waiting }, () => ({ kind, state: "waiting" as const })),
];

test("ADMIN-2 the bar is at 0, 25, 65 and 100, and the text counts the parts of the step", () => {
	const none = [...parts("questions", 0, 24), ...parts("facts", 0, 8), ...parts("bios", 0, 11)];
	expect([progressOf(none), stageOf("running", none)]).toEqual([0, "Starting"]);
	const first = [...parts("questions", 1, 23), ...parts("facts", 0, 8), ...parts("bios", 0, 11)];
	expect([progressOf(first), stageOf("running", first)]).toEqual([25, "Generating questions and facts: 1 of 32 parts"]);
	// the part of a failed fact waits for a retry while biographies are written
	const mixed = [...parts("questions", 24, 0), ...parts("facts", 7, 1), ...parts("bios", 2, 9)];
	expect([progressOf(mixed), stageOf("running", mixed)]).toEqual([
		25,
		"Generating questions and facts: 31 of 32 parts",
	]);
	const facts = [...parts("questions", 24, 0), ...parts("facts", 8, 0), ...parts("bios", 0, 11)];
	expect([progressOf(facts), stageOf("running", facts)]).toEqual([65, "Writing player biographies: 0 of 11 parts"]);
	const all = [...parts("questions", 24, 0), ...parts("facts", 8, 0), ...parts("bios", 11, 0)];
	expect([progressOf(all), stageOf("done", all)]).toEqual([100, "Bulk Generation Complete!"]);
});

test("ADMIN-2 the bar never moves back, in whatever order parts settle, and is at 100 only with the last one", () => {
	const sizes = fc.record({
		questions: fc.integer({ min: 1, max: 40 }),
		facts: fc.integer({ min: 1, max: 40 }),
		bios: fc.integer({ min: 1, max: 40 }),
	});
	fc.assert(
		fc.property(sizes, fc.integer(), ({ questions, facts, bios }, order) => {
			const list: { kind: "questions" | "facts" | "bios"; state: "waiting" | "done" | "failed" }[] = [
				...parts("questions", 0, questions),
				...parts("facts", 0, facts),
				...parts("bios", 0, bios),
			];
			const turns = list.toSorted(
				(one, other) => ((list.indexOf(one) * order) % 7) - ((list.indexOf(other) * order) % 7),
			);
			let before = 0;
			for (const [at, part] of turns.entries()) {
				part.state = at % 3 ? "done" : "failed";
				const now = progressOf(list);
				expect([0, 25, 65, 100]).toContain(now);
				expect(now).toBeGreaterThanOrEqual(before);
				expect(now === 100).toBe(at === list.length - 1);
				before = now;
			}
		}),
	);
});

test("ADMIN-3 the categories are those of the question maker; the result texts have counts and categories", () => {
	expect(QUIZ_CATEGORY_NAMES).toEqual(QUIZ_CATEGORIES.map(({ name }) => name));
	expect(adminTexts.questionsGenerated(5, "Easy", "Teams")).toBe("Generated 5 Easy questions for Teams");
	expect(adminTexts.factsGenerated(10, "Venues")).toBe("Generated 10 facts about Venues");
	expect(adminTexts.completed({ questions: 1, facts: 120, players: 1842 })).toBe(
		"1 question, 120 facts and 1,842 player bios.",
	);
});
