import { createHmac } from "node:crypto";
import type { Fan } from "../http/entry.ts";
import { wideNetworkOf } from "../limits/client-address.ts";

/**
 * On whose share of the day's budget a call counts. Visitors of one wide network have one share: without it they are answered all the same, by
 * the record alone. Of an address only a keyed hash is kept.
 */
export function whoAsks({ fan, client }: { fan: Fan | null; client: string }, secret: string): string {
	if (fan) return `fan:${fan.id}`;
	return `visitor:${createHmac("sha256", secret)
		.update(`ai ${wideNetworkOf(client)}`)
		.digest("hex")
		.slice(0, 32)}`;
}
