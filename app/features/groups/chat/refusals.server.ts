import { sql } from "drizzle-orm";
import { users } from "../../../../db/schema/auth.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { forbidden, type Problem } from "../../../../platform/http/problem.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { sanctionOf } from "../access.server.ts";
import type { Sanction } from "../group.ts";
import { sanctionInWords } from "./rules.ts";

/** A 403 with the sanction, its reason, and its end. */
export const bannedProblem = (sanction: Sanction): Problem => forbidden(sanctionInWords(sanction, formatMoment));

/** Throws 403 for a muted or banned fan: for whatever others would see in a chat. `kinds`: what keeps the fan out. */
export async function requireVoice(
	tx: Queryable,
	fan_id: string,
	kinds: readonly Sanction["kind"][] = ["mute", "ban"],
): Promise<void> {
	// the lock makes new sanctions wait until the caller's transaction ends
	await tx.execute(sql`select from ${users} where id = ${fan_id} for share`);
	const sanction = await sanctionOf(tx, fan_id);
	if (sanction && kinds.includes(sanction.kind)) throw bannedProblem(sanction);
}
