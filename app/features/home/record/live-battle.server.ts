import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import type { Battle } from "../../battles/battle.ts";
import { openBattles } from "../../battles/battles.server.ts";
import { type Wins, winsBetween } from "../../battles/wins.server.ts";

/** An open battle, and how often each side has won against the other on the field. */
export type LiveBattle = { battle: Battle; wins: Wins };

/** The open quiz battle, which the quiz above it scores for, else any that is open. Null without one. */
export async function liveBattle(record: Pick<MatchRecord, "ask">, db: Queryable): Promise<LiveBattle | null> {
	const { battles } = await openBattles(db);
	const battle = battles.find(({ battle_type }) => battle_type === "quiz_battle") ?? battles[0];
	return battle ? { battle, wins: await winsBetween(record, battle) } : null;
}
