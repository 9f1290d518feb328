import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;
/** What is measured elsewhere, read when somebody asks: each value with its labels. */
type Reading = Iterable<{ labels?: Record<string, string>; value: number }>;

// Prometheus reads it every few seconds: what does not answer by then is left out
const READ_TIMEOUT_MS = 2_000;
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The figures by which a site is watched, in seconds, bytes and counts since the process started. `ofProcess`: memory, CPU time and
 * event loop delay as well, which are measured all the time. Labels take few values: no address, id or name of a person.
 */
export function createMetrics({ ofProcess = false } = {}) {
	const registry = new Registry();
	if (ofProcess) collectDefaultMetrics({ register: registry });
	const registers = [registry];
	const requests = new Counter({
		name: "http_requests_total",
		help: "Requests answered by the API, a rendered page or a file, by entry and status; kept pages are page_cache_hits_total",
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
		help: "Time of a statement, from handing it to a connection until its answer",
		buckets: BUCKETS_S,
		registers,
	});
	const questionSeconds = new Histogram({
		name: "record_question_duration_seconds",
		help: "Time of a question to the match record whose answer was not kept",
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
		help: "Deeds refused because their limit was used up, by limit",
		labelNames: ["limit"] as const,
		registers,
	});

	/** Counts a call to another service that has ended. */
	function recordCall(service: string, outcome: string, seconds: number): void {
		calls.inc({ service, outcome });
		callSeconds.observe({ service }, seconds);
	}

	return {
		/** `entry`: "get /facts/:slug", never the requested address. */
		request(entry: string, status: number, seconds: number): void {
			requests.inc({ entry, status });
			requestSeconds.observe({ entry }, seconds);
		},
		query: (seconds: number): void => querySeconds.observe(seconds),
		question: (seconds: number): void => questionSeconds.observe(seconds),
		refused: (limit: string): void => refusals.inc({ limit }),

		recordCall,
		/** Counts and times a call to another service. `outcomeOf` names its failure. */
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

		/**
		 * Registers a figure that is read at each request for the metrics; it replaces an earlier one of this name. One that cannot be read within
		 * 2 s is left out.
		 */
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
					// from here on at once: two may ask at the same time
					figure.reset();
					if (labelNames.length === 0) figure.remove();
					for (const { labels = {}, value } of reading) figure.inc(labels, value);
				},
			});
		},

		/** All figures in the text format of Prometheus. */
		text: (): Promise<string> => registry.metrics(),
		contentType: registry.contentType,
	};
}
