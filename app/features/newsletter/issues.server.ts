import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import { newsletterDeliveries, newsletterIssues, newsletterSubscriptions } from "../../../db/schema/newsletter.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Logger } from "../../../platform/logging.ts";
import { type Mail, wasNotAccepted } from "../../../platform/mail/mailer.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { MIN_SCORE } from "../facts/maker/score.ts";
import { matchLines } from "../matches/match-lines.server.ts";
import { resultOf } from "../matches/words.ts";
import { quizTeaser } from "../quiz/questions.server.ts";
import type { Digest, NewsletterDesk } from "./digest.ts";
import { digestMail, type NewsletterSite, type Part, partsOf } from "./mails.server.ts";
import { DIGEST_FACTS, DIGEST_RESULTS, FACTS_REST_ISSUES, newsletterTexts } from "./rules.ts";

/** The Monday of this week in Asia/Kolkata. */
const thisWeek = sql<string>`date_trunc('week', now() at time zone 'Asia/Kolkata')::date`;
const MAILS_A_JOB = 100;
const ISSUES_SHOWN = 12;

/**
 * Stores this week's issue if there is none, stores a delivery for each confirmed subscriber without one, and calls
 * `queue`, all in one transaction. Idempotent. Returns the number of new deliveries.
 */
export async function writeIssue(db: Db, record: MatchRecord, queue: (tx: Tx) => Promise<unknown>): Promise<number> {
	const digest = await composeDigest(db, record);
	return db.transaction(async (tx) => {
		await tx
			.insert(newsletterIssues)
			.values({ week: thisWeek, content: digest, fact_ids: digest.facts.map(({ id }) => id) })
			.onConflictDoNothing();
		const { rowCount } = await tx.execute(sql`
			insert into ${newsletterDeliveries} (week, subscription_id)
			select ${thisWeek}, id from ${newsletterSubscriptions} where confirmed_at is not null
			on conflict do nothing`);
		await queue(tx);
		return rowCount ?? 0;
	});
}

type Delivery = { week: string; subscription_id: string; email: string; content: Digest };

/**
 * Sends at most a hundred waiting deliveries of this week; returns whether more may wait. It claims each delivery
 * before sending the mail, so a crash loses one mail and never doubles it. It frees the claim only when the mail server
 * certainly did not accept the mail. Skips an address that the mail server rejects. Throws any other error of `send`; a
 * retry sends the rest.
 */
export async function sendDeliveries(
	db: Db,
	site: NewsletterSite,
	send: (mail: Mail) => Promise<void>,
	logger: Logger,
): Promise<boolean> {
	for (let mails = 0; mails < MAILS_A_JOB; mails++) {
		const delivery = await claimDelivery(db);
		if (!delivery) return false;
		try {
			await send(digestMail(site, delivery, delivery.content));
		} catch (error) {
			if (error instanceof Problem && error.field === "to") {
				logger.warn({ subscription_id: delivery.subscription_id }, "the mail server knows no such recipient");
				continue;
			}
			if (wasNotAccepted(error)) await updateDelivery(db, delivery, sql`begun_at = null`);
			throw error;
		}
		await updateDelivery(db, delivery, sql`sent_at = now()`);
	}
	return true;
}

async function claimDelivery(db: Db): Promise<Delivery | null> {
	const { rows } = await db.execute<Delivery>(sql`
		with next as (
			select week, subscription_id from ${newsletterDeliveries}
			where begun_at is null and week = ${thisWeek} limit 1 for update skip locked
		), begun as (
			update ${newsletterDeliveries} d set begun_at = now() from next
			where d.week = next.week and d.subscription_id = next.subscription_id returning d.week, d.subscription_id
		)
		select begun.week::text as week, begun.subscription_id, s.email, i.content
		from begun join ${newsletterSubscriptions} s on s.id = begun.subscription_id
		join ${newsletterIssues} i on i.week = begun.week`);
	return rows[0] ?? null;
}

async function updateDelivery(
	db: Db,
	{ week, subscription_id }: Delivery,
	change: ReturnType<typeof sql>,
): Promise<void> {
	await db.execute(sql`
		update ${newsletterDeliveries} set ${change} where week = ${week} and subscription_id = ${subscription_id}`);
}

