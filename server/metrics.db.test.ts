import { expect, test } from "vitest";
import { ownRecord } from "../tests/fixtures/record.ts";
import { testSite } from "../tests/fixtures/site.ts";

const METRICS_TOKEN = "a token for whoever watches";

const site = await testSite({ METRICS_TOKEN, ROLE: "all" }, { record: ownRecord });

const ask = (authorization?: string) => site.visitor().get("/metrics", authorization ? { authorization } : {});

/** The metrics by name and labels: `jobs{queue="run-battles",state="waiting"}`. */
async function figures(): Promise<Record<string, number>> {
	const text = await (await ask(`Bearer ${METRICS_TOKEN}`)).text();
	const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
	return Object.fromEntries(
		lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
	);
}

test("/metrics answers 401 without figures if the token is missing or wrong", async () => {
	for (const wrong of [undefined, "Bearer", `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`, METRICS_TOKEN]) {
		const response = await ask(wrong);
		expect(response.status, wrong).toBe(401);
		expect(response.headers.get("content-type")).toBe("application/problem+json");
		expect(await response.text()).not.toContain("http_requests_total");
	}
	const response = await ask(`Bearer ${METRICS_TOKEN}`);
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
	expect(response.headers.get("cache-control")).toBe("no-store");
});

test("requests are counted by entry and status, never by path", async () => {
	const visitor = site.visitor();
	await visitor.get("/api/facts/no-such-fact-here");
	await visitor.get("/api/facts/neither-this");
	await visitor.get("/no-such-page-here");
	const found = await figures();
	expect(found['http_requests_total{entry="get /facts/:slug",status="404"}']).toBe(2);
	expect(found['http_request_duration_seconds_count{entry="get /facts/:slug"}']).toBe(2);
	expect(found['http_requests_total{entry="page",status="404"}']).toBe(1);
	expect(Object.keys(found).join()).not.toMatch(/no-such|neither/);
});

test("a rendered page counts as a miss and a rendering, later requests as hits", async () => {
	const visitor = site.visitor();
	const before = await figures();
	await visitor.get("/terms");
	await visitor.get("/terms");
	await visitor.get("/terms");
	const after = await figures();
	const grown = (name: string) => Number(after[name]) - Number(before[name]);
	expect(grown("page_cache_misses_total")).toBe(1);
	expect(grown("page_renders_total")).toBe(1);
	expect(grown("page_cache_hits_total")).toBe(2);
	expect(after.page_cache_pages).toBeGreaterThan(0);
	expect(after.page_cache_bytes).toBeGreaterThan(1000);
});

test("questions to the record are timed unless their answer is cached", async () => {
	const asked = async () => Number((await figures()).record_question_duration_seconds_count ?? 0);
	const before = await asked();
	const question = { rows: "sides", measures: ["won"], by: ["team"], where: { season: 2011 } };
	for (let at = 0; at < 3; at++) expect((await site.visitor().post("/api/record", question)).status).toBe(200);
	expect((await asked()) - before).toBe(1);
});

test("refusals, mails, connections and jobs are counted", async () => {
	const visitor = site.visitor();
	for (let mail = 0; mail < 7; mail++) await visitor.post("/api/auth/sign-in", { email: "counted@example.com" });
	const found = await figures();
	const refusals = Object.entries(found).filter(([name]) => name.startsWith("rate_limit_refusals_total"));
	expect(refusals.reduce((sum, [, value]) => sum + value, 0)).toBe(2);
	expect(found['outside_calls_total{service="mail",outcome="ok"}']).toBe(5);
	expect(found['database_connections{state="waiting"}']).toBe(0);
	expect(found['jobs{queue="run-battles",state="failed"}']).toBe(0);
	expect(found.live_sockets).toBe(0);
	expect(Object.keys(found).join()).not.toContain("counted@example.com");
});

test("while the database is unavailable its metrics are left out", async () => {
	const { pool } = site.database;
	const { query, connect } = pool;
	const away = () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
	Object.assign(pool, { query: away, connect: away });
	try {
		const found = await figures();
		expect(found.page_cache_pages).toBeGreaterThan(0);
		expect(Object.keys(found).filter((name) => name.startsWith("jobs{"))).toEqual([]);
	} finally {
		Object.assign(pool, { query, connect });
	}
	expect((await figures())['jobs{queue="run-battles",state="failed"}']).toBe(0);
});
