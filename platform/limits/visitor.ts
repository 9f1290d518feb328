import { createHash } from "node:crypto";
import type { Fan } from "../http/entry.ts";
import { networkOf, wideNetworkOf } from "./client-address.ts";
import type { LimitKey, RateLimit } from "./rate-limits.ts";

/** A client: its fan if it is signed in, and its address. */
export type Visitor = { fan: Pick<Fan, "id"> | null; client: string };

/** A wide network counts as at most this many visitors. A person with a /48 has 256 networks. */
export const VISITORS_OF_WIDE_NETWORK = 16;

/**
 * The key by which visitors are counted once: the fan, or one of 16 buckets of the wide network, chosen by the network.
 * The user agent is no part of it, because a program can send any. The key contains a person or an address: store only
 * a keyed hash of it.
 */
export function visitorOf({ fan, client }: Visitor): string {
	if (fan) return `fan ${fan.id}`;
	const part = (createHash("sha256").update(networkOf(client)).digest()[0] ?? 0) % VISITORS_OF_WIDE_NETWORK;
	return `network ${wideNetworkOf(client)} ${part}`;
}

/** A limit on a resource of the whole site: `points` for a fan or a network, `wide_points` for a wide network. */
export type Share = RateLimit & { wide_points: number };

/** The limits of a share to reserve for a visitor: by network, by fan if signed in, and by wide network. */
export function limitKeysOf({ wide_points, ...limit }: Share, { fan, client }: Visitor): LimitKey[] {
	const wide: RateLimit = { ...limit, name: `${limit.name}-wide`, points: wide_points };
	return [[limit, client], ...(fan ? [[limit, fan.id] as const] : []), [wide, wideNetworkOf(client)]];
}
