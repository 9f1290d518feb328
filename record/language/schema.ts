import { z } from "zod";
import { AGAINST, CONDITIONS } from "./conditions.ts";
import { DIMENSIONS, withNames } from "./dimensions.ts";
import { questionSchema } from "./question.ts";
import { ROWS } from "./rows/rows.ts";

/** The JSON Schema of a question, and beside it what each kind of rows knows: its measures, conditions, groups, figures and the columns of its lists. */
export function describeLanguage(): Record<string, unknown> {
	const rows = Object.entries(ROWS).map(([name, { kind, measures }]) => [
		name,
		{
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
			conditions: [
				...Object.entries(CONDITIONS).flatMap(([name, { facet }]) => (facet in kind.facets ? [name] : [])),
				...Object.entries(AGAINST).flatMap(([name, { facet }]) => (facet in kind.facets ? [`against.${name}`] : [])),
			],
			figures: Object.keys(kind.figures),
			list_columns: withNames(Object.keys(kind.row)),
			by: Object.entries(DIMENSIONS).flatMap(([by, { facets }]) =>
				facets.some((facet) => facet in kind.facets) ? [by] : [],
			),
		},
	]);
	return { ...z.toJSONSchema(questionSchema, { io: "input", unrepresentable: "any" }), rows: Object.fromEntries(rows) };
}
