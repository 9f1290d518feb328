import type { LiveLink } from "../../../platform/sockets/live.ts";

/** Notifies fans' open pages that their points changed. Call it after the commit. */
export function sendPoints(live: Pick<LiveLink, "emit">, fan_ids: readonly string[]): void {
	for (const id of fan_ids) live.emit(`fan:${id}`, "points", {});
}
