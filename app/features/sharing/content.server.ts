import { eq } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import { communityChallenges } from "../../../db/schema/game/challenges.ts";
import { iplPlayers } from "../../../db/schema/players.ts";
import { quizCategories } from "../../../db/schema/quiz.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { isUuid } from "../../lib/uuid.ts";
import type { ShareType } from "./rules.ts";
import type { SharedContent } from "./share.ts";

export type Sides = Pick<MatchRecord, "franchises">;

const SLUG = /^[a-z0-9-]{1,120}$/;

/**
 * Finds the target of a share; null when it does not exist. `content_id` depends on the type: id or slug of a player or
 * fact, code of a current team, slug of a quiz category or 'daily', id of a challenge, 'arena'. Null means the type's
 * overview page, for types that have one.
 */
export async function findContent(
	record: Sides,
	db: Queryable,
	type: ShareType,
	content_id: string | null,
): Promise<SharedContent | null> {
	switch (type) {
		case "player":
			return content_id === null ? null : findPlayer(db, content_id);
		case "fact":
			return content_id === null ? null : findFact(db, content_id);
		case "team_victory":
			return content_id === null ? { content_id, name: null, path: "/teams" } : findTeam(record, content_id);
		case "quiz_score":
			return content_id === null ? { content_id, name: null, path: "/quiz" } : findQuiz(db, content_id);
		case "challenge_win":
			return content_id === null ? null : findChallenge(db, content_id);
		case "general":
			if (content_id === "arena") return { content_id, name: null, path: "/arena" };
			return content_id === null ? { content_id, name: null, path: "/" } : null;
		case "default":
			return content_id === null ? { content_id, name: null, path: "/" } : null;
	}
}

async function findPlayer(db: Queryable, id: string): Promise<SharedContent | null> {
	if (!isUuid(id) && !SLUG.test(id)) return null;
	const [player] = await db
		.select({ id: iplPlayers.id, name: iplPlayers.name, slug: iplPlayers.slug })
		.from(iplPlayers)
		.where(isUuid(id) ? eq(iplPlayers.id, id) : eq(iplPlayers.slug, id));
	return player ? { content_id: player.id, name: player.name, path: `/players/${player.slug ?? player.id}` } : null;
}

async function findFact(db: Queryable, id: string): Promise<SharedContent | null> {
	if (!isUuid(id) && !SLUG.test(id)) return null;
	const [fact] = await db
		.select({ id: iplFacts.id, title: iplFacts.title, slug: iplFacts.slug })
		.from(iplFacts)
		.where(isUuid(id) ? eq(iplFacts.id, id) : eq(iplFacts.slug, id));
	return fact ? { content_id: fact.id, name: fact.title, path: `/facts/${fact.slug ?? fact.id}` } : null;
}

function findTeam({ franchises }: Sides, text: string): SharedContent | null {
	const team = franchises.find(({ id, is_current }) => is_current && id === text.toLowerCase());
	return team ? { content_id: team.id, name: team.name, path: `/teams/${team.id}` } : null;
}

async function findChallenge(db: Queryable, id: string): Promise<SharedContent | null> {
	if (!isUuid(id)) return null;
	const [challenge] = await db
		.select({ id: communityChallenges.id })
		.from(communityChallenges)
		.where(eq(communityChallenges.id, id));
	return challenge ? { content_id: challenge.id, name: null, path: "/community" } : null;
}

async function findQuiz(db: Queryable, slug: string): Promise<SharedContent | null> {
	if (slug === "daily") return { content_id: slug, name: "Today's quiz", path: "/quiz/daily" };
	if (!SLUG.test(slug)) return null;
	const [category] = await db
		.select({ name: quizCategories.name })
		.from(quizCategories)
		.where(eq(quizCategories.slug, slug));
	return category ? { content_id: slug, name: category.name, path: `/quiz/${slug}` } : null;
}
