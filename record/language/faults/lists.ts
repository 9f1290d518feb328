import { type DimensionName, sharesColumn } from "../dimensions.ts";
import { questionShape } from "../question.ts";
import { ROWS, type RowsName } from "../rows/rows.ts";
import { type Fault, fault } from "./fault.ts";
import { namesAt, type PlaceName, strangeName } from "./places.ts";
import { wrongValue } from "./values.ts";

/** The kind of rows sent; undefined if unknown. */
export const rowsIn = (sent: unknown): RowsName | undefined =>
	typeof sent === "string" && Object.hasOwn(ROWS, sent) ? (sent as RowsName) : undefined;

/** Faults of `measures` or `by`: unknown names, else an invalid list. */
export function listFaults(
	path: string,
	sent: unknown,
	place: PlaceName & ("measures" | "by"),
	rows: RowsName | undefined,
	schema = questionShape[place],
): Fault[] {
	const names = namesAt(place, rows);
	const asked = Array.isArray(sent) ? sent.filter((name) => typeof name === "string") : [];
	const strange = asked.filter((name) => !names.includes(name));
	if (strange.length > 0) return strange.map((name) => strangeName(`${path}.${name}`, name, place, rows, names));
	return [...wrongValue(path, sent, schema, rows ? names : []), ...(place === "by" ? sharedColumns(path, asked) : [])];
}

/** Faults of groups that fill the same column as an earlier one, such as `team` and `pair_of_teams`. */
const sharedColumns = (path: string, by: string[]): Fault[] =>
	by.flatMap((name, place) => {
		const other = sharesColumn(name as DimensionName, by.slice(0, place) as DimensionName[]);
		return other
			? [fault(`${path}.${name}`, name, `It fills the same column as ${other}: leave out one of the two.`)]
			: [];
	});
