import { ordinal } from "../../lib/numbers.ts";

/** A side's line in a season's league table, and the stages it reached. */
export type Campaign = {
	season: number;
	/** the side's name in that season */
	team_name: string;
	place: number;
	played: number;
	won: number;
	lost: number;
	/** includes matches abandoned without a ball, which give a point */
	no_result: number;
	points: number;
	net_run_rate: number | null;
	playoffs: boolean;
	final: boolean;
	title: boolean;
};
export type PlayedMatch = { season: number; match_id: number; result: "won" | "lost" | "no_result" };

export type TeamSeason = Omit<Campaign, "playoffs" | "final" | "title"> & {
	finish: string;
	/** the stage reached; null for the league only */
	reached: "title" | "final" | "playoffs" | null;
	/** the last matches of the season, playoffs included, newest last */
	last_five: Pick<PlayedMatch, "match_id" | "result">[];
};

/** Returns the seasons of a team in the order of its campaigns. `matches` must be in the order of play. */
export function seasonsOf(campaigns: Campaign[], matches: PlayedMatch[]): TeamSeason[] {
	const bySeason = Map.groupBy(matches, ({ season }) => season);
	return campaigns.map(({ playoffs, final, title, ...line }) => {
		const place = ordinal(line.place);
		const [reached, finish]: [TeamSeason["reached"], string] = title
			? ["title", "Champions"]
			: final
				? ["final", "Runners-up"]
				: playoffs
					? ["playoffs", `Playoffs (${place} in the league)`]
					: [null, place];
		return { ...line, finish, reached, last_five: (bySeason.get(line.season) ?? []).slice(-5) };
	});
}
