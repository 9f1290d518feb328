import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import type { Battle } from "../../battles/battle.ts";
import { openBattles } from "../../battles/battles.server.ts";
import { type Wins, winsBetween } from "../../battles/wins.server.ts";

/** An open battle, and each side's wins in matches against the other. */
export type LiveBattle = { battle: Battle; wins: Wins };

/** Returns the open quiz battle, in which the quiz above it scores, else any open one. Null without one. */
export async function liveBattle(record: Pick<MatchRecord, "ask">, db: Queryable): Promise<LiveBattle | null> {
	const { battles } = await openBattles(db);
	const battle = battles.find(({ battle_type }) => battle_type === "quiz_battle") ?? battles[0];
	return battle ? { battle, wins: await winsBetween(record, battle) } : null;
}
