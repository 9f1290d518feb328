import type { Queryable } from "../../../../platform/database/database.ts";
import type { Battle } from "../../battles/battle.ts";
import { openBattles } from "../../battles/battles.server.ts";

/** Returns the open quiz battle, in which the quiz above it scores, else any open one. Null without one. */
export async function liveBattle(db: Queryable): Promise<Battle | null> {
	const { battles } = await openBattles(db);
	return battles.find(({ battle_type }) => battle_type === "quiz_battle") ?? battles[0] ?? null;
}
