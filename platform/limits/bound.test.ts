import { expect, test } from "vitest";
import { createBound, sharedInTurn } from "./bound.ts";

const tick = () => new Promise(setImmediate);

test("runs as many at once as allowed, lets others wait in order, and refuses the rest with 503", async () => {
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

test("work that fails frees its slot", async () => {
	const bound = createBound({ at_once: 1, waiting: 0 });
	await expect(bound.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(await bound.run(async () => "yes")).toBe("yes");
});

/** Work that runs until the test ends it. */
function blocked(bound: ReturnType<typeof createBound>) {
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	return {
		begun,
		ask: (name: string, key: string, isGone?: () => boolean, part = "") =>
			bound
				.run(
					() => {
						begun.push(name);
						return new Promise<void>((end) => ends.set(name, end));
					},
					{ key, part, ...(isGone && { isGone }) },
				)
				.then(
					() => "done",
					({ status }: { status: number }) => status,
				),
		async end(name: string) {
			ends.get(name)?.();
			await tick();
		},
	};
}

test("turns rotate between the keys, and no key runs more than its share", async () => {
	const bound = createBound({ at_once: 3, at_once_of_one: 2, waiting: 9 });
	const { begun, ask, end } = blocked(bound);
	for (const name of ["a1", "a2", "a3", "a4", "a5"]) void ask(name, "a");
	expect(begun).toEqual(["a1", "a2"]);
	expect([bound.isFull("a"), bound.isFull("b")]).toEqual([true, false]);
	for (const name of ["b1", "b2", "c1"]) void ask(name, name.slice(0, 1));
	expect(begun).toEqual(["a1", "a2", "b1"]);
	for (const name of ["a1", "a2", "b1"]) await end(name);
	expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2", "c1"]);
	for (const name of ["b2", "c1", "a3"]) await end(name);
	expect(begun.slice(6)).toEqual(["a4", "a5"]);
	expect(bound.waiting()).toBe(0);
});

test("when the queue is full, the key with the most waiters loses its newest one", async () => {
	const bound = createBound({ at_once: 1, waiting: 4 });
	const { begun, ask, end } = blocked(bound);
	void ask("a1", "a");
	const answers = ["a2", "a3", "a4", "a5"].map((name) => ask(name, "a"));
	expect(await ask("a6", "a")).toBe(503);
	void ask("b1", "b");
	expect(await answers[3]).toBe(503);
	void ask("b2", "b");
	expect(await answers[2]).toBe(503);
	expect(await ask("b3", "b"), "as many as the other").toBe(503);
	expect(bound.waiting()).toBe(4);
	for (const name of ["a1", "a2", "b1", "a3", "b2"]) await end(name);
	expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2"]);
});

test("within a key its parts take turns, and a part with many waiters loses one to a part without", async () => {
	const bound = createBound({ at_once: 1, waiting: 5 });
	const { begun, ask, end } = blocked(bound);
	const answers = ["a1", "a2", "a3", "a4", "a5", "a6"].map((name) => ask(name, "wide", undefined, "a"));
	void ask("b1", "wide", undefined, "b");
	expect(await answers[5]).toBe(503);
	void ask("b2", "wide", undefined, "b");
	expect(await answers[4]).toBe(503);
	void ask("c1", "other");
	for (const name of ["a1", "a2", "c1", "b1", "a3"]) await end(name);
	expect(begun).toEqual(["a1", "a2", "c1", "b1", "a3", "b2"]);
});

test("work of a disconnected client does not begin, and the next one's does", async () => {
	const bound = createBound({ at_once: 1, waiting: 9 });
	const { begun, ask, end } = blocked(bound);
	void ask("a1", "a");
	const left = [ask("a2", "a", () => true), ask("a3", "a", () => true), ask("b1", "b", () => true)];
	void ask("a4", "a", () => false);
	await end("a1");
	expect(begun).toEqual(["a1", "a4"]);
	expect(await Promise.all(left.slice(0, 2))).toEqual([499, 499]);
	await end("a4");
	expect(await left[2]).toBe(499);
	expect([begun, bound.waiting(), bound.isFull()]).toEqual([["a1", "a4"], 0, false]);
});

test("dropped work is started again for a client that shared it; an error reaches all", async () => {
	const shared: Promise<string>[] = [];
	const bound = createBound({ at_once: 1, waiting: 0 });
	const { ask, end } = blocked(bound);
	void ask("a1", "a");
	shared.push(bound.run(async () => "never", { key: "a" }));
	const second = sharedInTurn(async (ours) => {
		const other = shared.pop();
		if (other) return other;
		await end("a1");
		ours();
		return bound.run(async () => "mine", { key: "b" });
	});
	expect(await second).toBe("mine");
	await expect(sharedInTurn(async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
