import { grouped, overs } from "../../lib/numbers.ts";
import type { FigureKind } from "./tables.ts";

/** Formats best figures, which a table has as wickets × 1000 − runs. */
function bowlingFigures(value: number): string {
	const wickets = Math.ceil(value / 1000);
	return `${wickets}/${wickets * 1000 - value}`;
}

/** Formats a figure for a table; '—' for null. `unbeaten` adds a star to a score. */
export function figureText(value: unknown, kind: FigureKind, unbeaten = false): string {
	if (value === null || value === undefined) return "—";
	if (kind === "words") return String(value);
	const number = Number(value);
	if (kind === "rate") return number.toFixed(2);
	if (kind === "figures") return bowlingFigures(number);
	if (kind === "overs") return overs(number);
	return grouped(number) + (kind === "score" && unbeaten ? "*" : "");
}

/** Formats a figure for a spreadsheet: counts and rates as numbers, rates with two decimals. */
export function figureCell(value: unknown, kind: FigureKind, unbeaten = false): string | number | null {
	if (value === null || value === undefined) return null;
	if (kind === "rate") return Math.round(Number(value) * 100) / 100;
	if (kind === "count") return Number(value);
	return figureText(value, kind, unbeaten).replaceAll(",", "");
}
