import type { Dimension, DimensionName } from "../../../record/language/dimensions.ts";
import { DIMENSIONS, NAMES } from "../../../record/language/dimensions.ts";
import type { Measure } from "../../../record/language/measures/measure.ts";
import { formatLongDate } from "../../lib/dates.ts";
import { grouped } from "../../lib/numbers.ts";
import { plainWord } from "./words.ts";

/** A cell: its text, and the address that it links to, if any. */
export type Cell = { text: string; to: string | null; person?: boolean };
export type Row = Record<string, unknown>;
export type Pages = { slugs: Record<string, string>; sides: ReadonlySet<string> };

const NONE = "—";

/** The columns with the days of a streak's first and last match, each with the column of that match's id. */
export const MATCHES: Record<string, string> = { from_date: "from_match_id", to_date: "to_match_id" };

/** Formats a figure: 9,336 · 40.42 · 113* · 5/12 · 15.3 · 61.50. */
export function figureOf(row: Row, key: string, written: Measure["written"]): string {
	const value = row[key];
	if (value === null || value === undefined) return NONE;
	const number = Number(value);
	if (written === "rate" || written === "percentage") return number.toFixed(2);
	if (written === "figures") return `${number}/${row.best_runs}`;
	if (written === "overs") return `${Math.floor(number / 6)}.${number % 6}`;
	return grouped(number) + (written === "score" && row.not_out ? "*" : "");
}

export const columnOf = (name: DimensionName): string => DIMENSIONS[name].column;

/** The cell of a group. A pair shows both names, without a link. */
export function cellOfGroup(row: Row, name: DimensionName, pages: Pages): Cell {
	const { column, second }: Dimension = DIMENSIONS[name];
	const cell = cellOf(row, column, pages);
	return second ? { text: `${cell.text} and ${cellOf(row, second.column, pages).text}`, to: null } : cell;
}

/** The cell of an identifying column: the name of an id, linked to its page. */
export function cellOf(row: Row, column: string, { slugs, sides }: Pages): Cell {
	const value = row[column];
	const named = NAMES[column];
	if (value === null || value === undefined) return { text: "Not known", to: null };
	if (named?.table === "people")
		return {
			text: String(row[named.column]),
			to: slugs[String(value)] ? `/players/${slugs[String(value)]}` : null,
			person: true,
		};
	if (named?.table === "franchises")
		return { text: String(row[named.column]), to: sides.has(String(value)) ? `/teams/${value}` : null };
	if (named) return { text: String(row[named.column]), to: null };
	if (column === "season") return { text: String(value), to: `/seasons/${value}` };
	if (column === "match_id") return { text: `Match ${value}`, to: `/matches/${value}` };
	const match = MATCHES[column];
	if (match) return { text: formatLongDate(String(value)), to: `/matches/${row[match]}` };
	if (column === "date") return { text: formatLongDate(String(value)), to: null };
	return { text: wordOf(value), to: null };
}

const wordOf = (value: unknown) =>
	value === true
		? "Yes"
		: value === false
			? "No"
			: typeof value === "number"
				? String(value)
				: plainWord(String(value));

/** The cell that links a list's row to its match, else to its season, else to its player. */
export function rowLink(row: Row, { slugs }: Pages): Cell {
	if (row.match_id)
		return { text: row.date ? formatLongDate(String(row.date)) : "Match", to: `/matches/${row.match_id}` };
	if (row.season) return { text: String(row.season), to: `/seasons/${row.season}` };
	const slug = slugs[String(row.player_id)];
	return { text: slug ? "Profile" : NONE, to: slug ? `/players/${slug}` : null };
}
