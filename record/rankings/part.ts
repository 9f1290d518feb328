import { type SQL, sql } from "drizzle-orm";

/** Which part of the record a ranking is over. Null is all of it. */
export type Part = {
	season: number | null;
	/** franchise id */
	team: string | null;
	/** 'playoff' is every match after the league stage */
	stage: "league" | "playoff" | null;
};

/** How a ranking is ordered, who is in it and which of its places are wanted. */
export type Order<Column extends string> = {
	part: Part;
	sort: Column;
	direction: "asc" | "desc";
	/** the least of what qualifies for the sorted column; 0 lets everybody in */
	min: number;
	limit: number;
	offset: number;
};

/** Finds a part among the sums of record/figures.ts. */
export const partOf = ({ season, team, stage }: Part): SQL =>
	sql`season = ${season ?? 0} and franchise_id = ${team ?? ""} and stage = ${stage ?? "all"}`;

/**
 * The part that a scope of the catalogue is, when it says no more than a season, a side and a stage; else undefined, and
 * the rows themselves have to be counted.
 */
export function partIn(filter: Record<string, unknown>): Part | undefined {
	const said = Object.keys(filter).filter((name) => filter[name] !== undefined);
	if (said.some((name) => !["season", "team", "stage"].includes(name)) || filter.stage === "final") return undefined;
	const { season = null, team = null, stage = null } = filter as Partial<Part>;
	return { season, team, stage };
}

export const direct = (direction: "asc" | "desc") => sql.raw(`${direction} nulls last`);
