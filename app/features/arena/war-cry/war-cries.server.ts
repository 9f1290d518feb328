import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { warCries } from "../../../../db/schema/game/arena.ts";
import { armies } from "../../../../db/schema/game/community.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { badRequest } from "../../../../platform/http/problem.ts";
import { reward } from "../../points/actions.server.ts";
import { lockBalance } from "../../points/ledger.server.ts";
import { MOST_WAR_CRIES_A_DAY, warCry, warCryTexts } from "./rules.ts";

export const sharedWarCrySchema = z.object({
	text: z.string(),
	counted: z.boolean(),
	/** the fan has shared the same cry before; if neither `counted` nor `known` is true, the daily limit is reached */
	known: z.boolean(),
	awarded: z.boolean(),
});
export type SharedWarCry = z.output<typeof sharedWarCrySchema>;

/**
 * Stores a shared war cry, in the caller's transaction, and pays the first of a day. The same team, player and template
 * count once per fan, and no cry counts beyond the daily limit. Throws 400 (field `team_code`) for an unknown team.
 */
export async function shareWarCry(
	tx: Tx,
	fan_id: string,
	cry: { team_code: string; player_name: string; template: number },
): Promise<SharedWarCry> {
	const [team] = await tx
		.select({ id: armies.id, name: armies.team_name })
		.from(armies)
		.where(eq(armies.team_code, cry.team_code));
	if (!team) throw badRequest("team_code", warCryTexts.unknownTeam);
	const text = warCry(cry.template, { team: team.name, player: cry.player_name });
	// without the lock, two concurrent war cries could both be the tenth
	await lockBalance(tx, fan_id);
	const same = and(
		eq(warCries.user_id, fan_id),
		eq(warCries.army_id, team.id),
		eq(warCries.template, cry.template),
		sql`lower(${warCries.player_name}) = lower(${cry.player_name})`,
	);
	if (await tx.$count(warCries, same)) return { text, counted: false, known: true, awarded: false };
	const ofToday = await tx.$count(warCries, and(eq(warCries.user_id, fan_id), eq(warCries.day, today)));
	if (ofToday >= MOST_WAR_CRIES_A_DAY) return { text, counted: false, known: false, awarded: false };
	const [shared] = await tx
		.insert(warCries)
		.values({ user_id: fan_id, army_id: team.id, player_name: cry.player_name, template: cry.template, day: today })
		.returning({ id: warCries.id });
	if (!shared) throw new Error("the insert of a war cry returned no row");
	const { paid } = await reward(tx, fan_id, "war_cry", shared.id);
	return { text, counted: true, known: false, awarded: paid };
}
