import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;
/** Values that are read at each scrape, with their labels. */
type Reading = Iterable<{ labels?: Record<string, string>; value: number }>;

// a scrape every few seconds must not wait longer
const READ_TIMEOUT_MS = 2_000;
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics of a process, in seconds, bytes and counts since its start. `ofProcess` adds memory, CPU time and event
 * loop delay. Labels have few values, and none is personal.
 */
export function createMetrics({ ofProcess = false } = {}) {
	const registry = new Registry();
	if (ofProcess) collectDefaultMetrics({ register: registry });
	const registers = [registry];
	const requests = new Counter({
		name: "http_requests_total",
		help: "Requests answered by the API, a rendered page or a file, by entry and status; cached pages are page_cache_hits_total",
		labelNames: ["entry", "status"] as const,
		registers,
	});
	const requestSeconds = new Histogram({
		name: "http_request_duration_seconds",
		help: "Time until the answer began, by entry",
		labelNames: ["entry"] as const,
		buckets: BUCKETS_S,
		registers,
	});
	const querySeconds = new Histogram({
		name: "database_query_duration_seconds",
		help: "Time of a statement, from sending it to a connection until its answer",
		buckets: BUCKETS_S,
		registers,
	});
	const questionSeconds = new Histogram({
		name: "record_question_duration_seconds",
		help: "Time of a question to the match record whose answer was not cached",
		buckets: BUCKETS_S,
		registers,
	});
	const calls = new Counter({
		name: "outside_calls_total",
		help: "Calls to other services, by service and outcome",
		labelNames: ["service", "outcome"] as const,
		registers,
	});
	const callSeconds = new Histogram({
		name: "outside_call_duration_seconds",
		help: "Time of calls to other services",
		labelNames: ["service"] as const,
		buckets: BUCKETS_S,
		registers,
	});
	const refusals = new Counter({
		name: "rate_limit_refusals_total",
		help: "Actions refused because their limit was used up, by limit",
		labelNames: ["limit"] as const,
		registers,
	});

	function recordCall(service: string, outcome: string, seconds: number): void {
		calls.inc({ service, outcome });
		callSeconds.observe({ service }, seconds);
	}

	return {
		/** `entry` is the route ("get /facts/:slug"), not the requested path. */
		request(entry: string, status: number, seconds: number): void {
			requests.inc({ entry, status });
			requestSeconds.observe({ entry }, seconds);
		},
		query: (seconds: number): void => querySeconds.observe(seconds),
		question: (seconds: number): void => questionSeconds.observe(seconds),
		refused: (limit: string): void => refusals.inc({ limit }),

		recordCall,
		/** Runs, counts and times a call to another service. `outcomeOf` names a failure. */
		async call<T>(service: string, outcomeOf: (error: unknown) => string, work: () => Promise<T>): Promise<T> {
			const began = performance.now();
			let outcome = "ok";
			try {
				return await work();
			} catch (error) {
				outcome = outcomeOf(error);
				throw error;
			} finally {
				recordCall(service, outcome, (performance.now() - began) / 1000);
			}
		},

		/** Registers or replaces a metric that is read at each scrape, within 2 s. */
		watch(name: string, help: string, read: () => Reading | Promise<Reading>, labelNames: string[] = []): void {
			registry.removeSingleMetric(name);
			const Kind = name.endsWith("_total") ? Counter : Gauge;
			const figure = new Kind({
				name,
				help,
				labelNames,
				registers,
				async collect() {
					const late = Promise.withResolvers<Reading>();
					const timeout = setTimeout(() => late.resolve([]), READ_TIMEOUT_MS);
					const reading = await Promise.race([late.promise, Promise.resolve().then(read)]).catch(() => []);
					clearTimeout(timeout);
					// no await from here on, because scrapes may be concurrent
					figure.reset();
					if (labelNames.length === 0) figure.remove();
					for (const { labels = {}, value } of reading) figure.inc(labels, value);
				},
			});
		},

		/** All metrics in the text format of Prometheus. */
		text: (): Promise<string> => registry.metrics(),
		contentType: registry.contentType,
	};
}
