import { count } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { placeName } from "../matches/place-name.ts";
import type { SideName } from "./home.ts";

/** The present sides by city, for the choice of a team. */
export const currentSides = ({ franchises }: Pick<MatchRecord, "franchises">): SideName[] =>
	franchises.filter(({ is_current }) => is_current).map(({ id, name }) => ({ id, name: placeName(name) }));

export type HomeSummary = {
	facts: number;
	players: number;
	/** players with at least one match */
	played: number;
};

/**
 * Returns the real counts of the stats strip: facts, people of the record (with squad members), and questions. One
 * database query.
 */
export async function homeSummary({ ask }: MatchRecord, db: Queryable): Promise<HomeSummary> {
	const [people, appearances, [facts]] = await Promise.all([
		ask({ rows: "people", measures: ["people"] }),
		ask({ rows: "appearances", measures: ["players"] }),
		db.select({ count: count() }).from(iplFacts),
	]);
	return {
		facts: facts?.count ?? 0,
		players: people.rows[0]?.people ?? 0,
		played: appearances.rows[0]?.players ?? 0,
	};
}
