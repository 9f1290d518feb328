import { grouped } from "../../lib/numbers.ts";
import type { PlayerFigures } from "./figures.server.ts";
import { UNKNOWN } from "./rules.ts";

/** A count with thousands separators; '—' for null. */
export const countText = (value: number | null | undefined): string => (value == null ? UNKNOWN : grouped(value));

/** A rate with two decimals; '—' for null. */
export const rateText = (value: number | null | undefined): string => value?.toFixed(2) ?? UNKNOWN;

/** '113*': a star means not out */
export function highestText(line: Pick<PlayerFigures, "highest" | "highest_not_out"> | null | undefined): string {
	return line && line.highest !== null ? `${line.highest}${line.highest_not_out ? "*" : ""}` : UNKNOWN;
}

/** '5/10' */
export function bestText(line: Pick<PlayerFigures, "best_wickets" | "best_runs"> | null | undefined): string {
	return line && line.best_wickets !== null ? `${line.best_wickets}/${line.best_runs}` : UNKNOWN;
}
