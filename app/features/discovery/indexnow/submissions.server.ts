import { randomBytes, randomUUID } from "node:crypto";
import { and, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { indexnowPages, indexnowSite, indexnowSubmissions } from "../../../../db/schema/indexnow.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import type { Retention } from "../../../../platform/database/retention.ts";
import { badRequest } from "../../../../platform/http/problem.ts";
import { indexNowTexts, KEEP_DAYS, LOG_SHOWN, MOST_URLS_A_BATCH, ownUrl, type SubmissionType } from "./rules.ts";
import type { IndexNow } from "./service.server.ts";
import type { Submission } from "./submission.ts";

/** The tries before a batch fails, and the wait after the first, which then doubles. */
export const MOST_TRIES = 5;
export const FIRST_RETRY_SECONDS = 60;
/** An upper bound for the time to send a batch: jitter and timeouts add less than three times the waits. */
const LONGEST_SENDING_SECONDS = Math.max(3_600, 4 * FIRST_RETRY_SECONDS * (2 ** (MOST_TRIES - 1) - 1));

/** Queues the job that sends a batch, in the transaction that stores the batch. */
export type SendBatch = (tx: Tx, batch_id: string) => Promise<unknown>;

/** Returns the site's key for the service. Creates and stores it at the first use. */
export async function siteKey(db: Queryable): Promise<string> {
	await db
		.insert(indexnowSite)
		.values({ key: randomBytes(16).toString("hex") })
		.onConflictDoNothing();
	const [site] = await db.select({ key: indexnowSite.key }).from(indexnowSite);
	if (!site) throw new Error("the key of IndexNow was not stored");
	return site.key;
}

/**
 * Stores addresses and queues the jobs that send them, in batches of the size that the protocol allows. Returns false
 * for an empty list. Throws 400 (field `urls`) for an address of another site.
 */
export async function submitPages(
	tx: Tx,
	{ urls, type, origin, send }: { urls: string[]; type: SubmissionType; origin: string; send: SendBatch },
): Promise<boolean> {
	const own = urls.map((url) => ownUrl(url, origin));
	if (own.includes(null)) throw badRequest("urls", indexNowTexts.foreign);
	const each = [...new Set(own as string[])];
	for (let from = 0; from < each.length; from += MOST_URLS_A_BATCH) {
		const batch_id = randomUUID();
		const batch = each.slice(from, from + MOST_URLS_A_BATCH);
		await tx.execute(sql`insert into ${indexnowSubmissions} (batch_id, url, type)
			select ${batch_id}::uuid, url, ${type} from jsonb_array_elements_text(${JSON.stringify(batch)}::jsonb) as url`);
		await send(tx, batch_id);
	}
	return each.length > 0;
}

/** Sends the pending addresses of a batch and stores the result. Throws if a retry may succeed. Idempotent. */
export async function sendBatch(db: Db, service: IndexNow, batch_id: string): Promise<void> {
	const unsent = and(eq(indexnowSubmissions.batch_id, batch_id), eq(indexnowSubmissions.status, "pending"));
	const rows = await db.select().from(indexnowSubmissions).where(unsent);
	if (rows.length === 0) return;
	const { ok, again, response } = await service.submit(
		rows.map(({ url }) => url),
		await siteKey(db),
	);
	const tries = (rows[0]?.tries ?? 0) + 1;
	const later = !ok && again && tries < MOST_TRIES;
	await db.transaction(async (tx) => {
		await tx
			.update(indexnowSubmissions)
			.set({ status: ok ? "success" : later ? "pending" : "failed", response, tries })
			.where(unsent);
		if (!ok && !later) await markPagesFailed(tx, [batch_id], service.origin);
	});
	if (later) throw new Error(`IndexNow: ${response}`);
}

/**
 * Fails submissions that are pending for too long, because their job was lost, for example with its process. Content
 * pages among them are submitted again. Returns the number of addresses.
 */
export async function giveUpStale(db: Db, origin: string): Promise<number> {
	return db.transaction(async (tx) => {
		const stale = await tx
			.update(indexnowSubmissions)
			.set({ status: "failed", response: sql`coalesce(${indexnowSubmissions.response}, ${indexNowTexts.neverSent})` })
			.where(
				and(
					eq(indexnowSubmissions.status, "pending"),
					lt(indexnowSubmissions.submitted_at, sql`now() - ${LONGEST_SENDING_SECONDS} * interval '1 second'`),
				),
			)
			.returning({ batch_id: indexnowSubmissions.batch_id });
		const batches = [...new Set(stale.map(({ batch_id }) => batch_id))];
		if (batches.length > 0) await markPagesFailed(tx, batches, origin);
		return stale.length;
	});
}

/** Marks the content pages of failed batches, so that `submitChanges` submits them again. */
async function markPagesFailed(tx: Tx, batch_ids: string[], origin: string): Promise<void> {
	await tx.execute(sql`update ${indexnowPages} set failed = true where path in (
		select substr(${indexnowSubmissions.url}, ${origin.length + 1}::int) from ${indexnowSubmissions}
		where ${inArray(indexnowSubmissions.batch_id, batch_ids)} and ${indexnowSubmissions.type} = 'content')`);
}

/** Submits the sitemap at most once a day (Asia/Kolkata), also if called concurrently. Returns whether it did. */
export async function submitSitemapOfDay(
	db: Db,
	{ origin, send }: { origin: string; send: SendBatch },
): Promise<boolean> {
	await siteKey(db);
	return db.transaction(async (tx) => {
		const [first] = await tx
			.update(indexnowSite)
			.set({ sitemap_on: today })
			.where(sql`${indexnowSite.sitemap_on} is distinct from ${today}`)
			.returning({ one: indexnowSite.one });
		return first ? submitPages(tx, { urls: ["/sitemap.xml"], type: "sitemap", origin, send }) : false;
	});
}

/** Returns the newest 100 submissions, and the counts by status of all stored ones. Two queries. */
export async function readSubmissions(db: Queryable) {
	const rows = await db
		.select({
			id: indexnowSubmissions.id,
			url: indexnowSubmissions.url,
			type: indexnowSubmissions.type,
			status: indexnowSubmissions.status,
			submitted_at: indexnowSubmissions.submitted_at,
			response: indexnowSubmissions.response,
		})
		.from(indexnowSubmissions)
		.orderBy(desc(indexnowSubmissions.submitted_at), indexnowSubmissions.id)
		.limit(LOG_SHOWN);
	const counts = await db
		.select({ status: indexnowSubmissions.status, count: count() })
		.from(indexnowSubmissions)
		.groupBy(indexnowSubmissions.status);
	const of = (status: string) => counts.find((counted) => counted.status === status)?.count ?? 0;
	const [success, failed, pending] = [of("success"), of("failed"), of("pending")];
	return {
		submissions: rows.map((row): Submission => ({ ...row, submitted_at: row.submitted_at.toISOString() })),
		statistics: { total: success + failed + pending, success, failed, pending },
	};
}

/** Submissions older than 30 days. */
export const oldSubmissions: Retention = {
	table: indexnowSubmissions,
	expired: sql`submitted_at < now() - ${KEEP_DAYS} * interval '1 day'`,
};
