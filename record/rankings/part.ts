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

export const direct = (direction: "asc" | "desc") => sql.raw(`${direction} nulls last`);
