import { type DimensionName, sharesColumn } from "../dimensions.ts";
import { type Possible, possibleOf } from "../possible.ts";
import { questionShape } from "../question.ts";
import { ROWS, type RowsName } from "../rows/rows.ts";
import { type Fault, fault, nearestOf, shownAs } from "./fault.ts";
import { wrongValue } from "./values.ts";

/** A part of a question that takes names: their noun, the part's path, and the valid names. */
type Place = { noun: string; use: string; names: (possible: Possible) => readonly string[] };

const PLACES = {
	measures: { noun: "measure", use: "measures", names: ({ measures }) => measures },
	having: { noun: "measure", use: "having", names: ({ measures }) => measures },
	where: { noun: "condition", use: "where", names: ({ conditions }) => conditions },
	against: { noun: "condition on the other person", use: "where.against", names: ({ against }) => against },
	figures: { noun: "figure of one row", use: "where.figures", names: ({ figures }) => figures },
	innings_figures: {
		noun: "figure of a whole innings",
		use: "where.innings_figures",
		names: ({ innings_figures }) => innings_figures,
	},
	by: { noun: "group", use: "by", names: ({ by }) => by },
} satisfies Record<string, Place>;
export type PlaceName = keyof typeof PLACES;

/** Other places to look for a misplaced name. */
const ELSEWHERE: Record<PlaceName | "question", PlaceName[]> = {
	question: ["measures", "where", "by"],
	measures: ["where", "by", "figures"],
	having: ["where", "figures"],
	where: ["figures", "having", "against", "by"],
	against: ["where", "figures", "having"],
	figures: ["having", "where"],
	innings_figures: ["having", "where"],
	by: ["where", "measures"],
};

const EVERY = Object.keys(ROWS) as RowsName[];
const POSSIBLE = new Map(EVERY.map((rows) => [rows, possibleOf(rows)]));

/** The valid names of a place for these rows, or for any rows. */
export function namesAt(place: PlaceName, rows: RowsName | undefined): readonly string[] {
	const kinds = rows ? [rows] : EVERY;
	return [...new Set(kinds.flatMap((kind) => PLACES[place].names(POSSIBLE.get(kind) as Possible)))];
}

/** The fault of a name that is not in `names`: says where else it is valid, and for which other rows. */
export function strangeName(
	path: string,
	name: string,
	place: PlaceName | "question",
	rows: RowsName | undefined,
	names: readonly string[],
): Fault {
	const noun = place === "question" ? "part" : PLACES[place].noun;
	const others = ELSEWHERE[place].filter((other) => namesAt(other, rows).includes(name));
	const uses = others.map((other) => `a ${PLACES[other].noun} (use ${PLACES[other].use})`);
	const owners =
		place === "question" || !rows ? [] : EVERY.filter((kind) => kind !== rows && namesAt(place, kind).includes(name));
	const reason = [
		`${shownAs(name)} is no ${noun} of ${place === "question" ? "a question" : (rows ?? "any rows")}.`,
		...(uses.length > 0 ? [`It is ${joined(uses, "and")}.`] : []),
		...(owners.length > 0 ? [`Rows that have it: ${owners.join(", ")}.`] : []),
	];
	return fault(path, name, reason.join(" "), uses.length > 0 ? [] : nearestOf(name, names));
}

const joined = (parts: string[], word: string) =>
	parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}` : parts.join();

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
