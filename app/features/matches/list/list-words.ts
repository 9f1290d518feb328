import { monthName } from "../../../lib/dates.ts";
import type { MatchLine } from "../match.ts";
import { type MatchesQuery, STAGES } from "../rules.ts";

type Named = { id: string; name: string };
type Names = { teams: Named[]; grounds: Named[]; player: { name: string } | null; met: { name: string } | null };

export const MONTHS = Array.from({ length: 12 }, (_, at) => monthName(`2000-${String(at + 1).padStart(2, "0")}-15`));

/** 'Matches: Mumbai Indians v Chennai Super Kings, 2019, playoffs' */
export function titleOf(query: MatchesQuery, { teams, grounds, player, met }: Names): string {
	const nameOf = (id: string | undefined) => teams.find((team) => team.id === id)?.name;
	const people = player && (met ? `${player.name} against ${met.name}` : player.name);
	const sides = [nameOf(query.team), nameOf(query.opponent)].filter(Boolean).join(" v ");
	const month = query.month && MONTHS[query.month - 1];
	const when = [month, query.season].filter(Boolean).join(" ");
	const ground = grounds.find(({ id }) => id === query.ground)?.name;
	const parts = [people, sides, when, ground, query.stage && STAGES[query.stage].toLowerCase()].filter(Boolean);
	return parts.length ? `Matches: ${parts.join(", ")}` : "Matches";
}

/** The chips of a query, each with its text and the query without its filter. Season, month and players have none. */
export function filtersOf(query: MatchesQuery, { teams, grounds }: Names): { text: string; without: MatchesQuery }[] {
	const nameOf = (list: Named[], id: string | undefined) => list.find((item) => item.id === id)?.name;
	const texts = {
		team: nameOf(teams, query.team),
		opponent: query.opponent && `v ${nameOf(teams, query.opponent)}`,
		stage: query.stage && STAGES[query.stage],
		ground: nameOf(grounds, query.ground),
	};
	return Object.entries(texts).flatMap(([name, text]) =>
		text ? [{ text: String(text), without: { ...query, [name]: undefined } }] : [],
	);
}

/** Groups matches by month; playoffs by season. */
export function groupsOf(matches: MatchLine[]): { name: string; matches: MatchLine[] }[] {
	const groups = Map.groupBy(matches, ({ stage, season, date }) =>
		stage === "League" ? `${monthName(date)} ${season}` : `Playoffs ${season}`,
	);
	return [...groups].map(([name, matches]) => ({ name, matches }));
}
