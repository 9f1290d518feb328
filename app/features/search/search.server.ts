import { inArray, sql } from "drizzle-orm";
import { iplPlayers } from "../../../db/schema/players.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { fold } from "../../../record/names/text.ts";
import { perEdition } from "../../../record/per-edition.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { plural } from "../../lib/numbers.ts";
import { initialsOf } from "../../lib/session/me.ts";
import { answerQuestion } from "../assistant/answer.server.ts";
import { searchFacts } from "../facts/facts.server.ts";
import { listGroups } from "../groups/groups.server.ts";
import { type Indexed, indexRecord } from "./index.server.ts";
import { matchResults } from "./matches.server.ts";
import { match } from "./matching.ts";
import type { SearchQuery } from "./rules.ts";
import type { GROUPS, Result, Searched } from "./search.ts";

type Parts = { db: Queryable; record: MatchRecord };

const MOST_PLAYERS = 5;
const MOST_OTHERS = 3;
const MOST_NEAR = 5;

/** Words of a search that belong to no name. */
const FILLERS = new Set("v vs versus against the at in of and ipl season match matches".split(" "));
const STAGES = new Set(["final", "finals"]);

const indexOf = perEdition(indexRecord);

/**
 * Searches players, sides, grounds, seasons, matches, facts and groups, and asks the record if the search may be a
 * question. Corrects names unless `exact`. Without results it returns near matches, always with corrections; an empty
 * search returns only the totals. Throws a Problem (429) if a question is above the assistant's limit of words.
 */
export async function searchSite({ db, record }: Parts, { q, exact }: SearchQuery): Promise<Searched> {
	const index = await indexOf(record);
	const of = await sizeOf(record);
	const nothing: Searched = { q, corrected: null, groups: [], near: [], of };
	const words = fold(q)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
	if (words.length === 0) return nothing;

	const season = record.seasons.find((year) => words.includes(String(year)));
	const final = words.some((word) => STAGES.has(word));
	const named = words.filter((word) => word !== String(season) && !STAGES.has(word) && !FILLERS.has(word));
	const letters = named.filter((word) => !/^\d+$/.test(word));
	const found = letters.length > 0 ? match(index, letters, { spelling: !exact }) : [];
	const sides = sidesOf(index, q, found);
	const corrected = found[0]?.wrong ? found[0].corrected.join(" ") : null;
	const text = corrected ?? letters.join(" ");
	const asks = letters.length < named.length || (found.length === 0 && words.length > 1);

	const [people, facts, rooms] = await Promise.all([
		resultsOf({ db, record }, found.slice(0, MOST_PLAYERS * 2)),
		text ? searchFacts(db, { q: text, category: null }, MOST_OTHERS) : null,
		text ? listGroups(db, { q: text, tab: "all", page: 1 }) : null,
	]);
	const matches = await matchResults(record, { season, final, sides, first: found[0] });
	const groups = grouped({
		Players: people.filter(({ kind }) => kind === "player").slice(0, MOST_PLAYERS),
		Teams: people.filter(({ kind }) => kind === "team").slice(0, MOST_OTHERS),
		Grounds: people.filter(({ kind }) => kind === "ground").slice(0, MOST_OTHERS),
		Seasons: season && named.length === 0 ? [seasonResult(season)] : [],
		Matches: matches,
		Facts: (facts?.facts ?? []).map(({ slug, id, title, fact }) =>
			plainResult("fact", `/facts/${slug ?? id}`, title, fact),
		),
		Rooms: (rooms?.groups ?? []).slice(0, 2).map(({ id, group_name, team, group_description }) => ({
			...plainResult("room", `/groups/${id}`, group_name, group_description),
			team,
			mark: team?.toUpperCase() ?? null,
		})),
		Answers: asks && matches.length + letters.length > 0 ? await answers({ db, record }, q) : [],
	});
	if (groups.length > 0) return { ...nothing, corrected, groups };
	return {
		...nothing,
		near: await resultsOf({ db, record }, match(index, letters, { all: false }).slice(0, MOST_NEAR)),
	};
}

const grouped = (groups: Partial<Record<(typeof GROUPS)[number], Result[]>>): Searched["groups"] =>
	Object.entries(groups).flatMap(([name, results]) =>
		results.length > 0 ? [{ name: name as (typeof GROUPS)[number], results }] : [],
	);

