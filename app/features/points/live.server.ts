import type { LiveLink } from "../../../platform/sockets/live.ts";

/** Tells fans' open pages that their points changed after their actions. After the commit, never before. */
export function tellPoints(live: Pick<LiveLink, "emit">, fan_ids: readonly string[]): void {
	for (const id of fan_ids) live.emit(`fan:${id}`, "points", {});
}
