import type { Queryable } from "../../../../platform/database/database.ts";
import { forbidden, type Problem } from "../../../../platform/http/problem.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { sanctionOf } from "../access.server.ts";
import type { Sanction } from "../group.ts";
import { sanctionInWords } from "./rules.ts";

/** A 403 with the sanction, its reason, and its end. */
export const bannedProblem = (sanction: Sanction): Problem => forbidden(sanctionInWords(sanction, formatMoment));

/** Throws 403 for a muted or banned fan: for whatever others would see in a chat. */
export async function requireVoice(db: Queryable, fan_id: string): Promise<void> {
	const sanction = await sanctionOf(db, fan_id);
	if (sanction) throw bannedProblem(sanction);
}
