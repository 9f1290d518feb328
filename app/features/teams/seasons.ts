import { ordinal } from "../../lib/numbers.ts";

/** A side's season: its line of the league table, and the stage it reached. */
export type Campaign = {
	season: number;
	/** the name in that year */
	team_name: string;
	place: number;
	played: number;
	won: number;
	lost: number;
	/** with matches abandoned without a ball, which gave a point */
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
	/** the stage reached; null: the league only */
	reached: "title" | "final" | "playoffs" | null;
	/** its last matches of the season, also of the playoffs, newest last */
	last_five: Pick<PlayedMatch, "match_id" | "result">[];
};

/** The seasons of a team in the order of its campaigns, each with its end. `matches` are in the order of play. */
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
		const last_five = (bySeason.get(line.season) ?? []).slice(-5);
		return { ...line, finish, reached, last_five: last_five.map(({ match_id, result }) => ({ match_id, result })) };
	});
}
