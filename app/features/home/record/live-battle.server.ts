import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import type { Battle } from "../../battles/battle.ts";
import { openBattles } from "../../battles/battles.server.ts";

/** An open battle, and how often each side has won against the other on the field. */
export type LiveBattle = { battle: Battle; wins: { a: number; b: number } };

/** The open quiz battle, which the quiz above it scores for, else any that is open. Null without one. */
export async function liveBattle({ ask }: Pick<MatchRecord, "ask">, db: Queryable): Promise<LiveBattle | null> {
	const { battles } = await openBattles(db);
	const battle = battles.find(({ battle_type }) => battle_type === "quiz_battle") ?? battles[0];
	if (!battle) return null;
	const [team, opponent] = [battle.team_a_code.toLowerCase(), battle.team_b_code.toLowerCase()];
	const { rows } = await ask({
		rows: "sides",
		measures: ["won", "lost"],
		where: { team, opponent, result: ["won", "lost"] },
	});
	return { battle, wins: { a: rows[0]?.won ?? 0, b: rows[0]?.lost ?? 0 } };
}
