import { expect, test } from "vitest";
import { createBound } from "./bound.ts";

const tick = () => new Promise(setImmediate);

test("no more are at work than may be, those who wait come in turn, and beyond them it is refused with 503", async () => {
	const bound = createBound({ at_once: 2, waiting: 2 });
	const begun: number[] = [];
	const ends: (() => void)[] = [];
	const work = (name: number) =>
		bound.run(async () => {
			begun.push(name);
			await new Promise<void>((end) => ends.push(end));
			return name;
		});
	const all = [work(1), work(2), work(3), work(4)];
	await tick();
	expect(begun).toEqual([1, 2]);
	expect(bound.waiting()).toBe(2);
	expect(bound.isFull()).toBe(true);
	await expect(work(5)).rejects.toMatchObject({ status: 503, retry_after_seconds: expect.any(Number) });
	while (ends.length > 0) {
		ends.shift()?.();
		await tick();
	}
	expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
	expect(begun).toEqual([1, 2, 3, 4]);
	expect(bound.isFull()).toBe(false);
});

test("work that fails gives its place back", async () => {
	const bound = createBound({ at_once: 1, waiting: 0 });
	await expect(bound.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(await bound.run(async () => "yes")).toBe("yes");
});
