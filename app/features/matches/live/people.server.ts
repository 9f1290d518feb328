import { inArray } from "drizzle-orm";
import { feedPeople } from "../../../../db/schema/matches/live-matches.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { UnfinishedMatch } from "../../../../record/builder/format.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { type FeedName, resolveSide } from "./names.ts";

/** The id of the franchise that plays, or has played, under a name. */
export const franchiseOf = ({ franchises }: Pick<MatchRecord, "franchises">, team: string): string | undefined =>
	franchises.find(({ names }) => names.some(({ name }) => name === team))?.id;

/** Returns the ids of everybody who played for a side or is in a squad of it. Two questions. */
export async function peopleOfSide({ ask }: Pick<MatchRecord, "ask">, team: string): Promise<Set<string>> {
	const all = { by: ["player"], order: "keys", limit: 1000, where: { team } } as const;
	const [played, squads] = await Promise.all([
		ask({ ...all, rows: "appearances", measures: ["matches"] }),
		ask({ ...all, rows: "squads", measures: ["players"] }),
	]);
	return new Set([...played.rows, ...squads.rows].map(({ player_id }) => player_id));
}

/** Finds the person of each name in a match. One query, and two questions a side. Unknown sides are left out. */
export async function resolveNames(
	db: Queryable,
	record: Pick<MatchRecord, "ask" | "names" | "franchises">,
	{ info }: UnfinishedMatch,
): Promise<FeedName[]> {
	const sides = info.teams.flatMap((team) => {
		const franchise_id = franchiseOf(record, team);
		return franchise_id ? [{ franchise_id, names: info.players[team] ?? [] }] : [];
	});
	const ids = sides.map(({ franchise_id }) => franchise_id);
	const choices = await db.select().from(feedPeople).where(inArray(feedPeople.franchise_id, ids));
	const sources = { people: record.names.people, choices, registry: info.registry.people };
	const named = await Promise.all(
		sides.map(async (side) => resolveSide({ ...side, people: await peopleOfSide(record, side.franchise_id) }, sources)),
	);
	return named.flat();
}
