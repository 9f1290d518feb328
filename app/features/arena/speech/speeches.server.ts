import { and, eq } from "drizzle-orm";
import { speeches } from "../../../../db/schema/game/arena.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { reward } from "../../points/actions.server.ts";
import { lockBalance } from "../../points/ledger.server.ts";
import { MOST_SPEECHES_A_DAY } from "./rules.ts";

/**
 * Counts a fan's speech, in the caller's transaction, and pays the first of a day. `counted`: false beyond the daily
 * limit. The browser makes an `id` per recording: a repeated request returns `counted: true` and counts nothing more.
 */
export async function countSpeech(
	tx: Tx,
	fan_id: string,
	speech: { id: string; prompt: number; seconds: number },
): Promise<{ counted: boolean; awarded: boolean }> {
	// without the lock, two concurrent speeches could both be the tenth
	await lockBalance(tx, fan_id);
	const repeated = await tx.$count(speeches, and(eq(speeches.user_id, fan_id), eq(speeches.id, speech.id)));
	if (repeated) return { counted: true, awarded: false };
	const ofToday = await tx.$count(speeches, and(eq(speeches.user_id, fan_id), eq(speeches.day, today)));
	if (ofToday >= MOST_SPEECHES_A_DAY) return { counted: false, awarded: false };
	await tx.insert(speeches).values({ user_id: fan_id, ...speech, day: today });
	const { paid } = await reward(tx, fan_id, "speech", speech.id);
	return { counted: true, awarded: paid };
}
