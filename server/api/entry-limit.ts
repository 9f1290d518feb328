import type { AnyEntry, Fan } from "../../platform/http/entry.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { shedOf } from "../shedding.ts";

/** Calls up to this part of a fan's limit do not count for the network, because thousands share one carrier address. */
const OWN_PART = 1 / 10;
/** A network's limit is that of this many fans. */
const FANS_OF_NETWORK = 4;

/**
 * Counts calls of an entry by fan, or by network for a visitor. Reads count in this process, all else in all processes
 * together. For entries that compute an answer, calls beyond the fan's own part also count for the network, because one
 * person can have many accounts (decision 0032). Throws a Problem (429).
 */
export async function takeEntry(
	limits: RateLimits,
	entry: Pick<AnyEntry, "limit" | "sheds" | "method" | "guard">,
	{ fan, client }: { fan: Fan | null; client: string },
	calls = 1,
): Promise<void> {
	const { limit } = entry;
	const shed = shedOf(entry);
	const reading = entry.method === "get" && shed === null;
	const counted = await (reading ? limits.takeHere : limits.take)(limit, fan ? fan.id : client, calls);
	if (!fan || shed !== "answers" || counted <= Math.ceil(limit.points * OWN_PART)) return;
	await limits.take({ ...limit, name: `${limit.name}-network`, points: FANS_OF_NETWORK * limit.points }, client, calls);
}
