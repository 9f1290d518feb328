import { randomInt } from "node:crypto";
import { defineConfig } from "vitest/config";

const LONG = process.env.LONG === "on";
const ours = ["app", "bench", "db", "makers", "platform", "record", "server", "scripts", "tests"];
const tests = (pattern: string) => ours.map((folder) => `${folder}/**/${pattern}`);
/** What nothing but the long run takes. */
const exclude = LONG ? [] : ["tests/long/**"];

/** The gate takes the same random inputs each time, the long run others; `SEED` repeats one. */
const SEED = process.env.SEED ?? (LONG ? String(randomInt(2 ** 31 - 1)) : "20260531");
console.info(`Random inputs come from SEED=${SEED}`);

/** A limit ends what hangs. It is no measure of speed: a busy machine takes ten times as long. */
const HANGS_AFTER = LONG ? 3_600_000 : 300_000;

/** Files share the modules of their worker: to read the whole site anew for each takes longer than its tests. */
const shared = {
	pool: "forks",
	isolate: false,
	maxWorkers: 2,
	setupFiles: "tests/fixtures/gate.ts",
	env: { SEED },
} as const;
const onSites = {
	...shared,
	exclude,
	expect: { poll: { timeout: 60_000 } },
	globalSetup: "tests/fixtures/template.ts",
	testTimeout: HANGS_AFTER,
	hookTimeout: HANGS_AFTER,
};
const onPostgres = Boolean(process.env.DATABASE_URL);
const onServices = onPostgres && Boolean(process.env.REDIS_URL);
const onEmbedded = "*.{db,engines,embedded}.test.ts";
const onServers = onServices ? "*.{db,engines,services}.test.ts" : "*.{db,engines}.test.ts";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					...shared,
					name: "unit",
					include: tests("*.test.{ts,tsx}"),
					exclude: tests("*.{db,engines,embedded,services}.test.ts"),
					testTimeout: HANGS_AFTER,
				},
			},
			// on PostgreSQL when DATABASE_URL is set, with Redis too when REDIS_URL is, else on the embedded engine with all that is about it
			{
				test: {
					...onSites,
					name: "integration",
					include: tests(onPostgres ? onServers : onEmbedded),
				},
			},
			// beside PostgreSQL: what can differ between the engines, and what is about the embedded one; the long run takes all
			...(onPostgres
				? [
						{
							test: {
								...onSites,
								name: "embedded",
								include: tests(LONG ? onEmbedded : "*.{engines,embedded}.test.ts"),
								env: { SEED, DATABASE_URL: "" },
							},
						},
					]
				: []),
		],
	},
});
