import type { Cost } from "./costs.ts";
import type { Kind } from "./crowd.ts";

/** A fan's calls in a minute of a final: an assumption that you may change. */
export const A_MINUTE: Record<Kind, number> = {
	page: 2,
	search: 0.05,
	read: 2,
	message: 0.2,
	quiz: 0.2,
	view: 0.3,
	ask: 0.05,
};
/** Planned use of cores; above it waiting grows. */
const BUSY = 0.6;

export type Needs = {
	requests_a_second: number;
	web_cores: number;
	database_cores: number;
	statements_a_second: number;
	socket_gb: number;
	megabit_a_second: number;
};

/** Resources for a number of concurrent fans, from `costs` per call and the memory of a socket in bytes. */
export function needsOf(fans: number, costs: Record<Kind, Cost>, socket_bytes: number): Needs {
	const kinds = Object.keys(A_MINUTE) as Kind[];
	const aSecond = (of: (cost: Cost) => number) =>
		(fans / 60) * kinds.reduce((sum, kind) => sum + A_MINUTE[kind] * of(costs[kind]), 0);
	return {
		requests_a_second: aSecond(() => 1),
		web_cores: aSecond(({ web_ms }) => web_ms) / 1000 / BUSY,
		database_cores: aSecond(({ database_ms }) => database_ms) / 1000 / BUSY,
		statements_a_second: aSecond(({ statements }) => statements),
		socket_gb: (fans * socket_bytes) / 1e9,
		megabit_a_second: (aSecond(({ bytes }) => bytes) * 8) / 1e6,
	};
}
