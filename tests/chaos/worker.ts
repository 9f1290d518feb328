import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { writeDigestJob } from "../../app/features/newsletter/send-digest.job.server.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import { createLogger } from "../../platform/logging.ts";
import { enrolMembers, type Member } from "../fixtures/members.ts";
import { startIndexNowStub } from "../stubs/indexnow.ts";
import { startOpenAiStub } from "../stubs/openai.ts";
import { startSmtpStub } from "../stubs/smtp.ts";
import { type Cluster, ORIGIN, openCluster, SECRET } from "./cluster.ts";
import { send } from "./fan.ts";
import { allStored, counted, type Finding, none, type Report } from "./finding.ts";

const KILLS = 6;
const LIFE_MS = 4_000;
const ROOMS = 8;
const QUESTIONS = 5;
const SUBSCRIBERS = 80;
const SIGN_INS = 30;
const BATCHES = 15;
/** How long to wait for the end. The queue gives a dead process's job to another within a minute. */
const SETTLE_MS = 300_000;
const ADMIN = "chaos-admin@example.com";

/**
 * Queues a bulk generation, a newsletter, sign-in mails, IndexNow addresses and questions in groups, and kills the
 * worker six times. Compares what the site acknowledged with what was done.
 */
export async function workerUnderChaos(report: Report): Promise<Finding[]> {
	await using stubs = new AsyncDisposableStack();
	const mails = await startSmtpStub();
	stubs.defer(mails.close);
	const indexNow = await startIndexNowStub();
	stubs.defer(indexNow.close);
	const ai = await startOpenAiStub(async () => {
		await sleep(100);
		return { text: "The record knows." };
	});
	stubs.defer(ai.close);
	const common = {
		...ai.settings,
		SMTP_URL: mails.url,
		INDEXNOW: "on",
		INDEXNOW_URL: indexNow.url,
		ADMIN_EMAILS: ADMIN,
		OUTSIDE_ADDRESSES: "127.0.0.1",
		TRUST_PROXY: "on",
	};
	await using cluster = await openCluster([
		{ ...common, ROLE: "web" },
		{ ...common, ROLE: "worker" },
	]);
	const { pool } = cluster;
	const web = cluster.urls[0] as string;
	const admin = await enrolAdmin(pool);
	await subscribe(pool);

	report("all of it is queued");
	await enqueueDigest(cluster);
	const run = await send(web, admin, "/api/functions/bulk-generate-content", { action: "generate-all-content" });
	const outside = Promise.all([askQuestions(cluster), submit(web, admin), signIn(web)]);
	for (let kill = 1; kill <= KILLS; kill++) {
		await sleep(LIFE_MS);
		await cluster.killAndRestart(1);
		report(`the worker was killed ${kill} times`);
	}
	const [questions, urls, signIns] = await outside;
	await settled(pool);

	const keys = async (query: string): Promise<string[]> => (await pool.query(query)).rows.map(({ key }) => key);
	const number = async (query: string): Promise<number> => (await pool.query(query)).rows[0].number;
	const titles = await keys("select title as key from ipl_facts");
	const wordings = await keys("select question as key from quiz_questions");
	const digests = mails.received.filter(({ raw }) => raw.includes("List-Unsubscribe")).flatMap(({ to }) => to);
	const signInMails = mails.received.filter(({ raw }) => !raw.includes("List-Unsubscribe")).flatMap(({ to }) => to);
	report(
		`${await number("select count(*)::int as number from newsletter_deliveries where sent_at is null")} mails were under way when the worker died, and are given up`,
	);
	report(`IndexNow received ${indexNow.received.flatMap(({ urlList }) => urlList).length} addresses`);
	return [
		counted(
			"the bulk generation, begun and done",
			1,
			await number(
				`select count(*)::int as number from generation_runs where state = 'done' and id = '${run.answer.id}'`,
			),
		),
		counted(
			"its parts, done",
			await number("select count(*)::int as number from generation_parts"),
			await number("select count(*)::int as number from generation_parts where state = 'done'"),
		),
		allStored("facts afterwards, by their titles", titles, titles),
		allStored("quiz questions afterwards, by their words", wordings, wordings),
		allStored(
			"newsletter mails noted as sent (at most once each)",
			await keys(
				"select s.email as key from newsletter_deliveries d join newsletter_subscriptions s on s.id = d.subscription_id where d.sent_at is not null",
			),
			digests,
		),
		none(
			"newsletter mails that nobody took up",
			await number("select count(*)::int as number from newsletter_deliveries where begun_at is null"),
		),
		allStored("sign-in mails acknowledged", signIns, signInMails),
		allStored(
			"addresses queued for IndexNow, noted as submitted",
			urls,
			await keys("select url as key from indexnow_submissions where status = 'success' and type = 'manual'"),
		),
		allStored("of those, sent to the service (at least once each)", urls, [
			...new Set(indexNow.received.flatMap(({ urlList }) => urlList)),
		]),
		allStored(
			"questions in rooms, and their one answer",
			questions,
			await keys("select reply_to_message_id::text as key from group_messages where message_type = 'ai_agent'"),
		),
	];
}

