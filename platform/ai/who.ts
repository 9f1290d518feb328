import { createHmac } from "node:crypto";
import { networkOf } from "../client-address.ts";
import type { Fan } from "../http/entry.ts";

/** On whose share of the day's budget a call counts. Of a visitor's address only a keyed hash is kept. */
export function whoAsks({ fan, client }: { fan: Fan | null; client: string }, secret: string): string {
	if (fan) return `fan:${fan.id}`;
	return `visitor:${createHmac("sha256", secret)
		.update(`ai ${networkOf(client)}`)
		.digest("hex")
		.slice(0, 32)}`;
}
