import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { tooMany } from "../http/problem.ts";
import type { Redis } from "../redis.ts";
import { networkOf } from "./client-address.ts";

/** `points` actions in any window of `per_seconds`. The name keeps the counts of different limits apart. */
export type RateLimit = {
	name: string;
	points: number;
	per_seconds: number;
	/** the text of a refusal, where waiting a moment is not the answer */
	refusal?: string;
	/** what names that refusal to a program: "urn:problem:codes-rest" */
	type?: string;
};
export type RateLimits = ReturnType<typeof createRateLimits>;
/** A limit, and whose action counts: a fan's id, or a client's address, which counts as its network. */
export type LimitKey = readonly [limit: RateLimit, key: string];
type Limiter = RateLimiterMemory | RateLimiterRedis;
/** Places that are taken, each with its count, until they turn out not to count. */
export type Reservation = { counts: number[]; release: () => Promise<void> };

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
	/** called with the name of a limit each time it refuses */
	onRefused?: (limit: string) => void;
} = {}) {
	const limiters = new Map<string, { taking: Limiter; reserving: Limiter; here: Limiter }>();

	function limitersOf({ name, points, per_seconds }: RateLimit) {
		const id = `limit:${name}:${points}:${per_seconds}`;
		const existing = limiters.get(id);
		if (existing) return existing;
		const window = { keyPrefix: id, points, duration: per_seconds };
		const memory = new RateLimiterMemory(window);
		const counted = (more: { inMemoryBlockOnConsumed?: number }): Limiter =>
			redis
				? new RateLimiterRedis({
						...window,
						storeClient: redis,
						useRedisPackage: true,
						rejectIfRedisNotReady: true,
						insuranceLimiter: memory,
						...more,
					})
				: memory;
		const created = {
			// a flood is turned away without asking Redis each time
			taking: counted({ inMemoryBlockOnConsumed: points }),
			// what is given back makes room again, so Redis is asked each time
			reserving: counted({}),
			here: memory,
		};
		limiters.set(id, created);
		return created;
	}

	function refuse(limit: RateLimit, ms: number): never {
		onRefused?.(limit.name);
		throw tooMany(limit.refusal ?? TOO_MANY, Math.ceil(ms / 1000), limit.type);
	}

	/** Counts actions. Returns the count with them, or the refusal when too few are left. */
	async function consume(
		limiter: Limiter,
		key: string,
		actions = 1,
	): Promise<{ counted: number } | { refusal: RateLimiterRes }> {
		try {
			// a client's address counts as its network, or one household would be any number of clients
			return { counted: (await limiter.consume(networkOf(key), actions)).consumedPoints };
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			return { refusal };
		}
	}

	/**
	 * Counts actions of `key` (a fan's id, a client's address, which counts as its network) and returns the count with them. Throws a
	 * Problem (429, with the seconds to wait) beyond the limit.
	 */
	const take = (limit: RateLimit, key: string, actions = 1) => takeFrom("taking", limit, key, actions);

	/** Does the same in this process alone, without a round trip: for reading, which costs each process its own time and nothing else. */
	const takeHere = (limit: RateLimit, key: string, actions = 1) => takeFrom("here", limit, key, actions);

	async function takeFrom(where: "taking" | "here", limit: RateLimit, key: string, actions: number): Promise<number> {
		const taken = await consume(limitersOf(limit)[where], key, actions);
		if ("refusal" in taken) refuse(limit, taken.refusal.msBeforeNext);
		return taken.counted;
	}

	/** Counts one action of `key` if one is left, and returns whether it was. It is not counted as a refusal. */
	const tryTake = async (limit: RateLimit, key: string): Promise<boolean> =>
		"counted" in (await consume(limitersOf(limit).taking, key));

	/** Takes a place in each of these limits; or in none, and returns the refusal. */
	async function reserve(keys: readonly LimitKey[]): Promise<Reservation | { refused: RateLimit; ms: number }> {
		const reserved: LimitKey[] = [];
		const counts: number[] = [];
		const release = async () => {
			for (const [limit, key] of reserved.splice(0)) await limitersOf(limit).reserving.reward(networkOf(key));
		};
		for (const [limit, key] of keys) {
			const taken = await consume(limitersOf(limit).reserving, key);
			reserved.push([limit, key]);
			if ("counted" in taken) counts.push(taken.counted);
			else {
				// a refused one was counted too
				await release();
				return { refused: limit, ms: taken.refusal.msBeforeNext };
			}
		}
		return { counts, release };
	}

	/**
	 * Takes a place in each of these limits, or in none, before what they limit is done: however many ask at once, no more than the points
	 * get one. They may be given back. Throws as `take` does.
	 */
	async function reserveAll(...keys: LimitKey[]): Promise<Reservation> {
		const reserved = await reserve(keys);
		return "refused" in reserved ? refuse(reserved.refused, reserved.ms) : reserved;
	}

	/** Like `reserveAll`, but returns null when a limit is used up; that does not count as a refusal. */
	async function tryReserveAll(...keys: LimitKey[]): Promise<Reservation | null> {
		const reserved = await reserve(keys);
		return "refused" in reserved ? null : reserved;
	}

	/** How many actions of `key` count now, the refused ones left out. */
	async function used(limit: RateLimit, key: string): Promise<number> {
		const counted = await limitersOf(limit).reserving.get(networkOf(key));
		return Math.min(Math.max(0, counted?.consumedPoints ?? 0), limit.points);
	}

	return { take, takeHere, tryTake, reserveAll, tryReserveAll, used };
}