async function enrolAdmin(pool: pg.Pool): Promise<Member> {
	const [admin] = (await enrolMembers(pool, SECRET, 1)).members;
	if (!admin) throw new Error("no admin");
	await pool.query("update users set email = $2 where id = $1", [admin.id, ADMIN]);
	return admin;
}

async function subscribe(pool: pg.Pool): Promise<void> {
	await pool.query(
		`insert into newsletter_subscriptions (email, confirmation_expires_at, confirmed_at)
		select 'reader-' || n || '@example.com', now(), now() from generate_series(1, $1::int) n`,
		[SUBSCRIBERS],
	);
}

/** Queues the newsletter's job, as its schedule would. */
async function enqueueDigest({ postgres }: Cluster): Promise<void> {
	const database = await openDatabase({ url: postgres.url });
	const logger = createLogger({ LOG_LEVEL: "silent" });
	const queue = createJobs({ database, jobs: [writeDigestJob], context: {} as never, logger, role: "web" });
	await queue.start();
	await queue.enqueue(undefined, writeDigestJob, {});
	await queue.stop();
	await database.close();
}

/**
 * Posts questions in groups of one member, where the assistant answers everything. Returns the ids of accepted
 * messages.
 */
async function askQuestions({ pool, urls }: Cluster): Promise<string[]> {
	const accepted: string[] = [];
	const rooms = await Promise.all(Array.from({ length: ROOMS }, () => enrolMembers(pool, SECRET, 1)));
	await pool.query("update player_groups set ai_mode = 'always' where id = any($1::uuid[])", [
		rooms.map(({ group_id }) => group_id),
	]);
	for (let asked = 0; asked < QUESTIONS; asked++) {
		for (const { group_id, members } of rooms) {
			const body = { client_id: randomUUID(), content: `Who has taken the most wickets in ${2010 + asked}?` };
			const { status, answer } = await send(
				urls[0] as string,
				members[0] as Member,
				`/api/groups/${group_id}/messages`,
				body,
			);
			if (status === 200) accepted.push(String(answer.id));
		}
		await sleep(LIFE_MS);
	}
	return accepted;
}

async function submit(url: string, admin: Member): Promise<string[]> {
	const accepted: string[] = [];
	for (let batch = 0; batch < BATCHES; batch++) {
		const urls = [1, 2, 3].map((page) => `${ORIGIN}/facts?batch=${batch}&page=${page}`);
		const { answer } = await send(url, admin, "/api/indexnow/submissions", { type: "manual", urls });
		if (answer.submitted === true) accepted.push(...urls);
		await sleep(LIFE_MS / 3);
	}
	return accepted;
}

/** Requests sign-in mails, each from another address. Returns the accepted ones. */
async function signIn(url: string): Promise<string[]> {
	const accepted: string[] = [];
	for (let fan = 0; fan < SIGN_INS; fan++) {
		const email = `newcomer-${fan}@example.com`;
		const response = await fetch(`${url}/api/auth/sign-in`, {
			method: "POST",
			headers: { "content-type": "application/json", origin: ORIGIN, "x-forwarded-for": `198.51.100.${fan}` },
			body: JSON.stringify({ email }),
		}).catch(() => undefined);
		if (response?.ok) accepted.push(email);
		await sleep(LIFE_MS / 5);
	}
	return accepted;
}

/** Waits until no job is left and the generation has ended, at most five minutes. */
async function settled(pool: pg.Pool): Promise<void> {
	const names = [
		"bulk-generation",
		"bulk-generate",
		"send-newsletter",
		"write-newsletter",
		"submit-urls",
		"answer-in-group",
	];
	for (let waited = 0; waited < SETTLE_MS; waited += 1_000) {
		const { rows } = await pool.query(
			`select (select count(*) from pgboss.job where name = any($1) and state in ('created', 'active', 'retry'))
				+ (select count(*) from generation_runs where state = 'running') as open`,
			[names],
		);
		if (Number(rows[0].open) === 0) return;
		await sleep(1_000);
	}
}
