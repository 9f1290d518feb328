import { withNames } from "../dimensions.ts";
import { possibleOf } from "../possible.ts";
import { ROWS, type RowsName } from "../rows/rows.ts";
import { askedJsonSchema } from "./json-schema.ts";

/** Returns the JSON Schema of a question, and the measures and conditions of each kind of rows. */
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
