import { randomBytes, randomUUID } from "node:crypto";
import { and, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { indexnowPages, indexnowSite, indexnowSubmissions } from "../../../../db/schema/indexnow.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { badRequest } from "../../../../platform/http/problem.ts";
import { indexNowTexts, KEEP_DAYS, LOG_SHOWN, MOST_URLS_A_BATCH, ownUrl, type SubmissionType } from "./rules.ts";
import type { IndexNow } from "./service.server.ts";
import type { Submission } from "./submission.ts";

/** How often a batch is sent before it counts as failed, the second time after so long, then each time after twice as long. */
export const MOST_TRIES = 5;
export const FIRST_RETRY_SECONDS = 60;
/** All waits together, what chance adds to them and the answers waited for take less than four times as long as the waits. */
const LONGEST_SENDING_SECONDS = Math.max(3_600, 4 * FIRST_RETRY_SECONDS * (2 ** (MOST_TRIES - 1) - 1));

/** Hands in the job that sends a batch, in the transaction that wrote it down. */
export type SendBatch = (tx: Tx, batch_id: string) => Promise<unknown>;

/** The key of this site, made when it is first needed and then kept. */
export async function siteKey(db: Queryable): Promise<string> {
	await db
		.insert(indexnowSite)
		.values({ key: randomBytes(16).toString("hex") })
		.onConflictDoNothing();
	const [site] = await db.select({ key: indexnowSite.key }).from(indexnowSite);
	if (!site) throw new Error("the key of IndexNow was not kept");
	return site.key;
}

/**
 * Writes down addresses to be submitted and hands in their sending, in batches that the protocol takes. Throws 400 (field
 * `urls`) for an address of another site. Answers false, and does nothing, for an empty list.
 */
export async function handIn(
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

/**
 * Sends what waits of a batch, and writes down how it ended. Throws when it should be tried again later. A batch that is
 * done is not sent twice.
 */
export async function sendBatch(db: Db, service: IndexNow, batch_id: string): Promise<void> {
	const waiting = and(eq(indexnowSubmissions.batch_id, batch_id), eq(indexnowSubmissions.status, "pending"));
	const rows = await db.select().from(indexnowSubmissions).where(waiting);
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
			.where(waiting);
		if (!ok && !later) await untell(tx, [batch_id], service.origin);
	});
	if (later) throw new Error(`IndexNow: ${response}`);
}

/**
 * Counts as failed what should long have been sent: its job was given up before its tries were over, as with the process that ran
 * it, or lost. Its pages are told anew. Answers how many addresses; a second time there are none.
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
		if (batches.length > 0) await untell(tx, batches, origin);
		return stale.length;
	});
}

/** Has the pages of batches that did not arrive told anew. */
async function untell(tx: Tx, batch_ids: string[], origin: string): Promise<void> {
	await tx.execute(sql`update ${indexnowPages} set failed = true where path in (
		select substr(${indexnowSubmissions.url}, ${origin.length + 1}::int) from ${indexnowSubmissions}
		where ${inArray(indexnowSubmissions.batch_id, batch_ids)} and ${indexnowSubmissions.type} = 'content')`);
}

/** Submits the sitemap, at most once a day of Asia/Kolkata, whoever asks and however many at once. Answers whether it did. */
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
		return first ? handIn(tx, { urls: ["/sitemap.xml"], type: "sitemap", origin, send }) : false;
	});
}

/** The newest submissions, and how many of the last 30 days ended how. Two queries. */
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

/** Forgets submissions older than 30 days. Answers how many went. */
export async function forgetSubmissions(db: Db): Promise<number> {
	const gone = await db
		.delete(indexnowSubmissions)
		.where(lt(indexnowSubmissions.submitted_at, sql`now() - ${KEEP_DAYS} * interval '1 day'`))
		.returning({ id: indexnowSubmissions.id });
	return gone.length;
}
