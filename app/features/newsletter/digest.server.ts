import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import { newsletterIssues } from "../../../db/schema/newsletter.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { MIN_SCORE } from "../facts/maker/score.ts";
import { matchLines } from "../matches/match-lines.server.ts";
import { resultOf } from "../matches/words.ts";
import { quizTeaser } from "../quiz/questions.server.ts";
import type { Digest } from "./digest.ts";
import { DIGEST_FACTS, DIGEST_RESULTS, FACTS_REST_ISSUES, newsletterTexts } from "./rules.ts";

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
