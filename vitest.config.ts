import { randomInt } from "node:crypto";
import { defineConfig } from "vitest/config";

const ours = ["app", "bench", "db", "makers", "platform", "record", "server", "scripts", "tests"];
const tests = (pattern: string) => ours.map((folder) => `${folder}/**/${pattern}`);

/** The gate takes the same random inputs each time, the long run others; `SEED` repeats one. */
const SEED = process.env.SEED ?? (process.env.LONG === "on" ? String(randomInt(2 ** 31 - 1)) : "20260531");
console.info(`Random inputs come from SEED=${SEED}`);

/** A limit ends what hangs. It is no measure of speed: a busy machine takes ten times as long. */
const HANGS_AFTER = process.env.LONG === "on" ? 3_600_000 : 300_000;

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
	expect: { poll: { timeout: 60_000 } },
	globalSetup: "tests/fixtures/template.ts",
	testTimeout: HANGS_AFTER,
	hookTimeout: HANGS_AFTER,
};
const onPostgres = Boolean(process.env.DATABASE_URL);

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
			// on PostgreSQL when DATABASE_URL is set, else on the embedded engine with all that is about it
			{
				test: {
					...onSites,
					name: "integration",
					include: tests(onPostgres ? "*.{db,engines}.test.ts" : "*.{db,engines,embedded}.test.ts"),
				},
			},
			// beside PostgreSQL: what can differ between the engines, and what is about the embedded one
			{
				test: {
					...onSites,
					name: "embedded",
					include: tests("*.{engines,embedded}.test.ts"),
					env: { SEED, DATABASE_URL: "" },
				},
			},
			{ test: { ...onSites, name: "services", include: tests("*.services.test.ts") } },
		],
	},
});
