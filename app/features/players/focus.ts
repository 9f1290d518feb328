import type { Role } from "./rules.ts";

/** The figure that a player is known for. */
export type Focus = "runs" | "wickets";

/** One wicket counts as this many runs. */
export const RUNS_A_WICKET = 25;

/** The focus of a profile: wickets for bowlers, and for anybody with more wickets than runs. */
export const profileFocus = (role: Role | null, sums: Record<Focus, number>): Focus =>
	role === "Bowler" || sums.wickets > sums.runs ? "wickets" : "runs";

/** The figure of a row: wickets for bowlers, and for all-rounders whose wickets weigh more than their runs. */
export const rowFocus = (role: Role | null, sums: Record<Focus, number>): Focus =>
	role === "Bowler" || (role === "All-rounder" && RUNS_A_WICKET * sums.wickets > sums.runs) ? "wickets" : "runs";
