import { afterEach, expect, test } from "vitest";
import { createOutsideFetch } from "../../../../platform/outside/outside-fetch.ts";
import { startTestSite, type TestSite, testSite } from "../../../../tests/fixtures/site.ts";
import { untilEnd } from "../../../../tests/fixtures/until-end.ts";
import { startIndexNowStub } from "../../../../tests/stubs/indexnow.ts";
import { fetchOfStub } from "../../../../tests/stubs/web.ts";
import { createIndexNow } from "./service.server.ts";
import type { SubmissionLog } from "./submission.ts";
import { giveUpStale, MOST_TRIES, readSubmissions, sendBatch, siteKey } from "./submissions.server.ts";
import { submitChanges, submitChangesJob } from "./submit-changes.job.server.ts";

const stub = await untilEnd(startIndexNowStub());
const outside = createOutsideFetch({ isAllowedAddress: (address) => address === "127.0.0.1" });
const settings = { INDEXNOW: "on", INDEXNOW_URL: stub.url, ADMIN_EMAILS: "admin@example.com" };
const site = await testSite(settings, { outside });
const admin: Awaited<ReturnType<TestSite["fan"]>> = await site.fan("admin@example.com");
afterEach(async () => {
	stub.received.length = 0;
	stub.turn = { status: 200 };
	await site.database.pool.query("delete from indexnow_submissions");
	await site.database.pool.query("delete from pgboss.job where name = 'submit-urls'");
});

const submit = (type: string, urls: string[]) => admin.post("/api/indexnow/submissions", { type, urls });
const log = async () => (await (await admin.get("/api/indexnow/submissions")).json()) as SubmissionLog;
const batches = async () =>
	(await site.database.pool.query("select distinct batch_id as id from indexnow_submissions where status = 'pending'"))
		.rows as { id: string }[];
/** Runs the job once per waiting batch. Returns the errors of the runs that failed. */
async function work(service = site.jobContext.indexNow): Promise<string[]> {
	const failures: string[] = [];
	for (const { id } of await batches())
		await sendBatch(site.database.db, service, id).catch((error: Error) => failures.push(error.message));
	return failures;
}

test("INDEX-2 a submission carries host, key, the address of the key and the list; the key's file is served, and no other", async () => {
	expect(await (await submit("manual", ["/facts", `${site.url}/teams/csk#top`, "/facts"])).json()).toEqual({
		submitted: true,
	});
	expect(await work()).toEqual([]);
	const key = await siteKey(site.database.db);
	expect(stub.received).toEqual([
		{
			host: new URL(site.url).host,
			key,
			keyLocation: `${site.url}/${key}.txt`,
			urlList: expect.arrayContaining([`${site.url}/facts`, `${site.url}/teams/csk`]),
		},
	]);
	expect(stub.received[0]?.urlList).toHaveLength(2);
	const file = await site.visitor().get(`/${key}.txt`);
	expect([file.status, file.headers.get("content-type"), await file.text()]).toEqual([
		200,
		"text/plain; charset=UTF-8",
		key,
	]);
	expect((await site.visitor().get(`/${"0".repeat(32)}.txt`)).status).toBe(404);
	expect(await siteKey(site.database.db)).toBe(key);
	const { submissions, statistics } = await log();
	expect(submissions[0]).toMatchObject({ type: "manual", status: "success", response: "200 submitted" });
	expect(statistics).toEqual({ total: 2, success: 2, failed: 0, pending: 0 });
});

test("INDEX-2 the job sends a batch once, however often it runs", async () => {
	await submit("content", ["/facts/a-fact"]);
	const [batch] = await batches();
	const queued = await site.database.pool.query("select data from pgboss.job where name = 'submit-urls'");
	expect(queued.rows).toEqual([{ data: { batch_id: batch?.id } }]);
	const again = () => sendBatch(site.database.db, site.jobContext.indexNow, batch?.id ?? "");
	await again();
	await again();
	expect(stub.received).toHaveLength(1);
});

test.each([
	[{ status: 202 } as const, "success"],
	[{ status: 200, body: "<garbage", type: "text/nonsense" } as const, "success"],
	[{ status: 403 } as const, "failed"],
	[{ status: 422 } as const, "failed"],
])("INDEX-2 an answer of %j ends the submission as %s, and it is not sent again", async (turn, status) => {
	stub.turn = turn;
	await submit("manual", ["/facts"]);
	expect(await work()).toEqual([]);
	expect((await log()).submissions).toMatchObject([{ status }]);
	await work();
	expect(stub.received).toHaveLength(1);
});

test.each([
	[{ status: 429 } as const, "429 too many requests"],
	[{ status: 500 } as const, "500"],
	["cut" as const, "the service cannot be reached"],
])("INDEX-2 after %j the site tries again, five times in all, and then gives up", async (turn, response) => {
	stub.turn = turn;
	await submit("manual", ["/facts"]);
	for (let attempt = 1; attempt < MOST_TRIES; attempt++) {
		expect(await work()).toEqual([`IndexNow: ${response}`]);
		expect((await log()).submissions).toMatchObject([{ status: "pending", response }]);
	}
	expect(await work()).toEqual([]);
	expect((await log()).submissions).toMatchObject([{ status: "failed", response }]);
	expect(stub.received).toHaveLength(MOST_TRIES);
});

test("INDEX-2 a batch fails if the service never answers, and succeeds if the second try is accepted", async () => {
	stub.turn = "silence";
	await submit("manual", ["/facts"]);
	const hasty = createIndexNow({ settings: site.settings, outside: fetchOfStub() });
	expect(await work(hasty)).toEqual(["IndexNow: no answer in time"]);
	stub.turn = { status: 202 };
	expect(await work()).toEqual([]);
	expect((await log()).submissions).toMatchObject([{ status: "success" }]);
});

