import { givenFor, type NamedTeam, namesOfTeam, readFilter, unknownFilter } from "../../lib/filters.ts";

export const MATCHES_PER_PAGE = 50;
export const SEASONS_PER_PAGE = 30;

export const STAGES = { league: "League stage", playoff: "Playoffs", final: "Finals" } as const;
export type Stage = keyof typeof STAGES;
const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1);

export const matchesTexts = {
	matchNotFound: "Match not found",
	matchNotFoundText: "We couldn't find a match with that number.",
	seasonNotFound: "Season not found",
	seasonNotFoundText: (year: string) => `No season "${year}" has been played.`,
	noneFound: "No matches found",
	noneFoundText: "No match fits all of these filters.",
	leagueTable:
		"Sides above the line went on to the playoffs. Two points for a win, one for no result; net run rate splits sides that are level, and can differ from the official table by a few thousandths.",
};

export type MatchesQuery = {
	/** slug of a player; `team` is then that player's side, and `opponent` the other one */
	player?: string;
	/** slug of a player on the other side */
	met?: string;
	team?: string;
	opponent?: string;
	season?: number;
	ground?: string;
	stage?: Stage;
	/** from 1 */
	month?: number;
	/** id of a match: only matches before it in the order of play; ignored if `after` is given too */
	before?: number;
	after?: number;
};

/** Parses an id: up to nine digits, without sign or leading zeros. Undefined for other text. */
export function readId(text: string | null | undefined): number | undefined {
	return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The choices for the filters of a list of matches, besides players. */
export type MatchChoices = {
	teams: NamedTeam[];
	grounds: { id: string; name: string; city: string }[];
	seasons: number[];
};

/** Reads a player's slug from an address; slugs may have letters of any script. Throws a 404 for a malformed one. */
function readSlug(search: URLSearchParams, filter: "player" | "met"): string | undefined {
	const slug = givenFor(search, filter).toLowerCase();
	if (slug && !/^[\p{L}\p{N}-]{1,120}$/u.test(slug)) throw unknownFilter(filter, slug);
	return slug || undefined;
}

/** Reads the filters of an address. Throws a 404 for an unknown value; a malformed `before` or `after` is ignored. */
export function readMatchesQuery(search: URLSearchParams, { teams, grounds, seasons }: MatchChoices): MatchesQuery {
	const player = readSlug(search, "player");
	const stages = Object.keys(STAGES) as Stage[];
	return {
		player,
		met: player && readSlug(search, "met"),
		team: readFilter(search, "team", teams, namesOfTeam)?.id,
		opponent: readFilter(search, "opponent", teams, namesOfTeam)?.id,
		season: readFilter(search, "season", seasons) ?? undefined,
		ground: readFilter(search, "ground", grounds, ({ id, name }) => [id, name])?.id,
		stage: readFilter(search, "stage", stages, (stage) => [stage, STAGES[stage]]) ?? undefined,
		month: readFilter(search, "month", MONTHS) ?? undefined,
		before: readId(search.get("before")),
		after: readId(search.get("after")),
	};
}

export function matchesPath(query: MatchesQuery): string {
	const search = new URLSearchParams();
	for (const name of [
		"player",
		"met",
		"team",
		"opponent",
		"season",
		"ground",
		"stage",
		"month",
		"before",
		"after",
	] as const)
		if (query[name] !== undefined) search.set(name, String(query[name]));
	return search.size ? `/matches?${search}` : "/matches";
}
