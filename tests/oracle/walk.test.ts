import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { afterAll, expect, test } from "vitest";
import { keepRecord, SOURCES } from "../../record/file/keep.ts";
import { questionJsonSchema } from "../../record/language/describe/json-schema.ts";
import { faultsOf } from "../../record/language/faults/check.ts";
import { questionSchema } from "../../record/language/question.ts";
import { ROWS } from "../../record/language/rows/rows.ts";
import { openMatchRecord } from "../../record/record.ts";
import { LONG, seededInts } from "../fixtures/gate.ts";
import { RECORDS } from "../fixtures/record.ts";
import { walkOf } from "./answer.ts";
import { differenceOf, languageResultOf } from "./compare.ts";
import { comparedBy, comparisonGenerator, walkedPair } from "./comparison.ts";
import { questionGenerator } from "./random-question.ts";
import { readWorld } from "./world.ts";

const QUESTIONS = LONG ? 1000 : 100;

const record = await openMatchRecord(await keepRecord(RECORDS));
const walk = walkOf(await readWorld(SOURCES));
afterAll(() => record.close());

test("the walk has every measure of the query language", () => {
	const measuresOf = (all: Record<string, { measures: object }>) =>
		Object.fromEntries(Object.entries(all).map(([rows, { measures }]) => [rows, Object.keys(measures).sort()]));
	expect(measuresOf(walk.kinds)).toEqual(measuresOf(ROWS));
});

test("random questions have the answers of plain loops over the balls", async () => {
	const next = questionGenerator(walk.kinds, seededInts());
	const differences: string[] = [];
	let answered = 0;
	for (let count = 0; count < QUESTIONS; count += 1) {
		const asked = next();
		const said = await languageResultOf(record, asked);
		if ("total" in said && said.total > 0) answered += 1;
		const difference = differenceOf(asked, said, walk.answer(asked));
		if (difference) differences.push(`${JSON.stringify(asked)}: ${difference}`);
	}
	expect(differences).toEqual([]);
	expect(answered, "questions with an answer").toBeGreaterThan(QUESTIONS / 2);
});

test("random comparisons have the values, difference, sum and ratio that the walk computes", async () => {
	const ints = seededInts();
	const next = comparisonGenerator(questionGenerator(walk.kinds, ints), ints);
	const differences: string[] = [];
	let answered = 0;
	for (let count = 0; count < QUESTIONS / 4; count += 1) {
		const asked = next();
		const [said, walked] = [await comparedBy(record, asked), walkedPair(walk, asked)];
		if (said !== "refused") answered += 1;
		if (JSON.stringify(said) !== JSON.stringify(walked)) differences.push(JSON.stringify({ asked, said, walked }));
	}
	expect(differences).toEqual([]);
	expect(answered, "comparisons with an answer").toBeGreaterThan(QUESTIONS / 10);
});

test("every random question without faults fits the schema in code and the JSON Schema", () => {
	const fits = new AjvJsonSchemaValidator().getValidator(questionJsonSchema() as never);
	const next = questionGenerator(walk.kinds, seededInts());
	for (let count = 0; count < 5 * QUESTIONS; count += 1) {
		const asked = next();
		if (faultsOf(asked).length > 0) continue;
		expect(questionSchema.safeParse(asked).error?.issues, JSON.stringify(asked)).toBeUndefined();
		expect(fits(asked).errorMessage, JSON.stringify(asked)).toBeUndefined();
	}
});
