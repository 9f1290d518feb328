import { type NamedTeam, namesOfTeam, readFilter } from "../../lib/filters.ts";

export const ROLES = ["Batsman", "Bowler", "All-rounder", "Wicket-keeper/Batsman"] as const;
export type Role = (typeof ROLES)[number];

/** The site's role for each role of the record. */
export const ROLE_OF: Record<string, Role> = {
	batter: "Batsman",
	bowler: "Bowler",
	all_rounder: "All-rounder",
	wicketkeeper: "Wicket-keeper/Batsman",
};

export const PLAYERS_NAME = "Player Directory";
export const FEATURED_PLAYERS = 4;
export const LONGEST_SEARCH = 100;
export const LONGEST_PLAYER_NAME = 100;
export const MOST_COMPARED = 4;
/** A meeting of two players with fewer balls is too small a sample. */
export const LEAST_MATCHUP_BALLS = 12;
/** The sign for an unknown figure in tables. */
export const UNKNOWN = "—";

export const playersTexts = {
	biographyRequest: "A biography of your favorite player",
	noneFound: "No players found",
	noneYet: "No players yet. Generate them from the match record.",
	noneMatch: "No player here has that name, or one like it.",
	generateAll: "Generate All Players",
	generated: (count: number) => `Generated ${count} player biographies!`,
	generateFailed: "Failed to generate player biographies",
	generateRefused: "The players are already here. Only an admin can rebuild them.",
	signInFirst: "Authentication Required",
	signInToGenerate: "Please sign in to generate player biographies",
	nameFirst: "Player name required",
	nameToGenerate: "Please enter your favorite player's name",
	biographyFailed: "Failed to generate player biography. Please try again.",
	biographyWritten: (name: string) => `The biography of ${name} is ready.`,
	unknownPlayer: (name: string) => `No IPL player is called “${name}”.`,
	severalPlayers: "Several players go by that name. Which one?",
	loadFailed: "Failed to fetch players",
	loginRequired: "Login Required",
	loginToShare: "Please sign in to share players.",
	notFound: "Player not found",
	notFoundText: "The player you are looking for could not be found in our database.",
	databaseError: "Database error occurred",
	playerLoadFailed: "Failed to load player details",
	viewAll: "View All Players",
	goHome: "Go Home",
};

/**
 * Makes a player's slug: the name in lower case, then the team's code. It may be taken or empty; the caller makes it
 * unique.
 */
export function playerSlug(name: string, teamCode: string | null): string {
	const plain = name
		.normalize("NFD")
		.toLowerCase()
		.replace(/[^a-z0-9\s-]/g, "")
		.replace(/[\s-]+/g, "-")
		.replace(/^-|-$/g, "");
	return [plain, teamCode?.toLowerCase()].filter(Boolean).join("-");
}

/** The initials on the jersey: of first and last name; 'MS Dhoni' keeps 'M S'. */
export function initialsOf(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	const [first = "", last = ""] = [words[0], words.at(-1)];
	if (words.length > 1 && /^[A-Z]{2}$/.test(first)) return [...first].join(" ");
	return words.length > 1 ? `${first[0]} ${last[0]}`.toUpperCase() : first.slice(0, 2).toUpperCase();
}

/** '₹21.00 Cr'; null for an unknown price */
export function priceText(crores: number | null): string | null {
	return crores === null ? null : `₹${crores.toFixed(2)} Cr`;
}

/** Leaves out lines without a value. */
export function withoutNulls(lines: [name: string, value: string | number | null][]): [string, string | number][] {
	return lines.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

export type PlayersQuery = {
	q: string;
	team: string | null;
	role: Role | null;
	/** only players of the newest squads */
	current?: boolean;
	/** best known first without it */
	order?: "name";
	after?: string;
	before?: string;
};

/** Reads the search text, cut to LONGEST_SEARCH. PostgreSQL texts cannot contain NUL. */
export const readSearch = (search: URLSearchParams): string =>
	(search.get("q") ?? "").replaceAll("\0", "").trim().slice(0, LONGEST_SEARCH);

/** Reads the filters and the page of an address. Throws a 404 for an unknown value of a filter. */
export function readPlayersQuery(search: URLSearchParams, teams: readonly NamedTeam[]): PlayersQuery {
	return {
		q: readSearch(search),
		team: readFilter(search, "team", teams, namesOfTeam)?.id ?? null,
		role: readFilter(search, "role", ROLES),
		...(readFilter(search, "squads", ["current"]) ? { current: true } : {}),
		...(readFilter(search, "order", ["name"]) ? { order: "name" } : {}),
		after: search.get("after") ?? undefined,
		before: search.get("before") ?? undefined,
	};
}

/** The address of a list of players. Leave out the cursors to start at the first page. */
export function playersPath({ q, team, role, current, order, after, before }: Partial<PlayersQuery>): string {
	const search = new URLSearchParams();
	const filters = { q, team, role, squads: current ? "current" : null, order, after, before };
	for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
	return search.size ? `/players?${search}` : "/players";
}

export function comparePath(slugs: string[]): string {
	return slugs.length ? `/players/compare?players=${slugs.map(encodeURIComponent).join(",")}` : "/players/compare";
}

/**
 * Reads the slugs to compare, at most four; drops duplicates and malformed ones. `players` has commas, or is repeated,
 * as a form without a script sends it.
 */
export function readCompared(search: URLSearchParams): string[] {
	const slugs = search
		.getAll("players")
		.flatMap((part) => part.split(","))
		.map((slug) => slug.trim().toLowerCase())
		.filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug));
	return [...new Set(slugs)].slice(0, MOST_COMPARED);
}

/** The address of a player's matches: all, or those of a season, against a side, at a ground, against a player. */
export function matchesOf(
	slug: string,
	part: { opponent?: string | null; ground?: string | null; season?: number | null; met?: string } = {},
): string {
	const filters = Object.entries(part).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
	return `/matches?${new URLSearchParams([["player", slug], ...filters])}`;
}