/** The ids of the two sides of 'KKR v RR', else of the first result if it is a side. */
function sidesOf(index: Indexed[], q: string, found: Indexed[]): string[] {
	const teams = index.filter(({ kind }) => kind === "team");
	const parts = fold(q).split(/ (?:v|vs|versus|against) /);
	const sides = parts.flatMap((part) => {
		const words = part.split(/\s+/).filter((word) => word && !/^\d{4}$/.test(word) && !STAGES.has(word));
		const [side] = words.length > 0 ? match(teams, words) : [];
		return side ? [side.id] : [];
	});
	if (parts.length === 2 && sides.length === 2) return sides;
	const [first] = found;
	return first?.kind === "team" ? [first.id] : [];
}

async function sizeOf({ ask, names, seasons }: MatchRecord): Promise<Searched["of"]> {
	const { rows } = await ask({ rows: "matches", measures: ["matches"] });
	const players = names.people.filter(({ matches }) => matches > 0).length;
	return { players, matches: rows[0]?.matches ?? 0, seasons: seasons.length };
}

/** A result without a team. */
const plainResult = (kind: Result["kind"], href: string, title: string, say: string | null) =>
	({ kind, href, title, say, team: null, mark: null }) satisfies Result;

const seasonResult = (season: number): Result =>
	plainResult("season", `/seasons/${season}`, `${season} season`, "Table, matches, Orange and Purple Cap");

/** Makes results of entries. Leaves out former sides, and players without a page. At most one query, two questions. */
async function resultsOf({ db, record }: Parts, found: Indexed[]): Promise<Result[]> {
	const ids = found.flatMap(({ kind, id }) => (kind === "player" ? [id] : []));
	const pages = await playersOf(db, ids);
	const careers = ids.length > 0 ? await loadCareers(record, ids) : new Map<string, string>();
	return found.flatMap(({ kind, id, name, fame }): Result[] => {
		if (kind === "team") {
			const side = record.franchises.find((one) => one.id === id);
			if (!side?.is_current) return [];
			return [{ kind, href: `/teams/${id}`, title: name, say: side.city, team: id, mark: side.short_name }];
		}
		if (kind === "ground") {
			const city = record.names.grounds.find((ground) => ground.id === id)?.city;
			const say = [city, plural(fame, "match", "matches")].filter(Boolean).join(", ");
			return [plainResult(kind, `/matches?ground=${id}`, name, say)];
		}
		const page = pages.find(({ person_id }) => person_id === id);
		if (!page) return [];
		const mark = page.jersey_number === null ? initialsOf(page.name) : String(page.jersey_number);
		return [
			{ kind, href: `/players/${page.slug}`, title: page.name, say: careers.get(id) ?? null, team: page.team, mark },
		];
	});
}

function playersOf(db: Queryable, ids: string[]) {
	if (ids.length === 0) return [];
	const { person_id, name, team, jersey_number, slug, id } = iplPlayers;
	return db
		.select({ person_id, name, team, jersey_number, slug: sql<string>`coalesce(${slug}, ${id}::text)` })
		.from(iplPlayers)
		.where(inArray(person_id, ids));
}

/** '9,336 runs' or '233 wickets' by person, whichever weighs more; a wicket weighs 25 runs. */
async function loadCareers({ ask }: MatchRecord, player: string[]): Promise<Map<string, string>> {
	const of = { where: { player }, by: ["player" as const], order: "keys" as const };
	const [batted, bowled] = await Promise.all([
		ask({ rows: "batting", measures: ["runs"], ...of }),
		ask({ rows: "bowling", measures: ["wickets"], ...of }),
	]);
	const wickets = new Map(bowled.rows.map((row) => [row.player_id, row.wickets]));
	const runs = new Map(batted.rows.map((row) => [row.player_id, row.runs]));
	return new Map(
		player.map((id) => {
			const [scored, taken] = [runs.get(id) ?? 0, wickets.get(id) ?? 0];
			return [id, taken * 25 > scored ? plural(taken, "wicket") : plural(scored, "run")];
		}),
	);
}

/** The record's answer to a search that is a question; none if it has no answer. */
async function answers(parts: Parts, q: string): Promise<Result[]> {
	const { kind, text } = await answerQuestion(parts, q);
	return kind === "answer" ? [plainResult(kind, `/ai-chat?${new URLSearchParams({ q })}`, q, text)] : [];
}
