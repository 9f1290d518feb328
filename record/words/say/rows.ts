import type { DimensionName } from "../../language/dimensions.ts";
import type { Line } from "../plans/run.ts";
import { dayOf, monthOf } from "./figures.ts";
import { listed, type NameOf } from "./names.ts";

const COLUMNS: Partial<Record<DimensionName, string>> = {
	player: "player",
	batter: "batter",
	bowler: "bowler",
	partner: "partner",
	fielder: "fielder",
	team: "team",
	opponent: "opponent",
	ground: "ground",
};

/** What a line is named by. */
type By = DimensionName | "row" | "figure";

/** What a line is about. */
export function rowName(by: By, line: Line | undefined, name: NameOf): string {
	if (!line) return "";
	const all = line as unknown as Record<string, unknown>;
	const column = by === "row" || by === "figure" ? undefined : COLUMNS[by];
	if (by === "pair") return listed([name(all.player_id), name(all.partner_id)]);
	if (by === "match")
		return `${name(all.team_id)} v ${name(all.opponent_id)} ${all.date ? `on ${dayOf(all.date)}` : `in ${all.season}`}`;
	if (column && all[column]) return String(all[column]);
	if (by === "month") return monthOf(all.month);
	if (by !== "row" && all[by] !== undefined) return String(all[by]);
	return name(all.player_id ?? all.team_id);
}

/** 'for Royal Challengers Bengaluru against Pune Warriors on April 23, 2013', but not what is left out; `asks`: with the place. */
export function rowText(line: Line | undefined, name: NameOf, leave: readonly string[] = [], asks?: By): string {
	if (!line?.match_id) return line?.season && !leave.includes("season") ? `in ${line.season}` : "";
	const all = line as unknown as Record<string, unknown>;
	const parts = [
		all.team_id && !leave.includes("team") ? `for ${name(all.team_id)}` : "",
		all.opponent_id && !leave.includes("opponent") ? `against ${name(all.opponent_id)}` : "",
		asks === "ground" ? `at ${String(all.ground)}` : "",
		all.date ? `on ${dayOf(all.date)}` : `in ${all.season}`,
	];
	return parts.filter(Boolean).join(" ");
}

/** The preposition before what a line is about: 'against Mumbai Indians', 'in 2016'. */
const PREPOSITIONS: Partial<Record<By, string>> = {
	player: "by",
	team: "for",
	opponent: "against",
	ground: "at",
	bowler: "off",
	batter: "against",
	partner: "with",
	fielder: "to",
	position: "at number",
	wicket: "for wicket number",
	over: "in over",
	home: "with home",
	toss: "with the toss",
};
export const prepositionOf = (by: By): string => PREPOSITIONS[by] ?? "in";

const PLURALS: Partial<Record<By, string>> = {
	batter: "batters",
	team: "sides",
	country: "countries",
	city: "cities",
	match: "matches",
	innings: "innings",
	nationality: "countries",
};
/** How several of what a line is about are called: 'seasons'. */
export const pluralOf = (by: By): string => PLURALS[by] ?? `${by.replaceAll("_", " ")}s`;
