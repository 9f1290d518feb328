import { expect, test } from "vitest";
import { Problem } from "../http/problem.ts";
import { createRateLimits } from "./rate-limits.ts";

const limit = { name: "post message", points: 3, per_seconds: 60 };
const outcome = (taking: Promise<unknown>) =>
	taking.then(
		() => "taken",
		(error) => {
			if (!(error instanceof Problem)) throw error;
			return error;
		},
	);

test("the action beyond the points is refused with the seconds to wait", async () => {
	const limits = createRateLimits();
	for (let n = 0; n < 3; n++) await limits.take(limit, "fan-1");
	const refused = await outcome(limits.take(limit, "fan-1"));
	expect(refused).toMatchObject({ status: 429, detail: expect.stringMatching(/^Too many requests\./) });
	const { retry_after_seconds = 0 } = refused as Problem;
	expect(retry_after_seconds).toBeGreaterThan(0);
	expect(retry_after_seconds).toBeLessThanOrEqual(60);
});

test("of many concurrent actions only the points are counted", async () => {
	const limits = createRateLimits();
	const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcome(limits.take(limit, "fan-1"))));
	expect(outcomes.filter((result) => result === "taken")).toHaveLength(3);
});

test("each key and each limit has its own count", async () => {
	const limits = createRateLimits();
	for (let n = 0; n < 3; n++) await limits.take(limit, "fan-1");
	await limits.take(limit, "fan-2");
	await limits.take({ ...limit, name: "join group" }, "fan-1");
	expect(await outcome(limits.take(limit, "fan-1"))).toBeInstanceOf(Problem);
});

test("an address counts as its network: one household is one client, two IPv4 addresses are two", async () => {
	const limits = createRateLimits();
	for (let n = 0; n < 3; n++) expect(await limits.tryTake(limit, `2001:db8:1:2${n}::${n}`)).toBe(true);
	expect(await limits.tryTake(limit, "2001:db8:1:2f::9")).toBe(false);
	expect(await limits.used(limit, "2001:db8:1:44::1")).toBe(3);
	for (let n = 0; n < 4; n++) expect(await limits.tryTake(limit, `198.51.100.${n}`)).toBe(true);
});

test("actions are reserved in all limits or in none, and are free again after a release", async () => {
	const limits = createRateLimits();
	const all = { name: "all", points: 4, per_seconds: 60 };
	const reserved = await Promise.all(
		Array.from({ length: 20 }, () => limits.tryReserveAll([limit, "fan-1"], [all, "all"])),
	);
	const [first, ...others] = reserved.filter((place) => place !== null);
	expect(others).toHaveLength(2);
	expect(await limits.used(all, "all")).toBe(3);
	expect(await outcome(limits.reserveAll([all, "all"], [limit, "fan-1"]))).toMatchObject({ status: 429 });
	expect(await limits.used(all, "all")).toBe(3);
	await first?.release();
	await first?.release();
	expect(await limits.used(limit, "fan-1")).toBe(2);
	expect(await limits.reserveAll([all, "all"], [limit, "fan-1"])).toMatchObject({ counts: [3, 3] });
	expect(await limits.tryReserveAll([limit, "fan-1"])).toBeNull();
});

test("after the window all points are free", async () => {
	const limits = createRateLimits();
	const short = { name: "short", points: 1, per_seconds: 1 };
	await limits.take(short, "fan-1");
	expect(await outcome(limits.take(short, "fan-1"))).toBeInstanceOf(Problem);
	await expect.poll(() => outcome(limits.take(short, "fan-1")), { timeout: 10_000 }).toBe("taken");
});
