import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { describe, expect, test } from "vitest";
import { AGAINST, CONDITIONS, type ConditionName } from "../conditions.ts";
import { faultsOf } from "../faults/check.ts";
import { possibleOf } from "../possible.ts";
import { ROWS, type RowsName } from "../rows/rows.ts";
import { AGAINST_DESCRIPTIONS, CONDITION_DESCRIPTIONS } from "./conditions.ts";
import { questionJsonSchema } from "./json-schema.ts";

const schema = questionJsonSchema();
const validate = new AjvJsonSchemaValidator().getValidator(schema as never);
const fits = (sent: unknown) => validate(sent).errorMessage ?? true;

/** Every field of a schema with its path, also in definitions. */
function fieldsIn(part: unknown, path = ""): [path: string, field: { description?: string }][] {
	if (typeof part !== "object" || part === null) return [];
	return Object.entries(part).flatMap(([name, value]) => {
		const own =
			name === "properties" ? Object.entries(value as object).map(([key, field]) => [`${path}.${key}`, field]) : [];
		return [...(own as [string, object][]), ...fieldsIn(value, `${path}.${name}`)];
	});
}

describe("the JSON Schema of a question", () => {
	test("describes every field", () => {
		const inside = /\.(?:from|to|question)$|^\.properties\.of\./;
		const without = fieldsIn(schema).filter(([path, { description }]) => !description && !inside.test(path));
		expect(without.map(([path]) => path)).toEqual([]);
	});

	test("names its shared parts", () => {
		expect(Object.keys(schema.$defs ?? {})).toEqual([
			"conditions",
			"rows",
			"groups",
			"names",
			"numbers",
			"amounts",
			"days",
			"asked",
		]);
		expect(JSON.stringify(schema)).not.toContain("__schema");
	});

	test("refuses unknown names and values", () => {
		for (const wrong of [
			{ rows: "batsmen" },
			{ where: { playr: "x" } },
			{ by: ["moon"] },
			{ where: { stage: "group" } },
		])
			expect(fits({ rows: "batting", measures: ["runs"], ...wrong })).not.toBe(true);
	});
});

/** The example at the end of a description. */
const exampleOf = (said: string): unknown => JSON.parse(said.slice(said.indexOf(": ") + 2));
const rowsWith = (name: string, list: "conditions" | "against") =>
	(Object.keys(ROWS) as RowsName[]).find((rows) => (possibleOf(rows)[list] as string[]).includes(name)) as RowsName;

test.each(Object.keys(CONDITIONS))("the example of %s is a valid value", (name) => {
	const rows = rowsWith(name, "conditions");
	const where = { [name]: exampleOf(CONDITION_DESCRIPTIONS[name as ConditionName]) };
	expect(faultsOf({ rows, measures: possibleOf(rows).measures.slice(0, 1), where })).toEqual([]);
});

test.each(Object.keys(AGAINST))("the example of against.%s is a valid value", (name) => {
	const rows = rowsWith(name, "against");
	const against = { [name]: exampleOf(AGAINST_DESCRIPTIONS[name as keyof typeof AGAINST]) };
	expect(faultsOf({ rows, measures: possibleOf(rows).measures.slice(0, 1), where: { against } })).toEqual([]);
});
