import type { z } from "zod";
import type { Franchise, MatchRecord } from "../../../../record/record.ts";
import { readTeamCode } from "../../teams/rules.ts";
import type { teamSchema, teamSeasonSchema } from "./schemas.ts";

type Team = z.output<typeof teamSchema>;
type TeamSeason = z.output<typeof teamSeasonSchema>;

/** Returns every side that has played, present ones first, with the seasons of its titles. */
export async function listTeams(record: MatchRecord): Promise<Team[]> {
	const { rows } = await record.ask({
		rows: "campaigns",
		measures: ["titles"],
		where: { figures: { title: 1 } },
		by: ["team", "season"],
		order: "keys",
	});
	return record.franchises.map((franchise) => ({
		...publicTeam(franchise),
		title_seasons: rows.filter(({ team_id }) => team_id === franchise.id).map(({ season }) => season),
	}));
}

const publicTeam = ({ id, short_name, name, city, is_current, names }: Franchise) => ({
	id,
	short_name,
	name,
	city,
	is_current,
	names,
	page: readTeamCode(id) ? `/teams/${id}` : null,
});

/** Returns a side with its line in the league table of each season, or null for an unknown id. */
export async function findTeam(record: MatchRecord, id: string): Promise<{ team: Team; seasons: TeamSeason[] } | null> {
	const team = (await listTeams(record)).find((one) => one.id === id);
	if (!team) return null;
	const { rows } = await record.ask({
		rows: "campaigns",
		measures: ["won", "lost", "points"],
		list: true,
		order: "keys",
		where: { team: id },
	});
	const seasons = rows.map(
		({ season, team_name, place, played, won, lost, no_result, points, net_run_rate, ...row }): TeamSeason => ({
			...{ season, team: team_name, place, played, won, lost, no_result, points, net_run_rate },
			reached: row.title ? "title" : row.final ? "final" : row.playoffs ? "playoffs" : "league",
		}),
	);
	return { team, seasons };
}
