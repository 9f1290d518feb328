import type { Queryable } from "../../../../platform/database/database.ts";
import type { LiveLink } from "../../../../platform/sockets/live.ts";
import { roomOf } from "../live.server.ts";
import type { Relive, ReliveNews } from "./relive.ts";
import { toRelive, type Watching } from "./relives.server.ts";
import type { Timelines } from "./timeline.server.ts";

/** Tells a group's open members that a relive has changed, and answers it as they see it. After the commit, never before. */
export async function tellRelive(
	{ db, timelines, live }: { db: Queryable; timelines: Timelines; live: LiveLink },
	seen: Watching,
): Promise<Relive> {
	const relive = await toRelive(db, timelines, seen);
	const news: ReliveNews = { group_id: seen.row.group_id, revision: seen.row.revision, relive };
	live.emit(roomOf(seen.row.group_id), "group:relive", news);
	return relive;
}
