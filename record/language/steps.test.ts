import { describe, expect, test } from "vitest";
import { canonical } from "./canonical.ts";
import { AGAINST, CONDITIONS } from "./conditions.ts";
import { DIMENSIONS, type DimensionName, groupsFor } from "./dimensions.ts";
import { faultsOf } from "./faults/check.ts";
import { possibleOf } from "./possible.ts";
import { isQuestion, type Question, questionSchema } from "./question.ts";
import { ROWS, type RowsName } from "./rows/rows.ts";
import { answerInnerQuestions } from "./steps.ts";

const inner = (by: DimensionName[]): Question => ({ rows: "batting", measures: ["runs"], by, limit: 2 });
const asked = (where: object, more: object = {}): Question => ({ rows: "batting", measures: ["runs"], where, ...more });
const pathsOf = (sent: unknown) => faultsOf(sent).map(({ path }) => path);
/** Answers every inner question with two values and a null, which is dropped. */
const twoLines = async ({ by = [] }: Question) => {
	const column = DIMENSIONS[by[0] as DimensionName].column;
	return { rows: [{ [column]: "one" }, { [column]: null }, { [column]: "two" }], level: 0 };
};

describe.each(Object.keys(CONDITIONS))("where %s is a question", (name) => {
	const groups = groupsFor(name);

	test.skipIf(groups.length === 0)("its lines are the values, in every part of a question", async () => {
		for (const group of groups) {
			const value = { question: inner([group]) };
			const question = asked({ [name]: value, not: { [name]: value } }, { of: { where: { [name]: value } } });
			expect(questionSchema.safeParse(question).error).toBeUndefined();
			expect(await answerInnerQuestions(question, twoLines)).toEqual(
				asked(
					{ [name]: ["one", "two"], not: { [name]: ["one", "two"] } },
					{ of: { where: { [name]: ["one", "two"] } } },
				),
			);
		}
	});

	test("other groups are refused at the field", () => {
		const rows = Object.keys(ROWS).find((kind) => possibleOf(kind as RowsName).conditions.some((one) => one === name));
		const others = (["over", "player", "month"] as const).filter((group) => !groups.includes(group));
		for (const by of [[], ["player", "season"], ...others.map((group) => [group])] as DimensionName[][]) {
			const { measures } = possibleOf(rows as RowsName);
			const question = { rows, measures: measures.slice(0, 1), where: { [name]: { question: inner(by) } } };
			expect(pathsOf(question)).toContain(groups.length === 0 ? `where.${name}` : `where.${name}.question.by`);
		}
	});
});

test.each(Object.keys(AGAINST))("against %s may be a question too", async (name) => {
	const question = asked({ against: { [name]: { question: inner([name as DimensionName]) } } });
	expect(await answerInnerQuestions(question, twoLines)).toEqual(asked({ against: { [name]: ["one", "two"] } }));
});

test("an inner question inherits `until`, and the path of its fault begins at the outer question", async () => {
	const days: unknown[] = [];
	const value = { question: inner(["season"]) };
	await answerInnerQuestions(asked({ season: value }, { until: 981019 }), async (question) => {
		days.push(question.until);
		return { rows: [], level: 0 };
	});
	expect(days).toEqual([981019]);
	const wrong = { question: { ...inner(["season"]), where: { team: { question: inner(["team"]) } } } };
	expect(pathsOf(asked({ season: wrong }))).toEqual(["where.season.question.where.team"]);
});

test("a question has at most four inner questions, at any place", () => {
	const [one, team] = [{ question: inner(["season"]) }, { question: inner(["team"]) }];
	const four = asked({ season: one, team, not: { season: one } }, { of: { where: { team } } });
	expect(pathsOf(four)).toEqual([]);
	const five = { ...four, of: { where: { team, not: { season: one } } } };
	expect(pathsOf(five)).toEqual(["of.where.not.season"]);
});

test("two spellings of an inner question are one canonical question", () => {
	const written = (question: object) => JSON.stringify(canonical(asked({ season: { question } })));
	const one = { ...inner(["season"]), order: "best", where: { team: ["mi"] } };
	expect(written(one)).toBe(written({ ...inner(["season"]), offset: 0, where: { team: "mi" } }));
	expect(isQuestion(canonical(asked({ season: { question: one } })).where?.season)).toBe(true);
});
