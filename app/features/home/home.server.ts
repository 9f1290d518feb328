import { count } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { Battle } from "../battles/battle.ts";
import { listOpenBattles } from "../battles/battles.server.ts";
import { placeName } from "../matches/words.ts";
import type { SideName } from "./home.ts";

/** The present sides, named by their cities. */
export const currentSides = ({ franchises }: Pick<MatchRecord, "franchises">): SideName[] =>
	franchises.filter(({ is_current }) => is_current).map(({ id, name }) => ({ id, name: placeName(name) }));

/** Returns the open battle of quizzes, else any open battle, else null. */
export async function liveBattle(db: Queryable): Promise<Battle | null> {
	const { battles } = await listOpenBattles(db);
	return battles.find(({ battle_type }) => battle_type === "quiz_battle") ?? battles[0] ?? null;
}

export type HomeSummary = {
	facts: number;
	players: number;
	/** players with at least one match */
	played: number;
};

/** Counts the facts, and the people of the record: all with squad members, and those who have played. One query. */
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
