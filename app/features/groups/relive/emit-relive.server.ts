import type { Queryable } from "../../../../platform/database/database.ts";
import type { LiveLink } from "../../../../platform/sockets/live.ts";
import { roomOf } from "../live.server.ts";
import type { Relive, ReliveEvent } from "./relive.ts";
import { type ReliveState, toRelive } from "./relives.server.ts";
import type { Timelines } from "./timeline.server.ts";

/** Sends a changed relive to the group's open pages, and returns it. Call it after the commit. */
export async function emitRelive(
	{ db, timelines, live }: { db: Queryable; timelines: Timelines; live: LiveLink },
	state: ReliveState,
): Promise<Relive> {
	const relive = await toRelive(db, timelines, state);
	const event: ReliveEvent = { group_id: state.row.group_id, revision: state.row.revision, relive };
	live.emit(roomOf(state.row.group_id), "group:relive", event);
	return relive;
}
