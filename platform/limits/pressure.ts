import { monitorEventLoopDelay } from "node:perf_hooks";
import { currentAsker } from "./bound.ts";
import type { BusyTime } from "./busy-time.ts";

/**
 * What is left undone under pressure, the first first: joins of live rooms that would have to wait, answers of the assistant, counters, whatever
 * changes anything. Reading never is.
 */
export const SHED_ORDER = ["joins", "answers", "counters", "writes"] as const;
export type Shed = (typeof SHED_ORDER)[number];

export type PressureReading = {
	/** mean time by which the event loop came late, in milliseconds */
	late_ms: number;
	/** statements that waited for a connection to the database, in the mean */
	waiting: number;
};
export type Pressure = ReturnType<typeof createPressure>;

/** Beyond either figure something is shed. `npm run bench:spike` shows what comes of them. */
const LIMITS: Record<Shed, PressureReading> = {
	joins: { late_ms: 15, waiting: 10 },
	answers: { late_ms: 30, waiting: 20 },
	counters: { late_ms: 60, waiting: 40 },
	writes: { late_ms: 120, waiting: 80 },
};
const SAMPLE_MS = 50;
const SAMPLES = 10;
const RESOLUTION_MS = 10;

/** How many of SHED_ORDER a reading calls for. */
export const levelOf = ({ late_ms, waiting }: PressureReading): number =>
	SHED_ORDER.filter((shed) => late_ms > LIMITS[shed].late_ms || waiting > LIMITS[shed].waiting).length;

/**
 * The level after a reading: up at once, down a step at a time and only when half the limit is not reached, so that what was
 * shed does not come back all at once and go again.
 */
export function nextLevel(level: number, { late_ms, waiting }: PressureReading): number {
	const called = levelOf({ late_ms, waiting });
	if (called >= level) return called;
	return levelOf({ late_ms: 2 * late_ms, waiting: 2 * waiting }) < level ? level - 1 : level;
}

/** A process that takes everything. */
export const neverPressed: Pressure = {
	sheds: () => false,
	reading: () => ({ late_ms: 0, waiting: 0, level: 0 }),
	close() {},
};

/** Pressure that spares the requests of those who asked little while somebody else causes it. What is done for no request is not spared. */
export function sparing(pressure: Pressure, { isOthers }: Pick<BusyTime, "isOthers">): Pressure {
	const isSpared = () => {
		const asker = currentAsker();
		return asker !== undefined && isOthers(asker.key);
	};
	return { ...pressure, sheds: (shed) => pressure.sheds(shed) && !isSpared() };
}

/** Measures, twice a second, how pressed this process is. `waiting`: how many statements wait for a connection now. */
export function createPressure({ waiting }: { waiting: () => number }) {
	const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	delay.enable();
	let level = 0;
	let reading: PressureReading = { late_ms: 0, waiting: 0 };
	let samples: number[] = [];

	const timer = setInterval(() => {
		samples.push(waiting());
		if (samples.length < SAMPLES) return;
		reading = {
			late_ms: Math.max(0, (delay.mean || 0) / 1e6 - RESOLUTION_MS),
			waiting: samples.reduce((sum, one) => sum + one, 0) / samples.length,
		};
		level = nextLevel(level, reading);
		samples = [];
		delay.reset();
	}, SAMPLE_MS);
	timer.unref();

	return {
		sheds: (shed: Shed): boolean => SHED_ORDER.indexOf(shed) < level,
		/** The newest figures, and how many of SHED_ORDER are shed. */
		reading: () => ({ ...reading, level }),
		close(): void {
			clearInterval(timer);
			delay.disable();
		},
	};
}
