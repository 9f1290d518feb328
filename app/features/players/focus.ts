import type { Role } from "./rules.ts";

/** The figure that a player is best known for. */
export type Focus = "runs" | "wickets";

/** One wicket counts as this many runs. */
export const RUNS_A_WICKET = 25;

/** Bowlers, and players with more wickets than runs, are known for wickets. */
export const profileFocus = (role: Role | null, sums: Record<Focus, number>): Focus =>
	role === "Bowler" || sums.wickets > sums.runs ? "wickets" : "runs";

/**
 * The figure of a row: wickets for a bowler, and for an all-rounder whose wickets weigh more than the runs; else
 * runs.
 */
export const rowFocus = (role: Role | null, sums: Record<Focus, number>): Focus =>
	role === "Bowler" || (role === "All-rounder" && RUNS_A_WICKET * sums.wickets > sums.runs) ? "wickets" : "runs";
