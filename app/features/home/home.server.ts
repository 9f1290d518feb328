import { count } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { Battle } from "../battles/battle.ts";
import { openBattles } from "../battles/battles.server.ts";
import { placeName } from "../matches/place-name.ts";
import type { SideName } from "./home.ts";

/** The present sides by city, for the choice of a team. */
export const currentSides = ({ franchises }: Pick<MatchRecord, "franchises">): SideName[] =>
	franchises.filter(({ is_current }) => is_current).map(({ id, name }) => ({ id, name: placeName(name) }));

/** Returns the open quiz battle, in which the quiz above it scores, else any open one. Null without one. */
export async function liveBattle(db: Queryable): Promise<Battle | null> {
	const { battles } = await openBattles(db);
	return battles.find(({ battle_type }) => battle_type === "quiz_battle") ?? battles[0] ?? null;
}

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
