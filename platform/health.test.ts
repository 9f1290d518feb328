import pg from "pg";
import { expect, test } from "vitest";
import { startSeverableLink } from "../tests/stubs/severable-link.ts";
import { liveness, readiness } from "./health.ts";

type Query = pg.Pool["query"];
const poolThat = (query: () => Promise<unknown>) => ({ query: query as unknown as Query });

test("a process that lives says so", () => {
	expect(liveness()).toEqual({ status: 200, body: { status: "ok" } });
});

test("ready when the database answers", async () => {
	expect(await readiness(poolThat(async () => ({ rows: [] })))).toEqual({ status: 200, body: { status: "ready" } });
});

test.each([
	["refuses", () => Promise.reject(new Error("password authentication failed for fan_hub"))],
	["never answers", () => new Promise(() => {})],
	[
		"cannot even be asked",
		() => {
			throw new Error("the pool has ended");
		},
	],
])("not ready when the database %s, and why stays inside", async (_how, query) => {
	expect(await readiness(poolThat(query))).toEqual({ status: 503, body: { status: "the database does not answer" } });
});

test("not ready when nobody listens where the database should be", async () => {
	const link = await startSeverableLink(1);
	const pool = new pg.Pool({ host: "127.0.0.1", port: link.port });
	expect((await readiness(pool)).status).toBe(503);
	await pool.end();
	link.close();
});
