import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "./client-address.ts";
import { tooMany } from "./problem.ts";
import type { Redis } from "./redis.ts";

/** `points` deeds in any window of `per_seconds`. The name keeps the counts of different limits apart. */
export type RateLimit = {
	name: string;
	points: number;
	per_seconds: number;
	/** what is told beyond it, where waiting a moment is not the answer */
	refusal?: string;
	/** what names that refusal to a program: "urn:problem:codes-rest" */
	type?: string;
};
export type RateLimits = ReturnType<typeof createRateLimits>;

/** AUTH-2 knows this text by its first words. */
const TOO_MANY = "Too many requests. Please wait a moment before trying again.";

/**
 * Rate limits, counted in Redis for all processes together, or in the memory of this one when there is none. While
 * Redis is away each process counts for itself: a limit is never off.
 */
export function createRateLimits({
	redis,
	onRefused,
}: {
	redis?: Redis | undefined;
	/** is told the name of a limit each time it refuses */
	onRefused?: (limit: string) => void;
} = {}) {
	const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();

	function limiterOf({ name, points, per_seconds }: RateLimit) {
		const id = `limit:${name}:${points}:${per_seconds}`;
		const known = limiters.get(id);
		if (known) return known;
		const window = { keyPrefix: id, points, duration: per_seconds };
		const memory = new RateLimiterMemory(window);
		const limiter = redis
			? new RateLimiterRedis({
					...window,
					storeClient: redis,
					useRedisPackage: true,
					rejectIfRedisNotReady: true,
					insuranceLimiter: memory,
					// a flood is turned away without asking Redis each time
					inMemoryBlockOnConsumed: points,
				})
			: memory;
		limiters.set(id, limiter);
		return limiter;
	}

	function refuse(limit: RateLimit, ms: number): never {
		onRefused?.(limit.name);
		throw tooMany(limit.refusal ?? TOO_MANY, Math.ceil(ms / 1000), limit.type);
	}

	/** Counts one deed. Returns the refusal when there is none left. */
	async function consume(limit: RateLimit, key: string): Promise<RateLimiterRes | null> {
		try {
			// a client's address counts as its network, or one household would be any number of clients
			await limiterOf(limit).consume(networkOf(key));
			return null;
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			return refusal;
		}
	}

	/**
	 * Counts one deed of `key` (a fan's id, a client's address, which counts as its network). Throws a Problem (429, with the seconds to
	 * wait) beyond the limit.
	 */
	async function take(limit: RateLimit, key: string): Promise<void> {
		const refusal = await consume(limit, key);
		if (refusal) refuse(limit, refusal.msBeforeNext);
	}

	/** Counts one deed of `key`, if one is left. Says whether it was; none left is no refusal of anybody. */
	const tryTake = async (limit: RateLimit, key: string): Promise<boolean> => (await consume(limit, key)) === null;

	/** Counts nothing. Throws as `take` does when no deed of `key` is left. */
	async function look(limit: RateLimit, key: string): Promise<void> {
		const counted = await limiterOf(limit).get(networkOf(key));
		if (counted && counted.consumedPoints >= limit.points) refuse(limit, counted.msBeforeNext);
	}

	/** How many deeds of `key` count now, the refused ones left out. */
	async function used(limit: RateLimit, key: string): Promise<number> {
		const counted = await limiterOf(limit).get(networkOf(key));
		return Math.min(counted?.consumedPoints ?? 0, limit.points);
	}

	return { take, tryTake, look, used };
}
