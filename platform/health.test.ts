import pg from "pg";
import { expect, test } from "vitest";
import { startSeverableLink } from "../tests/stubs/severable-link.ts";
import { liveness, readiness } from "./health.ts";

const database = (ask: () => unknown) => ({ "the database": ask, "the match record": async () => [] });

test("liveness answers 200", () => {
	expect(liveness()).toEqual({ status: 200, body: { status: "ok" } });
});

test("readiness is 200 when the database answers", async () => {
	expect(await readiness(database(async () => ({ rows: [] })))).toEqual({ status: 200, body: { status: "ready" } });
});

test("readiness has notes on what is wrong without harm to fans", async () => {
	const { status, body } = await readiness(
		database(async () => []),
		false,
		["an update is damaged"],
	);
	expect([status, body]).toEqual([200, { status: "ready", notes: ["an update is damaged"] }]);
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
])("readiness is 503 without details when the database %s", async (_how, query) => {
	expect(await readiness(database(query))).toEqual({ status: 503, body: { status: "the database does not answer" } });
});

test("readiness is 503 when another part is unavailable, which it names", async () => {
	const away = {
		"the database": async () => [],
		"the match record": () => Promise.reject(new Error("/var/record: closed")),
	};
	expect(await readiness(away)).toEqual({ status: 503, body: { status: "the match record does not answer" } });
});

test("readiness is 503 when nothing listens at the database's address", async () => {
	const link = await startSeverableLink(1);
	const pool = new pg.Pool({ host: "127.0.0.1", port: link.port });
	expect((await readiness({ "the database": () => pool.query("select 1") })).status).toBe(503);
	await pool.end();
	link.close();
});
