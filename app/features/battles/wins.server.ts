import type { Queryable } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { Battle } from "./battle.ts";
import { openBattles } from "./battles.server.ts";

/** Wins of each side of a battle in matches against the other. */
export type Wins = { a: number; b: number };

/** Returns the wins of two sides against each other. One question. */
export async function winsBetween(
	{ ask }: Pick<MatchRecord, "ask">,
	{ team_a_code, team_b_code }: Pick<Battle, "team_a_code" | "team_b_code">,
): Promise<Wins> {
	const [team, opponent] = [team_a_code.toLowerCase(), team_b_code.toLowerCase()];
	const where = { team, opponent, result: ["won", "lost"] };
	const { rows } = await ask({ rows: "sides", measures: ["won", "lost"], where });
	return { a: rows[0]?.won ?? 0, b: rows[0]?.lost ?? 0 };
}

/** Does the same for all open battles, by id. */
export async function winsOfOpen(record: Pick<MatchRecord, "ask">, db: Queryable): Promise<Record<string, Wins>> {
	const { battles } = await openBattles(db);
	const wins = await Promise.all(
		battles.map(async (battle) => [battle.id, await winsBetween(record, battle)] as const),
	);
	return Object.fromEntries(wins);
}
