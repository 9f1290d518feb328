import { monitorEventLoopDelay } from "node:perf_hooks";
import { currentAsker } from "./bound.ts";
import type { BusyTime } from "./busy-time.ts";

/**
 * What the process sheds under pressure, in this order: joins of live rooms that would have to wait, answers of the
 * assistant, counters, writes. Reads are never shed.
 */
export const SHED_ORDER = ["joins", "answers", "counters", "writes"] as const;
export type Shed = (typeof SHED_ORDER)[number];

export type PressureReading = {
	/** mean delay of the event loop in ms */
	late_ms: number;
	/** mean number of statements waiting for a database connection */
	waiting: number;
};
export type Pressure = ReturnType<typeof createPressure>;

/** A kind of work is shed when either figure is exceeded. `npm run bench:spike` measures the effect. */
const LIMITS: Record<Shed, PressureReading> = {
	joins: { late_ms: 15, waiting: 10 },
	answers: { late_ms: 30, waiting: 20 },
	counters: { late_ms: 60, waiting: 40 },
	writes: { late_ms: 120, waiting: 80 },
};
const SAMPLE_MS = 50;
const SAMPLES = 10;
const RESOLUTION_MS = 10;

/** The number of kinds in SHED_ORDER to shed at these figures. */
export const levelOf = ({ late_ms, waiting }: PressureReading): number =>
	SHED_ORDER.filter((shed) => late_ms > LIMITS[shed].late_ms || waiting > LIMITS[shed].waiting).length;

/**
 * The level after a reading: up at once, down one step when the reading is below half of the limits. So shed work does
 * not all return at once and bring the pressure back.
 */
export function nextLevel(level: number, { late_ms, waiting }: PressureReading): number {
	const called = levelOf({ late_ms, waiting });
	if (called >= level) return called;
	return levelOf({ late_ms: 2 * late_ms, waiting: 2 * waiting }) < level ? level - 1 : level;
}

export const neverPressed: Pressure = {
	sheds: () => false,
	reading: () => ({ late_ms: 0, waiting: 0, level: 0 }),
	close() {},
};

/** Returns `pressure` with one change: it sheds nothing of a client while other clients dominate the busy time. */
export function sparing(pressure: Pressure, { othersDominate }: Pick<BusyTime, "othersDominate">): Pressure {
	const isSpared = () => {
		const asker = currentAsker();
		return asker !== undefined && othersDominate(asker.key);
	};
	return { ...pressure, sheds: (shed) => pressure.sheds(shed) && !isSpared() };
}

/**
 * Measures the pressure on this process twice a second. `waiting`: the number of statements that wait for a connection.
 */
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
		/** The newest figures, and the number of kinds in SHED_ORDER that are shed. */
		reading: () => ({ ...reading, level }),
		close(): void {
			clearInterval(timer);
			delay.disable();
		},
	};
}
