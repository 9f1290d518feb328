import type { AsOf } from "../../../record/answer.ts";
import type { Franchise, MatchRecord } from "../../../record/record.ts";
import { TEAMS, type TeamCode, UNKNOWN_OWNERS } from "./rules.ts";
import { LATER_OWNERS } from "./timeline/edited-events.ts";

/** Facts of a side from outside the matches: null is unknown. Dates are days or months: '2026-04-18', '2025-11'. */
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

/** `title_seasons`: the seasons it won, oldest first; `newest`: its place in the newest league table. */
export type TeamLine = TeamProfile & {
	titles: number;
	title_seasons: number[];
	newest: { season: number; place: number } | undefined;
};

/** Returns the ten sides with their titles, in the order of the list, and the last match counted. */
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

/** Returns the profile of one of the ten, or undefined when the record does not have it. */
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

/** The date in a source: '… (as of 2026-04-18)' */
const sourceDate = (source: string | null) => source?.match(/as of (\d{4}-\d{2}-\d{2})/)?.[1] ?? null;

/** 'Eden Gardens, Kolkata (7); …', without the numbers of matches. */
const groundNames = (text: string | null) =>
	(text ?? "").split("; ").flatMap((part) => part.replace(/ \(\d+\)$/, "") || []);

/** Removes the end of a truncated list of owners, keeping complete names. */
const completeNames = (owner: string) =>
	owner.replace(/, and another partner \(excerpt cut.*$/, " and others").replace(/ \(owner\)$/, "");
