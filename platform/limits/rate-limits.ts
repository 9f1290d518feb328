import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { tooMany } from "../http/problem.ts";
import type { Redis } from "../redis.ts";
import { networkOf } from "./client-address.ts";

/** At most `points` actions in `per_seconds`. Each name has counts of its own. */
export type RateLimit = {
	name: string;
	points: number;
	per_seconds: number;
	/** the text of a refusal, if the default one does not fit */
	refusal?: string;
	/** the `type` of the Problem, such as "urn:problem:codes-rest" */
	type?: string;
};
export type RateLimits = ReturnType<typeof createRateLimits>;
/** A limit and a key in it: a fan's id, or a client's address, which counts as its network. */
export type LimitKey = readonly [limit: RateLimit, key: string];
type Limiter = RateLimiterMemory | RateLimiterRedis;
/** Reserved actions: the count of each limit, and a function that gives the actions back. */
export type Reservation = { counts: number[]; release: () => Promise<void> };

/** AUTH-2 names the first words of this text. */
const TOO_MANY = "Too many requests. Please wait a moment before trying again.";

/** Rate limits, counted in Redis for all processes, or in each process without Redis. */
export function createRateLimits({
	redis,
	onRefused,
}: {
	redis?: Redis | undefined;
	/** called with the name of the limit at each refusal */
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
			// refuse a flood without a request to Redis each time
			taking: counted({ inMemoryBlockOnConsumed: points }),
			// a released action makes room again, so Redis is asked each time
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

	async function consume(
		limiter: Limiter,
		key: string,
		actions = 1,
	): Promise<{ counted: number } | { refusal: RateLimiterRes }> {
		try {
			// count by network, or a household could be any number of clients
			return { counted: (await limiter.consume(networkOf(key), actions)).consumedPoints };
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			return { refusal };
		}
	}

	/** Counts actions of `key`; returns the count. Throws a Problem (429 with a wait) beyond the limit. */
	const take = (limit: RateLimit, key: string, actions = 1) => takeFrom("taking", limit, key, actions);

	/** Like `take`, in this process alone and without a round trip. For reads. */
	const takeHere = (limit: RateLimit, key: string, actions = 1) => takeFrom("here", limit, key, actions);

	async function takeFrom(where: "taking" | "here", limit: RateLimit, key: string, actions: number): Promise<number> {
		const taken = await consume(limitersOf(limit)[where], key, actions);
		if ("refusal" in taken) refuse(limit, taken.refusal.msBeforeNext);
		return taken.counted;
	}

	/** Counts one action of `key` if one is left, and returns whether it did. `onRefused` is not called. */
	const tryTake = async (limit: RateLimit, key: string): Promise<boolean> =>
		"counted" in (await consume(limitersOf(limit).taking, key));

	/** Reserves an action in each of these limits. If one is used up, reserves none and returns its refusal. */
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
				// consume counts a refused action too
				await release();
				return { refused: limit, ms: taken.refusal.msBeforeNext };
			}
		}
		return { counts, release };
	}

	/** Reserves an action in each of these limits, or in none, before the work that they limit. Throws like `take`. */
	async function reserveAll(...keys: LimitKey[]): Promise<Reservation> {
		const reserved = await reserve(keys);
		return "refused" in reserved ? refuse(reserved.refused, reserved.ms) : reserved;
	}

	/** Like `reserveAll`, but returns null if a limit is used up. `onRefused` is not called. */
	async function tryReserveAll(...keys: LimitKey[]): Promise<Reservation | null> {
		const reserved = await reserve(keys);
		return "refused" in reserved ? null : reserved;
	}

	/** The number of actions of `key` in the current window, without refused ones. */
	async function used(limit: RateLimit, key: string): Promise<number> {
		const counted = await limitersOf(limit).reserving.get(networkOf(key));
		return Math.min(Math.max(0, counted?.consumedPoints ?? 0), limit.points);
	}

	return { take, takeHere, tryTake, reserveAll, tryReserveAll, used };
}
