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
	lacksFielders: "?: fielder not recorded.",
	leagueTable:
		"Sides above the line went on to the playoffs. Two points for a win, one for no result; net run rate splits sides that are level, and can differ from the official table by a few thousandths.",
};

export type MatchesQuery = {
	/** slug of somebody who played in them; team and opponent are then his */
	player?: string;
	/** slug of somebody on the other side */
	met?: string;
	team?: string;
	opponent?: string;
	season?: number;
	ground?: string;
	stage?: Stage;
	/** from 1 */
	month?: number;
	before?: number;
	after?: number;
};

/** A whole number without sign, zeros in front or more digits than an id has; else nothing. */
export function readId(text: string | null | undefined): number | undefined {
	return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** What a list of matches can be narrowed to, beside the players. */
export type MatchChoices = {
	teams: NamedTeam[];
	grounds: { id: string; name: string; city: string }[];
	seasons: number[];
};

/** The slug of a player in an address; slugs keep the letters of names. Throws the page's 404 for what cannot be one. */
function readSlug(search: URLSearchParams, filter: "player" | "met"): string | undefined {
	const slug = givenFor(search, filter).toLowerCase();
	if (slug && !/^[\p{L}\p{N}-]{1,120}$/u.test(slug)) throw unknownFilter(filter, slug);
	return slug || undefined;
}

/**
 * Reads the filters of an address. Throws the page's 404 for a value that there is none of; a place in the list that cannot be
 * counts as absent.
 */
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

/** The address of a list of matches. */
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
