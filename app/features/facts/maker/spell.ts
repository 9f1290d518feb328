import type { Line } from "../../../../makers/ask.ts";
import { teamThen } from "../../../../makers/phrases.ts";
import { type Said, said, say } from "../../../../makers/said.ts";
import { countInWords, figures } from "../../../../makers/words.ts";

// Words for a bowler's spell, and for an over.

const SPELL = ["balls", "dots"] as const;
type Spell = Line<"best" | (typeof SPELL)[number]>;
type Of = { player: string; opponent_id: string; opponent: string; season: number; team_id: string; team: string };

/** The best figures within a condition, one spell per line. */
export const bestOf = (where: object, limit: number) =>
	({ rows: "bowling", measures: ["best", ...SPELL], where, list: true, limit }) as const;

export const taken = (row: Spell, label = "Figures") => figures(row.best, row.best_runs, label);
export const printed = (row: Spell, label = "Figures") => said(`${row.best}/${row.best_runs}`, label);
export const against = (row: Of) => teamThen(row.opponent_id, row.opponent, row.season);
export const playingFor = (row: Of) => teamThen(row.team_id, row.team, row.season);
export const inOvers = ({ balls }: { balls: number }): Said =>
	balls % 6 === 0
		? countInWords(balls / 6, "over")
		: say`${said(`${Math.floor(balls / 6)}.${balls % 6}`, "Overs")} overs`;
