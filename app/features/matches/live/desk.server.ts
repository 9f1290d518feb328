import { desc, eq, sql } from "drizzle-orm";
import { feedPeople, liveMatches, matchFeeds } from "../../../../db/schema/matches/live-matches.ts";
import type { Db, Tx } from "../../../../platform/database/database.ts";
import { badRequest, notFound } from "../../../../platform/http/problem.ts";
import { unfinishedMatch } from "../../../../record/builder/format.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { type Doer, noteAction } from "../../auth/audit.server.ts";
import type { LiveDesk } from "./desk.ts";
import { type Choice, candidatesFor, type FeedName } from "./names.ts";
import { peopleOfSide, resolveNames } from "./people.server.ts";

/** Returns the live matches for the desk. Two queries; for each match one more, and two questions a side. */
export async function readLiveDesk(db: Db, record: MatchRecord): Promise<LiveDesk> {
	const refusal = sql<
		string | null
	>`case when ${liveMatches.refused_at} > ${liveMatches.heard_at} then ${liveMatches.refusal} end`;
	const { match_id, document, revision, heard_at, changed_at } = liveMatches;
	const rows = await db
		.select({ match_id, document, revision, heard_at, refusal })
		.from(liveMatches)
		.orderBy(desc(changed_at));
	const feeds = await db.select().from(matchFeeds).orderBy(matchFeeds.source);
	return {
		matches: await Promise.all(
			rows.map(async ({ document, heard_at, ...row }) => {
				const match = unfinishedMatch.parse(document);
				const names = await resolveNames(db, record, match);
				const asked = names.filter(({ state }) => state === "unknown");
				return {
					...row,
					name: `${match.info.teams.join(" v ")}, ${match.info.dates[0]}`,
					heard_at: heard_at.toISOString(),
					asked: await Promise.all(asked.map((name) => withCandidates(record, name))),
				};
			}),
		),
		feeds: feeds.map(({ source, answered_at, failure }) => ({
			source,
			answered_at: answered_at?.toISOString() ?? null,
			failure,
		})),
	};
}

async function withCandidates(record: MatchRecord, { name, franchise_id }: FeedName) {
	const candidates = candidatesFor(name, record.names.people, await peopleOfSide(record, franchise_id));
	return { name, franchise_id, candidates };
}

/** Stores an admin's choice of a person for a feed's name. Throws 400 for an unknown person or side. */
export async function choosePerson(db: Db, record: MatchRecord, doer: Doer, choice: Choice): Promise<void> {
	const { franchise_id, name, person_id } = choice;
	if (!record.knows("franchises", franchise_id)) throw badRequest("franchise_id", "We don't know that side.");
	if (person_id !== null && !record.knows("people", person_id))
		throw badRequest("person_id", "We don't know that person.");
	await db.transaction(async (tx) => {
		const chosen = { person_id, chosen_by: doer.fan.id, chosen_at: sql`now()` };
		await tx
			.insert(feedPeople)
			.values({ franchise_id, name, ...chosen })
			.onConflictDoUpdate({ target: [feedPeople.franchise_id, feedPeople.name], set: chosen });
		await noteAction(tx, doer, {
			action: "name-feed-person",
			target: `${franchise_id} ${name}`,
			details: { person_id },
		});
	});
}

/** Removes a live match; it returns when its feed sends it again. Throws 404 for an unknown number. */
export const removeLiveMatch = (db: Db, doer: Doer, match_id: number): Promise<void> =>
	db.transaction(async (tx: Tx) => {
		const removed = await tx.delete(liveMatches).where(eq(liveMatches.match_id, match_id)).returning();
		if (removed.length === 0) throw notFound("No live match has this number.");
		await noteAction(tx, doer, { action: "remove-live-match", target: `match ${match_id}` });
	});

export const liveIds = async (db: Db): Promise<number[]> =>
	(await db.select({ id: liveMatches.match_id }).from(liveMatches)).map(({ id }) => id);
