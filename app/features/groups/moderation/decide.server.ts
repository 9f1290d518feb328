import type { Db } from "../../../../platform/database/database.ts";
import { badRequest } from "../../../../platform/http/problem.ts";
import type { LiveLink } from "../../../../platform/sockets/live.ts";
import { type Doer, noteAction } from "../../auth/audit.server.ts";
import { readMessage } from "../chat/messages.server.ts";
import { emitMessage, removeFromRooms } from "../live.server.ts";
import { decideMessage } from "./reports.server.ts";
import { type Decision, moderationTexts } from "./rules.ts";
import { imposeSanction, liftSanctions, type NewSanction } from "./sanctions.server.ts";

type MessageDecision = {
	message_id: string;
	decision: Decision;
	/** a sanction of the sender */
	sanction?: Pick<NewSanction, "kind" | "reason" | "minutes"> | undefined;
};

/**
 * Decides about a reported message, optionally mutes or bans its sender, and logs both, in one transaction. After the
 * commit it notifies open pages. Throws 404 for an unknown message, 409 if another admin was faster, 400 if the sender's
 * account is gone, and the errors of `imposeSanction`.
 */
export async function decide(
	db: Db,
	live: LiveLink,
	doer: Doer,
	{ message_id, decision, sanction }: MessageDecision,
): Promise<void> {
	const admin_id = doer.fan.id;
	const left = await db.transaction(async (tx) => {
		const { user_id } = await decideMessage(tx, { message_id, decision, admin_id });
		await noteAction(tx, doer, { action: `${decision}-message`, target: `message ${message_id}` });
		if (!sanction) return [];
		if (!user_id) throw badRequest("sanction", moderationTexts.noFan);
		const left = await imposeSanction(tx, { ...sanction, user_id, message_id, admin_id });
		await noteAction(tx, doer, { action: `${sanction.kind}-fan`, target: `fan ${user_id}`, details: sanction });
		return left;
	});
	emitMessage(live, await readMessage(db, message_id));
	for (const { fan_id, groups } of left) removeFromRooms(live, fan_id, groups);
}

/** Lifts the mutes and bans of a fan's person, and logs it unless there are none. Returns their number. */
export async function lift(db: Db, doer: Doer, user_id: string): Promise<number> {
	return db.transaction(async (tx) => {
		const lifted = await liftSanctions(tx, user_id);
		if (lifted > 0) await noteAction(tx, doer, { action: "lift-sanctions", target: `fan ${user_id}` });
		return lifted;
	});
}