/** Returns the number of subscribers, this week's issue or its preview, and the last twelve issues. */
export async function readNewsletter(db: Db, record: MatchRecord, site: NewsletterSite): Promise<NewsletterDesk> {
	const [counts, issues, written] = await Promise.all([countSubscriptions(db), lastIssues(db), writtenThisWeek(db)]);
	const digest = written ?? (await composeDigest(db, record));
	const { subject, text } = digestMail(site, { subscription_id: "of-the-reader", email: "reader@example" }, digest);
	return { ...counts, written: written !== null, subject, text, issues };
}

/** Returns the parts of the newest issue, or of a preview before the first one. */
export async function readSample(db: Db, record: MatchRecord): Promise<{ isSent: boolean; parts: Part[] }> {
	const [newest] = await db
		.select({ content: newsletterIssues.content })
		.from(newsletterIssues)
		.orderBy(desc(newsletterIssues.week))
		.limit(1);
	const digest = newest ? (newest.content as Digest) : await composeDigest(db, record);
	return { isSent: newest !== undefined, parts: partsOf(digest) };
}

async function countSubscriptions(db: Queryable) {
	const { rows } = await db.execute<{ confirmed: number; waiting: number; week: string }>(sql`
		select (count(*) filter (where confirmed_at is not null))::int as confirmed,
			(count(*) filter (where confirmed_at is null))::int as waiting, ${thisWeek}::text as week
		from ${newsletterSubscriptions}`);
	return rows[0] ?? { confirmed: 0, waiting: 0, week: "" };
}

async function writtenThisWeek(db: Queryable): Promise<Digest | null> {
	const [issue] = await db
		.select({ content: newsletterIssues.content })
		.from(newsletterIssues)
		.where(eq(newsletterIssues.week, thisWeek));
	return (issue?.content as Digest | undefined) ?? null;
}

async function lastIssues(db: Queryable): Promise<NewsletterDesk["issues"]> {
	const { rows } = await db.execute<NewsletterDesk["issues"][number]>(sql`
		select i.week::text as week, i.content->>'subject' as subject, count(d.week)::int as to_send, count(d.sent_at)::int as sent
		from ${newsletterIssues} i left join ${newsletterDeliveries} d on d.week = i.week
		group by i.week order by i.week desc limit ${ISSUES_SHOWN}`);
	return rows;
}

/**
 * Returns the newsletter as of now: the five best verified facts that were in none of the last 26 issues, the five
 * latest results, and a question of today's quiz if there is one.
 */
export async function composeDigest(db: Db, record: MatchRecord): Promise<Digest> {
	const [facts, latest, teaser] = await Promise.all([
		findUnusedFacts(db),
		matchLines(record, { limit: DIGEST_RESULTS }),
		quizTeaser(db),
	]);
	const question = teaser.questions[0]?.question;
	return {
		subject: `${newsletterTexts.title}: ${facts[0]?.title ?? "the latest results"}`,
		facts: facts.map(({ slug, ...fact }) => ({ ...fact, path: `/facts/${slug}` })),
		results: latest.matches.map((match) => ({
			teams: `${match.first_team} v ${match.second_team}`,
			result: resultOf(match),
			date: match.date,
			path: `/matches/${match.match_id}`,
		})),
		quiz: question ? { question, path: "/quiz/daily" } : null,
	};
}

function findUnusedFacts(db: Db) {
	const recent_facts = sql`select unnest(recent.fact_ids) from (
		select ${newsletterIssues.fact_ids} from ${newsletterIssues} order by ${newsletterIssues.week} desc limit ${FACTS_REST_ISSUES}
	) recent`;
	return (
		db
			.select({
				id: iplFacts.id,
				title: iplFacts.title,
				fact: iplFacts.fact,
				slug: sql<string>`coalesce(${iplFacts.slug}, ${iplFacts.id}::text)`,
			})
			.from(iplFacts)
			.where(
				and(eq(iplFacts.verified, true), gte(iplFacts.score, MIN_SCORE), sql`${iplFacts.id} not in (${recent_facts})`),
			)
			// the oldest of equal score, so that newly generated facts do not displace waiting ones
			.orderBy(desc(iplFacts.score), asc(iplFacts.number))
			.limit(DIGEST_FACTS)
	);
}
