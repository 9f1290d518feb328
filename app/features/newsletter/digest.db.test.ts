import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import { startSmtpStub } from "../../../tests/stubs/smtp.ts";
import { sendDeliveries, writeIssue } from "./issues.server.ts";
import { DIGEST_FACTS, newsletterTexts } from "./rules.ts";
import { writeDigestJob } from "./send-digest.job.server.ts";

const waits = { timeout: 20_000, interval: 50 };

let smtp: Awaited<ReturnType<typeof startSmtpStub>>;
let site: TestSite;
let refusing = 0;
let gone: string[] = [];
beforeEach(async () => {
	refusing = 0;
	gone = [];
	smtp = await startSmtpStub({
		onRcptTo({ address }, _session, done) {
			if (gone.includes(address)) return done(Object.assign(new Error("no such user"), { responseCode: 550 }));
			if (refusing-- > 0) return done(Object.assign(new Error("later"), { responseCode: 451 }));
			done();
		},
	});
	site = await startTestSite({ SMTP_URL: smtp.url });
});
afterEach(async () => {
	await site.close();
	await smtp.close();
});

const subscribe = (confirmed: string[], waiting: string[] = []) =>
	site.database.db.execute(sql`
		insert into newsletter_subscriptions (email, confirmation_expires_at, confirmed_at)
		select email, now() + interval '1 day', case when email = any(${sql.param(confirmed)}::text[]) then now() end
		from unnest(${sql.param([...confirmed, ...waiting])}::text[]) email`);
const write = () => writeIssue(site.database.db, site.record, async () => undefined);
const send = () =>
	sendDeliveries(site.database.db, site.settings, site.mailer.send, site.logger).catch((error: { status: number }) => {
		expect(error.status).toBe(503);
	});
const recipients = () => smtp.received.flatMap(({ to }) => to).sort();
const fans = (count: number) =>
	Array.from({ length: count }, (_, at) => `fan-${String(at).padStart(3, "0")}@example.com`);

test("HOME-4 each confirmed subscriber gets a week's issue once when jobs run repeatedly and at once", async () => {
	await subscribe(fans(12), ["unconfirmed@example.com"]);
	expect(await Promise.all([write(), write()]).then((added) => added.reduce((sum, one) => sum + one, 0))).toBe(12);
	await Promise.all([send(), send(), send()]);
	expect(await write()).toBe(0);
	await send();
	expect(recipients()).toEqual(fans(12));
});

test("HOME-4 when the mail server refuses for now, the next try sends the rest and nothing twice", async () => {
	await subscribe(fans(5));
	await write();
	refusing = 1;
	await send();
	const first = recipients().length;
	expect(first).toBeLessThan(5);
	await send();
	expect(recipients()).toEqual(fans(5));
});

test("HOME-4 an address that the mail server rejects does not stop the others", async () => {
	gone = ["fan-001@example.com"];
	await subscribe(fans(4));
	await write();
	await send();
	expect(recipients()).toEqual(fans(4).filter((fan) => !gone.includes(fan)));
});

test("HOME-4 a process that dies while sending causes no second mail", async () => {
	await subscribe(fans(3));
	await write();
	// the state after a process was killed between claiming a delivery and the mail server's answer
	await site.database.db.execute(sql`
		update newsletter_deliveries set begun_at = now()
		where subscription_id = (select id from newsletter_subscriptions where email = 'fan-000@example.com')`);
	await send();
	expect(recipients()).toEqual(["fan-001@example.com", "fan-002@example.com"]);
});

test("HOME-4 a subscriber who unsubscribes before the issue is sent gets no mail", async () => {
	await subscribe(fans(2));
	await write();
	await site.database.db.execute(sql`delete from newsletter_subscriptions where email = 'fan-000@example.com'`);
	await send();
	expect(recipients()).toEqual(["fan-001@example.com"]);
});

test("HOME-4 the job stores the issue, sends it and marks the delivery as sent", async () => {
	const worker = await startTestSite({ SMTP_URL: smtp.url, ROLE: "all" });
	try {
		const { db } = worker.database;
		await db.execute(sql`
			insert into newsletter_subscriptions (email, confirmation_expires_at, confirmed_at)
			values ('asha@example.com', now(), now())`);
		await worker.jobs.enqueue(undefined, writeDigestJob, {});
		await expect.poll(() => smtp.received.filter(({ to }) => to.includes("asha@example.com")).length, waits).toBe(1);
		const sent = async () =>
			(await db.execute(sql`select 1 from newsletter_deliveries where sent_at is not null`)).rows.length;
		await expect.poll(sent, waits).toBe(1);
	} finally {
		await worker.close();
	}
});
test("HOME-4 an issue has the latest results and no fact of the issue before", async () => {
	const contents = async () =>
		(
			await site.database.db.execute<{ fact_ids: string[]; content: { facts: unknown[]; results: unknown[] } }>(
				sql`select fact_ids, content from newsletter_issues order by week`,
			)
		).rows;
	await write();
	await site.database.db.execute(sql`update newsletter_issues set week = week - 7`);
	await write();
	const [before, now] = await contents();
	expect(now?.fact_ids).toHaveLength(DIGEST_FACTS);
	expect(now?.content.results).not.toEqual([]);
	expect(now?.fact_ids.filter((id) => before?.fact_ids.includes(id))).toEqual([]);
});

test("HOME-4 the newsletter's page shows the newest issue, or a preview before the first one", async () => {
	const page = async () => (await (await site.visitor().get("/newsletter")).text()).replaceAll("&#x27;", "'");
	expect(await page()).toContain(newsletterTexts.firstIssue);
	await write();
	site.pageCache.purge(["newsletter"]);
	const shown = await page();
	expect(shown).toContain(newsletterTexts.lastIssue);
	const { rows } = await site.database.db.execute<{ path: string }>(
		sql`select content->'facts'->0->>'path' as path from newsletter_issues`,
	);
	expect(shown).toContain(`href="${rows[0]?.path}"`);
});
