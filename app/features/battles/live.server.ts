import type { Db } from "../../../platform/database/database.ts";
import type { LiveLink } from "../../../platform/sockets/live.ts";
import type { LiveSocket } from "../../../platform/sockets/socket.ts";
import { listOpenBattles } from "./battles.server.ts";

const ROOM = "battles";
/** Changes within this time become one message. */
const BATCH_MS = 300;

/** Subscribes a socket to battles. Open to everybody. */
export function serveBattles(socket: LiveSocket): void {
	socket.on("battles:watch", async () => {
		socket.join(ROOM);
		return { watching: true };
	});
}

export type BattleNews = { changed: () => void };
type BattleNewsParts = { db: Db; live: LiveLink; onError: (error: unknown) => void };

/**
 * Sends the battles' scores to all open pages. Call `changed` after a commit that may have changed a score; many
 * calls become one message, and none is sent without a difference.
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
			// a process may end before sending; the next page load has the scores
			setTimeout(send, BATCH_MS).unref();
		},
	};
}
