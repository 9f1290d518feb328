import type { Role } from "./rules.ts";

/** What a player is known by. */
export type Focus = "runs" | "wickets";

/** A wicket is worth so many runs, where the two are weighed. */
export const RUNS_A_WICKET = 25;

/** A bowler, and who took more wickets than he made runs, is known by wickets. */
export const focusOn = (role: Role | null, sums: Record<Focus, number>): Focus =>
	role === "Bowler" || sums.wickets > sums.runs ? "wickets" : "runs";

/** The one figure of a row: wickets of a bowler, and of an all-rounder whose wickets weigh more than his runs; else runs. */
export const oneFigure = (role: Role | null, sums: Record<Focus, number>): Focus =>
	role === "Bowler" || (role === "All-rounder" && RUNS_A_WICKET * sums.wickets > sums.runs) ? "wickets" : "runs";
