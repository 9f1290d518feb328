import { createHmac } from "node:crypto";
import type { Fan } from "../http/entry.ts";
import { wideNetworkOf } from "../limits/client-address.ts";

/**
 * Returns who pays for a call from the daily budget. Visitors of one wide network share a tenth of it; once that is
 * used up, the reader answers them. The id contains only a keyed hash of the address.
 */
export function budgetOwner({ fan, client }: { fan: Fan | null; client: string }, secret: string): string {
	if (fan) return `fan:${fan.id}`;
	return `visitor:${createHmac("sha256", secret)
		.update(`ai ${wideNetworkOf(client)}`)
		.digest("hex")
		.slice(0, 32)}`;
}
