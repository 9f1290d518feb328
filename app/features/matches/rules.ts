export const MATCHES_PER_PAGE = 50;
export const SEASONS_PER_PAGE = 30;

export const STAGES = { league: "League stage", playoff: "Playoffs", final: "Finals" } as const;
export type Stage = keyof typeof STAGES;

export const matchesTexts = {
	matchNotFound: "Match not found",
	matchNotFoundText: "There is no match with this number in the record.",
	seasonNotFound: "Season not found",
	seasonNotFoundText: (year: string) => `No season "${year}" has been played.`,
	noneFound: "No matches found",
	noneFoundText: "No match in the record fits all of these filters.",
	lacksFielders: "?: the record does not name the fielder.",
	netRunRate:
		"Net run rate is computed from the record; it can differ by a few thousandths from the table as published.",
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
	before?: number;
	after?: number;
};

/** A whole number without sign, zeros in front or more digits than an id has; else nothing. */
export function readId(text: string | null | undefined): number | undefined {
	return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

const readCode = (text: string | null) => (text && /^[a-z][a-z0-9-]{0,59}$/.test(text) ? text : undefined);
// slugs of players keep the letters of their names
const readSlug = (text: string | null) => (text && /^[\p{L}\p{N}-]{1,120}$/u.test(text) ? text : undefined);

/** Reads the filters of an address. What cannot be a value of its filter counts as absent. */
export function readMatchesQuery(search: URLSearchParams): MatchesQuery {
	const season = readId(search.get("season"));
	const stage = search.get("stage");
	const player = readSlug(search.get("player"));
	return {
		player,
		met: player && readSlug(search.get("met")),
		team: readCode(search.get("team")),
		opponent: readCode(search.get("opponent")),
		season: season && season >= 2008 && season <= 2200 ? season : undefined,
		ground: readCode(search.get("ground")),
		stage: stage && Object.hasOwn(STAGES, stage) ? (stage as Stage) : undefined,
		before: readId(search.get("before")),
		after: readId(search.get("after")),
	};
}

/** The address of a list of matches. */
export function matchesPath(query: MatchesQuery): string {
	const search = new URLSearchParams();
	for (const name of ["player", "met", "team", "opponent", "season", "ground", "stage", "before", "after"] as const)
		if (query[name] !== undefined) search.set(name, String(query[name]));
	return search.size ? `/matches?${search}` : "/matches";
}
