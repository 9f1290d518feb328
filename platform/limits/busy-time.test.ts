import { expect, test } from "vitest";
import { createBusyTime } from "./busy-time.ts";

function account() {
	let [ms, busy] = [0, 0];
	const time = createBusyTime({ now: () => ms, active: () => busy });
	return {
		...time,
		/** Lets time pass while the event loop is busy. */
		pass(by: number, part = 1) {
			ms += by;
			busy += by * part;
		},
		work: (key: string, by: number) =>
			time.during(key, () => {
				ms += by;
				busy += by;
			}),
	};
}

test("a client that keeps the event loop busy dominates, and one with few requests does not", async () => {
	const { work, othersDominate } = account();
	await work("flood", 900);
	await work("fan", 100);
	expect(["flood", "fan", "new"].map(othersDominate)).toEqual([false, true, true]);
});

test("a flood dominates by many requests, not by one long page or many short ones", async () => {
	const { work, floods } = account();
	await work("reader", 900);
	for (let n = 0; n < 60; n++) await work("many short", 1);
	expect(["reader", "many short"].map(floods)).toEqual([false, false]);
	for (let n = 0; n < 60; n++) await work("flood", 20);
	expect(["flood", "reader", "many short", "new"].map(floods)).toEqual([true, false, false, false]);
});

test("two that use about as much both dominate", async () => {
	const { work, othersDominate } = account();
	for (const key of ["one", "two"]) await work(key, key === "one" ? 450 : 400);
	await work("fan", 100);
	expect(["one", "two", "fan"].map(othersDominate)).toEqual([false, false, true]);
});

test("nobody dominates when the time is spread evenly", async () => {
	const { work, othersDominate, pass } = account();
	expect(othersDominate("fan")).toBe(false);
	for (let n = 0; n < 10; n++) await work(`fan ${n}`, 50 + n);
	expect(["fan 0", "fan 9", "new"].map(othersDominate)).toEqual([false, false, false]);
	await work("reader", 300);
	expect(othersDominate("new")).toBe(true);
	// as jobs of the site do
	pass(2_000);
	expect(othersDominate("new")).toBe(false);
});

test("busy time is split between the work under way, and idle time counts for nobody", async () => {
	const { during, othersDominate, pass } = account();
	const ends: (() => void)[] = [];
	const running = (key: string) => during(key, () => new Promise<void>((end) => ends.push(end)));
	const all = [running("fan")];
	pass(5_000, 0);
	all.push(running("flood"), running("flood"), running("flood"));
	pass(400);
	expect(["fan", "flood"].map(othersDominate)).toEqual([true, false]);
	for (const end of ends) end();
	await Promise.all(all);
});

test("used time expires, also when the work failed", async () => {
	const { work, during, othersDominate, pass } = account();
	await work("flood", 900);
	await expect(during("flood", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	pass(9_500, 0);
	expect(othersDominate("fan")).toBe(true);
	pass(10_500, 0);
	expect(othersDominate("fan")).toBe(false);
	await work("fan", 10);
	expect(othersDominate("flood")).toBe(true);
});
