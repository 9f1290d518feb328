import type { Question } from "../language/question.ts";
import type { NameOf } from "../language/reading.ts";
import type { By, Line } from "../read/plan.ts";
import { dayOf, monthOf } from "./text.ts";

type All = Record<string, unknown>;
const LISTS: Readonly<Record<string, "franchises">> = { team: "franchises", opponent: "franchises" };

/** A side's present name: 'Delhi Capitals' where the line has 'Delhi Daredevils'. */
const side = (all: All, column: "team" | "opponent", nameOf: NameOf): string =>
	nameOf("franchises", String(all[`${column}_id`])) ?? String(all[`${column}_name`] ?? all[column]);

/** The name of a line: its player, side, ground, season or match. */
export function lineName({ rows }: Pick<Question, "rows">, by: By, line: Line, nameOf: NameOf): string {
	const all = line as unknown as All;
	if (by === "pair" || (by === "row" && all.partner)) return `${all.player} and ${all.partner}`;
	if (by === "match" || (by === "row" && rows === "matches"))
		return `${side(all, "team", nameOf)} v ${side(all, "opponent", nameOf)} ${all.date ? `on ${dayOf(all.date)}` : `in ${all.season}`}`;
	if (by === "row") return all.player ? String(all.player) : side(all, "team", nameOf);
	if (by === "month") return monthOf(all.month);
	if (LISTS[by]) return side(all, by as "team", nameOf);
	return String(all[by] ?? all[`${by}_number`]);
}

/** 'for Mumbai Indians against Delhi Capitals on April 23, 2013', without the parts in `leave`. */
export function occasion(line: Line, nameOf: NameOf, leave: readonly string[] = []): string {
	const all = line as unknown as All;
	const parts = [
		all.team_id && !leave.includes("team") ? `for ${side(all, "team", nameOf)}` : "",
		all.opponent_id && !leave.includes("opponent") ? `against ${side(all, "opponent", nameOf)}` : "",
		all.date ? `on ${dayOf(all.date)}` : all.season && !leave.includes("season") ? `in ${all.season}` : "",
	];
	return parts.filter(Boolean).join(" ");
}

/** True if a line has the name of its group: an innings has a ground, but no city. */
export function isNamed(by: By, line: Line): boolean {
	const all = line as unknown as All;
	const isOther = by === "row" || by === "pair" || by === "match" || LISTS[by] !== undefined;
	return isOther || all[by] !== undefined || all[`${by}_number`] !== undefined;
}
