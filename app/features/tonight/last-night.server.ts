import { and, eq, gt, sql } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import { groupRelives } from "../../../db/schema/matches/relives.ts";
import { matchesOfTheDay } from "../../../db/schema/matches/tonight.ts";
import type { Db } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { listOwnGuesses, readBoard } from "../groups/relive/guesses.server.ts";
import type { BoardLine } from "../groups/relive/relive.ts";
import { wonInWords, worthInWords } from "../groups/relive/rules.ts";
import { timelinesOf } from "../groups/relive/timeline.server.ts";

/**
 * Returns yesterday's match of the day for a fan: the worth of the fan's guesses and the best guesser, without the
 * result. `missed`: the fan has no settled guess. Null if there was no match, or the account is newer than its start.
 */
export async function lastNight(db: Db, record: MatchRecord, fan_id: string) {
	const [relive] = await db
		.select({ id: groupRelives.id, match_id: groupRelives.match_id })
		.from(matchesOfTheDay)
		.innerJoin(groupRelives, eq(groupRelives.id, matchesOfTheDay.relive_id))
		.innerJoin(users, and(eq(users.id, fan_id), gt(matchesOfTheDay.started_at, users.createdAt)))
		.where(eq(matchesOfTheDay.day, sql`${today} - 1`));
	if (!relive) return null;
	const [{ title }, [best], guesses] = await Promise.all([
		timelinesOf(record)(relive.match_id, false),
		readBoard(db, relive.id, fan_id),
		listOwnGuesses(db, fan_id, relive.id),
	]);
	const won = wonInWords(guesses);
	return { match_id: relive.match_id, title, missed: !won, say: `${won} ${bestInWords(best)}`.trim() };
}

function bestInWords(best: BoardLine | undefined): string {
	if (!best) return "";
	return best.own ? "Nobody did better." : `${best.name} guessed best: ${worthInWords(best.worth)}.`;
}
