import type { Cell, Piece, Reference } from "../cells.ts";
import { measureOf } from "../format.ts";
import type { Link, Result, ResultLine } from "../types.ts";

/** What a figure belongs to: people and sides by id, seasons as text. */
export type Facet = "people" | "sides" | "seasons";
export const FACETS = ["people", "sides", "seasons"] as const;
type Subjects = Record<Facet, ReadonlySet<string>>;

/** A name, or a cell with figures, in a sentence. `each`: the subjects of each figure. */
export type Mark = { facet: Facet; ids: ReadonlySet<string> } | { figure: string; each: Subjects[] };

const COLUMNS: Record<Facet, readonly string[]> = {
	people: ["player", "batter", "bowler", "partner", "fielder", "player_of_match", "out"],
	sides: ["team", "opponent", "latest_team", "winner", "toss_winner", "batting_first", "first_team", "second_team"],
	seasons: ["season"],
};
const facetOf = (column: string): Facet | undefined => FACETS.find((facet) => COLUMNS[facet].includes(column));
/** Columns that identify or describe a line, so they are no figures. */
const DESCRIBING = new Set([
	"season",
	"date",
	"match_id",
	"rank",
	"innings_number",
	"month",
	"over",
	"position",
	"wicket_number",
]);

const strings = (value: unknown): string[] => {
	if (value === null || value === undefined) return [];
	if (Array.isArray(value)) return value.flatMap(strings);
	if (typeof value !== "object") return [String(value)];
	const { from, to } = value as { from?: unknown; to?: unknown };
	if (typeof from === "number" && typeof to === "number" && to - from < 100)
		return Array.from({ length: to - from + 1 }, (_, nth) => String(from + nth));
	return [];
};

function idsOf(facet: Facet, line: ResultLine | undefined, where: Record<string, unknown>): Set<string> {
	const ids = COLUMNS[facet].flatMap((column) =>
		facet === "seasons" ? strings(line?.[column]) : strings(line?.[`${column}_id`]),
	);
	if (facet === "seasons" && ids.length === 0 && typeof line?.date === "string") ids.push(line.date.slice(0, 4));
	// a line's own season replaces the question's wider span
	if (ids.length > 0 && facet === "seasons") return new Set(ids);
	return new Set([...ids, ...COLUMNS[facet].flatMap((column) => strings(where[column]))]);
}

/** The subjects of a figure: from its line and its question's conditions. */
function subjectsOf({ result, line }: Pick<Reference, "result" | "line">): Subjects {
	const where = (result.question?.where ?? {}) as Record<string, unknown>;
	return {
		people: idsOf("people", line, where),
		sides: idsOf("sides", line, where),
		seasons: idsOf("seasons", line, where),
	};
}

function isFigure({ result, at, column, value }: Reference): boolean {
	if (at === "count") return true;
	if (at !== "line" || typeof value !== "number") return false;
	return measureOf(result.question, column) !== undefined || !DESCRIBING.has(column);
}

/** The ids, or seasons, that a cell names. */
function named({ result, at, line, column }: Reference, facet: Facet): string[] {
	const where = (result.question?.where ?? {}) as Record<string, unknown>;
	if (at === "where") return strings(where[column]);
	const lines = at === "all" ? result.lines : line ? [line] : [];
	return lines.flatMap((one) => strings(facet === "seasons" ? one[column] : one[`${column}_id`]));
}

/** The subjects of a figure, and of all other lines of its result that have the same value. */
function sharedBy(reference: Reference): Subjects {
	const { result, line, column, value } = reference;
	const same = line ? result.lines.filter((one) => one[column] === value) : [];
	const all = [reference, ...same.map((one) => ({ result, line: one }))].map(subjectsOf);
	const joined = (facet: Facet) => new Set(all.flatMap((subjects) => [...subjects[facet]]));
	return { people: joined("people"), sides: joined("sides"), seasons: joined("seasons") };
}

function marksOfCell(cell: Cell): Mark[] {
	const figures = cell.references.filter(isFigure);
	if (figures.length > 0) return [{ figure: cell.source, each: figures.map(sharedBy) }];
	return cell.references.flatMap((reference) => {
		const facet = facetOf(reference.column);
		const ids = facet ? named(reference, facet) : [];
		return facet && ids.length > 0 ? [{ facet, ids: new Set(ids) }] : [];
	});
}

const KINDS: Record<string, Facet> = { people: "people", franchises: "sides", seasons: "seasons" };

/** The ids that a link may mean, by facet. */
export function marksOfLink({ meanings }: Pick<Link, "meanings">): { facet: Facet; ids: Set<string> }[] {
	return FACETS.flatMap((facet) => {
		const ids = meanings.flatMap(({ kind, id }) => (KINDS[kind] === facet ? id : []));
		return ids.length > 0 ? [{ facet, ids: new Set(ids) }] : [];
	});
}

/** The names and figures of a sentence, in order. */
export const marksOf = (pieces: readonly Piece[], link: (text: string) => readonly Link[]): Mark[] =>
	pieces.flatMap((piece): Mark[] => {
		if ("cell" in piece) return marksOfCell(piece.cell);
		return "words" in piece ? link(piece.words).flatMap(marksOfLink) : [];
	});

/** Every value of a result's question and lines: ids, names, seasons, dates. */
export function valuesOf({ question, lines }: Result): Set<string> {
	const values = new Set<string>();
	const add = (value: unknown): void => {
		if (typeof value === "object" && value !== null) {
			for (const each of strings(value)) values.add(each);
			for (const each of Object.values(value)) add(each);
		} else if (value !== null && value !== undefined) values.add(String(value));
	};
	add(question);
	add(lines);
	return values;
}
