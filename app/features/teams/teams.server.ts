import type { AsOf } from "../../../record/answer.ts";
import type { Franchise, MatchRecord } from "../../../record/record.ts";
import { TEAMS, type TeamCode, UNKNOWN_OWNERS } from "./rules.ts";
import { LATER_OWNERS } from "./timeline/edited-events.ts";

/**
 * Facts of a team from outside the matches; null is unknown. A source's date is a day or a month: '2026-04-18',
 * '2025-11'.
 */
export type TeamProfile = {
	id: TeamCode;
	short_name: string;
	name: string;
	city: string;
	founded: number;
	captain: string | null;
	captain_as_of: string | null;
	owner: string | null;
	owner_as_of: string | null;
	head_coach: string | null;
	head_coach_as_of: string | null;
	home_grounds: string[];
};

const ALL = 1000;

/** `title_seasons`: oldest first; `newest`: the place in the newest league table. */
export type TeamLine = TeamProfile & {
	titles: number;
	title_seasons: number[];
	newest: { season: number; place: number } | undefined;
};

/**
 * Returns the ten teams in the order of TEAMS (without those that the record lacks), and up to which match it counts.
 */
export async function listTeams({
	ask,
	franchises,
	seasons,
	as_of,
}: MatchRecord): Promise<{ teams: TeamLine[]; as_of: AsOf }> {
	const question = { rows: "campaigns", measures: ["points"], order: "keys", list: true, limit: ALL } as const;
	const [won, newest] = await Promise.all([
		ask({ ...question, where: { figures: { title: 1 } } }),
		ask({ ...question, where: { season: seasons[0] ?? 0 } }),
	]);
	const teams = TEAMS.flatMap(({ code }) => {
		const profile = teamProfile(franchises, code);
		if (!profile) return [];
		const title_seasons = won.rows.filter(({ team_id }) => team_id === code).map(({ season }) => season);
		const [newestLine] = newest.rows
			.filter(({ team_id }) => team_id === code)
			.map(({ season, place }) => ({ season, place }));
		return [{ ...profile, titles: title_seasons.length, title_seasons, newest: newestLine }];
	});
	return { teams, as_of };
}

/** Returns a team's facts; undefined when the record does not have the team. */
export function teamProfile(franchises: Franchise[], code: TeamCode): TeamProfile | undefined {
	const franchise = franchises.find(({ id }) => id === code);
	const founded = TEAMS.find((team) => team.code === code)?.founded;
	if (!franchise || !founded) return undefined;
	const { short_name, name, city, captain, captain_source, head_coach, head_coach_source, owner, owner_as_of } =
		franchise;
	const hasOwner = !UNKNOWN_OWNERS.has(code);
	return {
		id: code,
		short_name,
		name,
		city,
		founded,
		captain,
		captain_as_of: sourceDate(captain_source),
		head_coach,
		head_coach_as_of: sourceDate(head_coach_source),
		owner: hasOwner && owner ? completeNames(owner) : null,
		owner_as_of: hasOwner ? owner_as_of : null,
		...LATER_OWNERS[code],
		home_grounds: groundNames(franchise.home_grounds),
	};
}

/** The day of a source: '… (as of 2026-04-18)' */
const sourceDate = (source: string | null) => source?.match(/as of (\d{4}-\d{2}-\d{2})/)?.[1] ?? null;

/** Splits 'Eden Gardens, Kolkata (7); …', without the numbers of matches. */
const groundNames = (text: string | null) =>
	(text ?? "").split("; ").flatMap((part) => part.replace(/ \(\d+\)$/, "") || []);

/** Replaces the cut end of a list of owners by 'and others'. */
const completeNames = (owner: string) =>
	owner.replace(/, and another partner \(excerpt cut.*$/, " and others").replace(/ \(owner\)$/, "");
