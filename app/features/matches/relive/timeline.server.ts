import type { MatchRecord } from "../../../../record/record.ts";
import { ballsOf } from "../card/match-details.server.ts";
import { cardOf } from "../scorecard.server.ts";
import { commonNames, shortNames } from "../short-names.ts";
import { type Moment, timelineOf } from "./timeline.ts";

/** Returns every ball of a match by id, with the state of the match after it; null when there is no such match. */
export async function findTimeline(record: MatchRecord, id: number): Promise<Moment[] | null> {
	if (!record.knows("matches", id)) return null;
	const [card, deliveries, { chances }] = await Promise.all([
		cardOf(record, id),
		ballsOf(record, id),
		record.chances(id),
	]);
	const nameOf = shortNames(card.lineups, commonNames(record.names.people));
	return timelineOf({ deliveries, falls: card.dismissals, nameOf, chances: chances?.after ?? null });
}
