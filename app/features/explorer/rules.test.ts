import { describe, expect, test } from "vitest";
import { faultsOf } from "../../../record/language/faults/check.ts";
import { possibleOf } from "../../../record/language/possible.ts";
import { type Question, QuestionError } from "../../../record/language/question.ts";
import { ROWS, type RowsName } from "../../../record/language/rows/rows.ts";
import { sampleOf } from "../../../record/language/samples.ts";
import { INITIAL_QUESTION, rowsBehind, without, withRows, withValue } from "./change.ts";
import { fieldsOf } from "./fields.ts";
import { fromForm } from "./form.ts";
import { readQuestion } from "./read.ts";

const form = (sent: string) => decodeURIComponent(fromForm(new URLSearchParams(sent)).toString());

describe("STAT-4 the address of a plain form", () => {
	test.each([
		["rows=batting&season.from=2016&season.to=2018&player.name=", "rows=batting&season=2016..2018"],
		["overs.from=16&overs.to=", "overs=16.."],
		["player.name= Kohli ", "player=Kohli"],
		["player=3c&player.name=Kohli", "player=3c&player=Kohli"],
		["team=mi&team=csk&team.but=on", "not.team=mi&not.team=csk"],
		["having.balls.from=1000&having.balls.to=", "having.balls=1000.."],
	])("%s means %s", (sent, means) => {
		expect(form(sent)).toBe(means);
	});
});

describe("STAT-4 a question is changed", () => {
	test("to other rows: drops the parts that they lack, and every kind of rows works", () => {
		const asked = {
			...INITIAL_QUESTION,
			where: { season: 2016, phase: "death", not: { team: "mi" } },
			having: { innings: { from: 5 } },
		};
		expect(withRows(asked, "sides")).toMatchObject({ measures: ["matches"], by: ["team"], having: {} });
		expect(withRows(asked, "bowling").where).toMatchObject({ season: 2016, phase: "death", not: { team: "mi" } });
		expect(withRows(asked, "sides").where).not.toHaveProperty("phase");
	});

	test("to streaks of innings: adds the figures that they need, unless the question has some", () => {
		expect(withRows(INITIAL_QUESTION, "runs_of_innings").where).toMatchObject({ figures: { runs: { from: 50 } } });
		const ducks = { ...INITIAL_QUESTION, where: { figures: { runs: 0, outs: 1 } } };
		expect(withRows(ducks, "runs_of_innings").where?.figures).toEqual({ runs: 0, outs: 1 });
		expect(withRows({ ...INITIAL_QUESTION, where: { figures: { outs: 1 } } }, "sides").where?.figures).toEqual({});
	});

	test("by removing a part, but never the last measure", () => {
		const asked = { ...INITIAL_QUESTION, where: { season: 2016, not: { against: { bat_hand: "left" } } } };
		expect(without(asked, "measures.runs").measures).toEqual(["innings", "average", "strike_rate"]);
		expect(without(asked, "where.not.against.bat_hand").where).toEqual({ season: 2016, not: { against: {} } });
		expect(without({ ...asked, measures: ["runs"] }, "measures.runs").measures).toEqual(["runs"]);
		expect(asked.where.not.against.bat_hand).toBe("left");
	});

	test("by the id of a name, which keeps the other values", () => {
		const asked = { ...INITIAL_QUESTION, where: { season: 2016, not: { player: ["Singh", "ba607b88"] } } };
		expect(withValue(asked, "where.not.player", "Singh", "1a")).toEqual({
			...INITIAL_QUESTION,
			where: { season: 2016, not: { player: ["1a", "ba607b88"] } },
		});
	});

	test("to the rows behind a line; an unknown value excludes all values", () => {
		const line = { over: 19, stage: "playoff", age: null, month: 4 } as Record<string, unknown>;
		const behind = rowsBehind(
			{
				rows: "batting",
				measures: ["runs"],
				where: { stage: "final", overs: { from: 16 } },
				by: ["over", "stage", "age"],
			},
			(name) => line[name],
			() => undefined,
		);
		expect(behind).toEqual({
			rows: "batting",
			measures: ["runs"],
			where: { stage: ["final"], overs: 19, against: {}, not: { age: { from: 0 } } },
			list: true,
			order: "keys",
		});
	});
});

test("STAT-4 the wrong part of a question is reported, and the rest stays", async () => {
	const read = async (sent: unknown) => {
		const faults = faultsOf(sent);
		if (faults.length > 0) throw new QuestionError(faults);
		return sent as Question;
	};
	const { question, refusals } = await readQuestion(
		{ read },
		new URLSearchParams("rows=batting&measure=runs&season=soon&limit=0&by=moon"),
	);
	expect(question).toEqual({ rows: "batting", measures: ["runs"], where: {}, by: [] });
	expect(refusals.map(({ line, field }) => [line, field]).sort()).toEqual([
		["by", "by.moon"],
		["conditions", "where.season"],
		["show", "limit"],
	]);
});

test.each(Object.keys(ROWS) as RowsName[])(
	"STAT-4 every condition of %s has a field, every floor a measure that counts it",
	(rows) => {
		const possible = possibleOf(rows);
		const fields = fieldsOf(possible, {}, () => [["x", "X"]]);
		expect(fields.map(({ name }) => name)).toEqual([
			...possible.conditions.filter((name) => name !== "until"),
			...possible.against.map((name) => `against.${name}`),
		]);
		for (const { name, control } of fields)
			if ("choices" in control) expect(control.choices.length, name).toBeGreaterThan(0);
		const measures = Object.entries(ROWS[rows].measures) as [string, { floor?: object }][];
		for (const [key, { floor }] of measures)
			if (floor) expect(possible.measures).toContain(sampleOf({ rows, measures: [key] })?.measure);
	},
);
