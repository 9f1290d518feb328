import type { Form } from "../../../record/queries/form.ts";
import type { Champion } from "../../../record/queries/seasons.ts";
import type { LeagueLine } from "../../../record/queries/standings.ts";
import { ordinal } from "./rules.ts";

export type TeamSeason = LeagueLine & {
	finish: string;
	/** how far it came, null: not beyond the league */
	reached: "title" | "final" | "playoffs" | null;
	last_five: Form["last_five"];
};

type Sources = {
	team: string;
	tables: LeagueLine[];
	finals: Champion[];
	playoff_seasons: number[];
	forms: Form[];
};

/** The seasons of a team, the first one first: its line of each league table, and how far it came. */
export function seasonsOf({ team, tables, finals, playoff_seasons, forms }: Sources): TeamSeason[] {
	return tables
		.filter(({ team_id }) => team_id === team)
		.map((line) => {
			const final = finals.find(({ season }) => season === line.season);
			const place = ordinal(line.position);
			const [reached, finish]: [TeamSeason["reached"], string] =
				final?.champion_id === team
					? ["title", "Champions"]
					: final?.runner_up_id === team
						? ["final", "Runners-up"]
						: playoff_seasons.includes(line.season)
							? ["playoffs", `Playoffs (${place} in the league)`]
							: [null, place];
			return {
				...line,
				finish,
				reached,
				last_five: forms.find(({ season }) => season === line.season)?.last_five ?? [],
			};
		});
}
