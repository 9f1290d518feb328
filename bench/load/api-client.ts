import { Agent } from "undici";
import type { CrowdMember } from "./crowd.ts";
import { ORIGIN } from "./site.ts";

/** A call by a fan, or by a visitor with a random address. */
export type ApiCall = { path: string; who: CrowdMember | null; method?: "POST" | "PUT"; body?: object };
export type ApiAnswer = { status: number; ms: number; json?: unknown };

export const any = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;
export const anyAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join(".")}`;

/** Creates a client that uses as many connections as there are concurrent calls. It parses answers of the API. */
export function createApiClient() {
	const agent = new Agent({ pipelining: 1, keepAliveTimeout: 60_000, headersTimeout: 60_000 });
	return {
		async ask(origin: string, { path, who, method, body }: ApiCall): Promise<ApiAnswer> {
			const began = performance.now();
			const response = await agent.request({
				origin,
				path,
				method: method ?? "GET",
				headers: {
					origin: ORIGIN,
					"x-forwarded-for": who?.address ?? anyAddress(),
					...(who ? { cookie: who.cookie } : {}),
					...(body ? { "content-type": "application/json" } : {}),
				},
				body: body ? JSON.stringify(body) : null,
			});
			const text = await response.body.text();
			const ms = performance.now() - began;
			const json = path.startsWith("/api/") && response.statusCode < 300 ? JSON.parse(text) : undefined;
			return { status: response.statusCode, ms, json };
		},
		close: () => agent.close(),
	};
}

/** Sorted times in ms, total seconds, and the number of failed calls. */
export type Timings = { times: number[]; seconds: number; wrong: number };

/** Runs `work` `many` times, `at_once` concurrently. `work` returns whether it succeeded. */
export async function timeCalls(
	many: number,
	at_once: number,
	work: (nth: number, at: number) => Promise<boolean>,
): Promise<Timings> {
	const took: Timings = { times: [], seconds: 0, wrong: 0 };
	let next = 0;
	const began = performance.now();
	await Promise.all(
		Array.from({ length: at_once }, async (_, at) => {
			while (next < many) {
				const nth = next++;
				const start = performance.now();
				if (!(await work(nth, at))) took.wrong++;
				took.times.push(performance.now() - start);
			}
		}),
	);
	took.seconds = (performance.now() - began) / 1000;
	return took;
}

export function mergeTimings(rounds: readonly Timings[]): Timings & { at: (part: number) => number; rate: number } {
	const all = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
	const seconds = rounds.reduce((sum, round) => sum + round.seconds, 0);
	return {
		times: all,
		seconds,
		wrong: rounds.reduce((sum, { wrong }) => sum + wrong, 0),
		rate: all.length / seconds,
		at: (part) => all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? Number.NaN,
	};
}
