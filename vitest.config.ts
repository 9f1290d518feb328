import { defineConfig } from "vitest/config";

const ours = ["app", "bench", "db", "platform", "record", "server", "scripts", "tests"];
const tests = (pattern: string) => ours.map((folder) => `${folder}/**/${pattern}`);

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: tests("*.test.{ts,tsx}"),
					exclude: tests("*.{db,services}.test.ts"),
					testTimeout: 30_000,
				},
			},
			{
				test: {
					name: "integration",
					expect: { poll: { timeout: 15_000 } },
					include: tests("*.db.test.ts"),
					globalSetup: "tests/fixtures/template.ts",
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "services",
					expect: { poll: { timeout: 15_000 } },
					include: tests("*.services.test.ts"),
					testTimeout: 60_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
