import { wideNetworkOf } from "./client-address.ts";
import type { Place, RateLimit } from "./rate-limits.ts";
import type { Visitor } from "./visitor.ts";

/**
 * A limit on something that the whole site shares: what one fan or one network may use, and what a whole wide network may use,
 * because one customer can own hundreds of networks.
 */
export type Share = RateLimit & { wide_points: number };

/** The places that somebody takes in a share: the network's, the fan's and the wide network's. For `takeAll`. */
export function placesIn({ wide_points, ...limit }: Share, { fan, client }: Visitor): Place[] {
	const wide: RateLimit = { ...limit, name: `${limit.name}-wide`, points: wide_points };
	return [[limit, client], ...(fan ? [[limit, fan.id] as const] : []), [wide, wideNetworkOf(client)]];
}
