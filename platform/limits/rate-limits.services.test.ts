import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { startSeverableLink } from "../../tests/stubs/severable-link.ts";
import { Problem } from "../http/problem.ts";
import { createLogger } from "../logging.ts";
import { connectRedis } from "../redis.ts";
import { createRateLimits } from "./rate-limits.ts";

const REDIS_URL = process.env.REDIS_URL ?? "";
const logger = createLogger({ LOG_LEVEL: "silent" });
const limit = { name: "test", points: 3, per_seconds: 60 };

const closers: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close();
});

async function redisAt(url: string) {
	const redis = await connectRedis(url, logger);
	closers.push(() => redis.destroy());
	return redis;
}
async function taken(limits: ReturnType<typeof createRateLimits>, key: string, times: number) {
	let count = 0;
	for (let n = 0; n < times; n++) {
		try {
			await limits.take(limit, key);
			count++;
		} catch (error) {
			expect(error).toBeInstanceOf(Problem);
			expect(error).toMatchObject({ status: 429 });
		}
	}
	return count;
}

test("two processes share a count", async () => {
	const one = createRateLimits({ redis: await redisAt(REDIS_URL) });
	const two = createRateLimits({ redis: await redisAt(REDIS_URL) });
	const key = randomUUID();
	expect(await taken(one, key, 2)).toBe(2);
	expect(await taken(two, key, 5)).toBe(1);
	expect(await taken(one, key, 1)).toBe(0);
});

test("reads are counted and refused by each process on its own", async () => {
	const one = createRateLimits({ redis: await redisAt(REDIS_URL) });
	const two = createRateLimits({ redis: await redisAt(REDIS_URL) });
	const key = randomUUID();
	for (const process of [one, two]) {
		for (let n = 0; n < limit.points; n++) await process.takeHere(limit, key);
		await expect(process.takeHere(limit, key)).rejects.toMatchObject({ status: 429 });
	}
	expect(await taken(one, key, 1)).toBe(1);
});

test("an action that one process releases is free in all of them", async () => {
	const one = createRateLimits({ redis: await redisAt(REDIS_URL) });
	const two = createRateLimits({ redis: await redisAt(REDIS_URL) });
	const key = randomUUID();
	const places = [
		await one.tryReserveAll([limit, key]),
		await two.tryReserveAll([limit, key]),
		await one.tryReserveAll([limit, key]),
	];
	expect(await one.tryReserveAll([limit, key])).toBeNull();
	expect(await two.tryReserveAll([limit, key])).toBeNull();
	await places[1]?.release();
	expect(await one.used(limit, key)).toBe(2);
	expect(await one.tryReserveAll([limit, key])).not.toBeNull();
	expect(await two.tryReserveAll([limit, key])).toBeNull();
});

test("while Redis is away the limit still applies, and afterwards processes share the count again", async () => {
	const link = await startSeverableLink(Number(new URL(REDIS_URL).port || 6379));
	closers.push(link.close);
	const redis = await redisAt(`redis://127.0.0.1:${link.port}`);
	const limits = createRateLimits({ redis });
	const key = randomUUID();
	link.sever();
	await expect.poll(() => redis.isReady, { timeout: 10_000 }).toBe(false);
	expect(await taken(limits, key, 10)).toBe(3);

	link.mend();
	await expect.poll(() => redis.isReady, { timeout: 10_000 }).toBe(true);
	const later = randomUUID();
	expect(await taken(limits, later, 2)).toBe(2);
	expect(await taken(createRateLimits({ redis: await redisAt(REDIS_URL) }), later, 5)).toBe(1);
});

test("the error for a Redis that does not answer names it without its password", async () => {
	const link = await startSeverableLink(1);
	closers.push(link.close);
	const error = await connectRedis(`redis://:pa55word@127.0.0.1:${link.port}`, logger).catch((reason: Error) => reason);
	expect(error).toMatchObject({ message: `Redis at 127.0.0.1:${link.port} does not answer.` });
});