test("INDEX-2 an address of another site is refused and an empty list answers false; neither is stored", async () => {
	for (const url of [
		"https://evil.example/",
		`${site.url}.evil.example/`,
		`http://user@${new URL(site.url).host}/`,
		"//evil.example",
		"javascript:alert(1)",
		`${site.url.replace("http", "ftp")}/`,
	]) {
		const response = await submit("bulk", ["/facts", url]);
		expect(response.status, url).toBe(400);
		expect(await response.json(), url).toMatchObject({ field: "urls" });
	}
	expect(await (await submit("bulk", [])).json()).toEqual({ submitted: false });
	expect(
		(
			await submit(
				"bulk",
				Array.from({ length: 501 }, (_, at) => `/facts/${at}`),
			)
		).status,
	).toBe(400);
	expect((await log()).statistics.total).toBe(0);
});

test("INDEX-2 visitors and fans can neither read nor submit", async () => {
	const fan = await site.fan("fan@example.com");
	for (const [who, status] of [
		[site.visitor(), 401],
		[fan, 403],
	] as const) {
		expect((await who.get("/api/indexnow/submissions")).status).toBe(status);
		expect((await who.post("/api/indexnow/submissions", { type: "manual", urls: ["/"] })).status).toBe(status);
	}
	expect((await log()).statistics.total).toBe(0);
});

test("INDEX-2 the sitemap is submitted once a day, however many requests come at once", async () => {
	const answers = await Promise.all(Array.from({ length: 10 }, () => site.visitor().post("/api/indexnow/sitemap", {})));
	const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ submitted: boolean }>));
	expect(bodies.filter(({ submitted }) => submitted)).toHaveLength(1);
	await work();
	expect(stub.received.map(({ urlList }) => urlList)).toEqual([[`${site.url}/sitemap.xml`]]);
	await site.database.pool.query("update indexnow_site set sitemap_on = sitemap_on - 1");
	expect(await (await site.visitor().post("/api/indexnow/sitemap", {})).json()).toEqual({ submitted: true });
});

test("INDEX-2 new and changed pages are submitted once a change, in batches, and again a day later if that failed", async () => {
	const { db, pool } = site.database;
	const tell = () => submitChanges(db, site.record, { origin: site.url, send: async () => undefined });
	const first = await tell();
	expect(first).toBeGreaterThan(1_000);
	expect(await tell()).toBe(0);
	await work();
	expect(stub.received.flatMap(({ urlList }) => urlList)).toHaveLength(first);

	const { rows } = await pool.query(
		"update ipl_facts set updated_at = '2030-01-01T00:00:00Z' where number = 1 returning slug",
	);
	stub.received.length = 0;
	stub.turn = { status: 403 };
	// the fact, and the lists that show it
	expect(await tell()).toBe(4);
	await work();
	expect(stub.received[0]?.urlList).toContain(`${site.url}/facts/${rows[0].slug}`);
	expect(await tell()).toBe(0);
	await pool.query("update indexnow_pages set submitted_at = now() - interval '25 hours'");
	expect(await tell()).toBe(4);
});

test("INDEX-2 a submission that is pending for longer than all its tries fails, and its pages are submitted again a day later, once", async () => {
	const { db, pool } = site.database;
	const tell = () => submitChanges(db, site.record, { origin: site.url, send: async () => undefined });
	await tell();
	await work();
	await pool.query("delete from indexnow_submissions");
	await pool.query("update ipl_facts set updated_at = '2031-01-01T00:00:00Z' where number = 1");
	const submitted = await tell();
	expect(submitted).toBeGreaterThan(0);
	// the job was lost with its process, so nobody retries it
	expect(await giveUpStale(db, site.url)).toBe(0);
	await pool.query("update indexnow_submissions set submitted_at = now() - interval '61 minutes'");
	await submit("manual", ["/facts"]);
	await submitChangesJob.run({}, { ...site.jobContext, enqueue: async () => null });
	expect((await log()).statistics).toMatchObject({ failed: submitted, pending: 1 });
	expect(await giveUpStale(db, site.url)).toBe(0);
	expect(await tell()).toBe(0);
	await pool.query("update indexnow_pages set submitted_at = now() - interval '25 hours'");
	expect(await tell()).toBe(submitted);
});

test("INDEX-1 entries older than 30 days are cleared; the log shows the newest first", async () => {
	await submit("manual", ["/facts"]);
	await site.database.pool.query("update indexnow_submissions set submitted_at = now() - interval '31 days'");
	await submit("bulk", ["/teams"]);
	expect((await site.forget()).indexnow_submissions).toBe(1);
	const { submissions } = await readSubmissions(site.database.db);
	expect(submissions.map(({ url }) => url)).toEqual([`${site.url}/teams`]);
});

test("INDEX-2 switched off, the site submits nothing, serves no key, and says so to the admin", async () => {
	const quiet = await startTestSite({ ADMIN_EMAILS: "admin@example.com" });
	const owner = await quiet.fan("admin@example.com");
	const refused = await owner.post("/api/indexnow/submissions", { type: "manual", urls: ["/"] });
	expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([
		409,
		expect.stringContaining("INDEXNOW=on"),
	]);
	expect(await (await quiet.visitor().post("/api/indexnow/sitemap", {})).json()).toEqual({ submitted: false });
	expect((await quiet.visitor().get(`/${await siteKey(quiet.database.db)}.txt`)).status).toBe(404);
	expect(await (await owner.get("/api/indexnow/submissions")).json()).toMatchObject({
		enabled: false,
		submissions: [],
	});
	await quiet.close();
});
