import { createServer } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { createStop } from "./stop.ts";

/** The process's clock, so that the speed of the machine does not matter. */
let now = 0;
vi.spyOn(performance, "now").mockImplementation(() => now);
afterEach(() => {
	now = 0;
});

function stopOf(jobs: () => Promise<void>) {
	const [exit, closeDatabase] = [vi.fn<(code: number) => void>(), vi.fn()];
	const { stop } = createStop({
		server: createServer(),
		disconnect: () => undefined,
		jobs: { stop: jobs },
		logger: { error: vi.fn() },
		afterwards: [closeDatabase],
		delay_seconds: 0,
		exit,
	});
	return { stop, exit, closeDatabase };
}

test("SHELL-9 a second signal within a second, as npm sends it on Ctrl+C, lets a process finish its work", async () => {
	const job = Promise.withResolvers<void>();
	const { stop, exit, closeDatabase } = stopOf(() => job.promise);
	const stopped = stop({ delay: 0 });
	now += 100;
	await stop({ delay: 0 });
	expect(exit).not.toHaveBeenCalled();
	job.resolve();
	await stopped;
	expect(closeDatabase).toHaveBeenCalledOnce();
	expect(exit.mock.calls).toEqual([[0]]);
});

test("SHELL-9 a signal after a second ends a process at once, also if another came in between", async () => {
	const { stop, exit } = stopOf(() => Promise.withResolvers<void>().promise);
	void stop({ delay: 0 });
	now += 600;
	await stop({ delay: 0 });
	expect(exit).not.toHaveBeenCalled();
	now += 500;
	await stop({ delay: 0 });
	expect(exit.mock.calls).toEqual([[1]]);
});
