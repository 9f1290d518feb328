import { z } from "zod";
import { withNames } from "./dimensions.ts";
import { possibleOf } from "./possible.ts";
import { innerQuestion, questionSchema } from "./question.ts";
import { ROWS, type RowsName } from "./rows/rows.ts";

/**
 * Returns the JSON Schema of a question, and the measures, conditions, groups, figures and list columns of each kind
 * of rows.
 */
export function describeLanguage(): Record<string, unknown> {
	const rows = Object.entries(ROWS).map(([name, { kind, measures }]) => {
		const possible = possibleOf(name as RowsName);
		const said = {
			counts: kind.says,
			measures: Object.fromEntries(
				Object.entries(measures).map(([key, { name, definition, best, written, ...more }]) => {
					const floor = "floor" in more ? more.floor : undefined;
					return [
						key,
						{
							name,
							definition,
							better: best,
							written,
							...(floor
								? {
										least: {
											unit: floor.unit,
											whole: floor.whole,
											season: floor.season,
											part: floor.part,
											list: floor.row,
										},
									}
								: {}),
						},
					];
				}),
			),
			conditions: [...possible.conditions, ...possible.against.map((name) => `against.${name}`)],
			figures: possible.figures,
			list_columns: withNames(Object.keys(kind.row)),
			by: possible.by,
		};
		return [name, said];
	});
	return { ...askedJsonSchema(), rows: Object.fromEntries(rows) };
}

/** The JSON Schema of a question alone. `reused`: whether repeated parts are written out or referenced. */
export const questionJsonSchema = (reused: "inline" | "ref" = "inline"): z.core.JSONSchema.BaseSchema =>
	z.toJSONSchema(questionSchema, {
		io: "input",
		unrepresentable: "any",
		reused,
		override: ({ zodSchema, jsonSchema }) => {
			if (zodSchema === innerQuestion) jsonSchema.$ref = "#";
		},
	});

/**
 * The JSON Schema of a question or a comparison. Both are in one object, because programs that list tools take no
 * alternatives there: `rows` and `measures` are needed without `compare`.
 */
export function askedJsonSchema(reused: "inline" | "ref" = "inline"): z.core.JSONSchema.BaseSchema {
	const { required: _, properties, ...question } = questionJsonSchema(reused);
	return {
		...question,
		properties: {
			...properties,
			compare: {
				type: "array",
				items: { $ref: "#" },
				minItems: 2,
				maxItems: 2,
				description: "instead of a question: two questions with one measure and one line each, to compare",
			},
		},
	};
}
