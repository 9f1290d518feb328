import type { Db } from "../../../platform/database/database.ts";
import type { LiveLink } from "../../../platform/sockets/live.ts";
import type { LiveSocket } from "../../../platform/sockets/socket.ts";
import { openBattles } from "./battles.server.ts";

const ROOM = "battles";
/** In so long many deeds become one message. */
const GATHERED_MS = 300;

/** Lets a socket hear of the battles: everybody may, visitors as well. */
export function serveBattles(socket: LiveSocket): void {
	socket.hear("battles:watch", async () => {
		socket.join(ROOM);
		return { watching: true };
	});
}

export type BattleNews = { changed: () => void };

/**
 * Tells all open pages how the battles stand. `changed` is called after a commit, by whoever may have moved a score; many calls
 * become one message, and none is sent when nothing is different.
 */
export function createBattleNews({
	db,
	live,
	onError,
}: {
	db: Db;
	live: LiveLink;
	onError: (error: unknown) => void;
}): BattleNews {
	let waiting = false;
	let told = "";

	async function tell(): Promise<void> {
		waiting = false;
		try {
			const open = await openBattles(db);
			const now = JSON.stringify(open.battles);
			if (now === told) return;
			told = now;
			live.emit(ROOM, "battles", open);
		} catch (error) {
			onError(error);
		}
	}

	return {
		changed() {
			if (waiting) return;
			waiting = true;
			// the process may end meanwhile: what was not told is read by the next page
			setTimeout(tell, GATHERED_MS).unref();
		},
	};
}
