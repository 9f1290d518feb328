import { setTimeout as sleep } from "node:timers/promises";
import { type Crowd, KINDS, type Kind, type Outcome } from "./crowd.ts";

/** The mix of a hundred requests. */
const MIX: Record<Kind, number> = { page: 60, search: 2, read: 20, message: 8, quiz: 5, view: 3, ask: 2 };
const STEP_MS = 10;

/**
 * Sends `rate` requests a second for some seconds, in an open loop: clients that wait for answers would spare a slow
 * server. Resolves when all are answered. Calls `onOutcome` with the second in which each request began.
 */
export async function sendAtRate(
	crowd: Crowd,
	{ rate, seconds }: { rate: number; seconds: number },
	onOutcome: (outcome: Outcome, second: number) => void,
): Promise<void> {
	const began = performance.now();
	const open = new Set<Promise<void>>();
	for (let sent = 0; sent < rate * seconds; ) {
		const passed = performance.now() - began;
		for (; sent < Math.min(rate * seconds, (passed / 1000) * rate); sent++) {
			const second = Math.floor(passed / 1000);
			const done = crowd.do(anyKind()).then((outcome) => {
				open.delete(done);
				onOutcome(outcome, second);
			});
			open.add(done);
		}
		await sleep(STEP_MS);
	}
	await Promise.all(open);
}

function anyKind(): Kind {
	let left = Math.random() * 100;
	for (const kind of KINDS) {
		left -= MIX[kind];
		if (left < 0) return kind;
	}
	return "page";
}
