import { createHash } from "node:crypto";
import type { Fan } from "../http/entry.ts";
import { networkOf, wideNetworkOf } from "./client-address.ts";
import type { LimitKey, RateLimit } from "./rate-limits.ts";

/** Who asks: a signed-in fan, or nobody known; and the client's address. */
export type Visitor = { fan: Pick<Fan, "id"> | null; client: string };

/** How many visitors of one wide network count: somebody with a /48 has 256 networks, and is one person. */
export const VISITORS_OF_WIDE_NETWORK = 16;

/**
 * What counts as one visitor wherever something counts once: a signed-in fan, else one of the sixteen parts of a wide network, which all
 * addresses of a network share. A browser's name does not count, because a program gives itself any name. The answer names a person or an
 * address: store a keyed hash of it alone.
 */
export function visitorOf({ fan, client }: Visitor): string {
	if (fan) return `fan ${fan.id}`;
	const part = (createHash("sha256").update(networkOf(client)).digest()[0] ?? 0) % VISITORS_OF_WIDE_NETWORK;
	return `network ${wideNetworkOf(client)} ${part}`;
}

/**
 * A limit on something that the whole site shares: what one fan or one network may use, and what a whole wide network may use,
 * because one customer can own hundreds of networks.
 */
export type Share = RateLimit & { wide_points: number };

/** The places that somebody takes in a share: the network's, the fan's and the wide network's. For `reserveAll`. */
export function limitKeysOf({ wide_points, ...limit }: Share, { fan, client }: Visitor): LimitKey[] {
	const wide: RateLimit = { ...limit, name: `${limit.name}-wide`, points: wide_points };
	return [[limit, client], ...(fan ? [[limit, fan.id] as const] : []), [wide, wideNetworkOf(client)]];
}
