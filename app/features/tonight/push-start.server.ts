import type { Tx } from "../../../platform/database/database.ts";
import type { Watching } from "../groups/relive/relives.server.ts";
import { queuePush } from "../push/messages.server.ts";
import { tonightTexts } from "./rules.ts";

/** A note that would arrive later is not sent. */
const MINUTES = 30;

/** Queues the notification that a day's match has begun, in the transaction that starts it. */
export async function pushStart(tx: Tx, day: string, { row, timeline }: Watching): Promise<void> {
	await queuePush(tx, {
		key: `match-of-the-day ${day}`,
		minutes: MINUTES,
		title: tonightTexts.begins,
		body: timeline.title,
		path: `/groups/${row.group_id}`,
	});
}
