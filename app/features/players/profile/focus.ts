import type { Role } from "../rules.ts";

/** What a player is known by. */
export type Focus = "runs" | "wickets";

/** A bowler, and who took more wickets than he made runs, is known by wickets. */
export const focusOn = (role: Role | null, sums: Record<Focus, number>): Focus =>
	role === "Bowler" || sums.wickets > sums.runs ? "wickets" : "runs";
