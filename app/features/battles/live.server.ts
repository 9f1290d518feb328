import type { Db } from "../../../platform/database/database.ts";
import type { LiveLink } from "../../../platform/sockets/live.ts";
import type { LiveSocket } from "../../../platform/sockets/socket.ts";
import { listOpenBattles } from "./battles.server.ts";

const ROOM = "battles";
/** Changes within this time become one message. */
const BATCH_MS = 300;

/** Handles `battles:watch`, which subscribes a socket, a visitor's too, to the scores. */
export function serveBattles(socket: LiveSocket): void {
	socket.on("battles:watch", async () => {
		socket.join(ROOM);
		return { watching: true };
	});
}

export type BattleNews = { changed: () => void };
type BattleNewsParts = { db: Db; live: LiveLink; onError: (error: unknown) => void };

/**
 * Sends the scores of battles to subscribed sockets. Call `changed` after a commit that may have changed a score. Calls
 * within `BATCH_MS` become one message. It sends nothing if all open battles are as in the last message.
 */
export function createBattleNews({ db, live, onError }: BattleNewsParts): BattleNews {
	let scheduled = false;
	let sent = "";

	async function send(): Promise<void> {
		scheduled = false;
		try {
			const open = await listOpenBattles(db);
			const now = JSON.stringify(open.battles);
			if (now === sent) return;
			sent = now;
			live.emit(ROOM, "battles", open);
		} catch (error) {
			onError(error);
		}
	}

	return {
		changed() {
			if (scheduled) return;
			scheduled = true;
			// `unref` lets the process end before it sends, because the next page load has the scores
			setTimeout(send, BATCH_MS).unref();
		},
	};
}
