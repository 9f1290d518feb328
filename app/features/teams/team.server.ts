import type { Queryable } from "../../../platform/database/database.ts";
import { type Franchise, findFranchise, franchises, nameInSeason } from "../../../record/names.ts";
import { playerSlugs } from "../../../record/player-slugs.ts";
import { battingLeaders } from "../../../record/queries/batting.ts";
import { bowlingLeaders } from "../../../record/queries/bowling.ts";
import { form } from "../../../record/queries/form.ts";
import { type ResultsLine, results } from "../../../record/queries/results.ts";
import { scores } from "../../../record/queries/scores.ts";
import { caps, champions, titles } from "../../../record/queries/seasons.ts";
import { spells } from "../../../record/queries/spells.ts";
import { leagueTables } from "../../../record/queries/standings.ts";
import { totals } from "../../../record/queries/totals.ts";
import { readSheet, type Sheets } from "../../../record/sheets.ts";
import { asOf } from "../../../record/snapshot.ts";
import { drawBars } from "../../ui/charts/bar-geometry.ts";
import { EDITED_EVENTS } from "./edited-events.ts";
import { TEAMS, type TeamCode } from "./rules.ts";
import { seasonsOf } from "./seasons.ts";
import { teamProfiles } from "./teams.server.ts";
import { timelineOf } from "./timeline.ts";

/** How many of the best are listed. */
const LISTED = 5;
const GROUNDS_LISTED = 6;
/** The page of a side that plays on for ever does not grow for ever. */
const SEASONS_LISTED = 30;
const EVENTS_LISTED = 120;

type Team = NonNullable<Awaited<ReturnType<typeof makeTeam>>>;
export type FoundTeam = Team & { slugs: Record<string, string> };

/** Every team's page. */
export const teamSheets: Sheets<Team> = {
	kind: "team",
	folder: import.meta.dirname,
	keys: async () => TEAMS.map(({ code }) => code),
	make: (db, key) => makeTeam(db, key as TeamCode),
};

/** Everything on a team's page, or null when the record has no such team. Two queries. */
export async function findTeam(db: Queryable, team: TeamCode): Promise<FoundTeam | null> {
	const found = await readSheet(db, teamSheets, team);
	if (!found) return null;
	const leaders = [...found.scorers, ...found.wicket_takers].flatMap(({ player_id }) => player_id ?? []);
	return { ...found, slugs: await playerSlugs(db, leaders) };
}

async function makeTeam(db: Queryable, team: TeamCode) {
	const by = (dimension: "opponent" | "season" | "ground") =>
		results(db, { team, by: [dimension], metric: "matches", limit: 100 });
	const [profiles, list, won, finals, tables, caps_of_all, best_of_seasons, forms, rivals, seasons, grounds] =
		await Promise.all([
			teamProfiles(db),
			franchises(db),
			titles(db, { current_teams: true }),
			champions(db, {}),
			leagueTables(db, {}),
			caps(db, {}),
			caps(db, { team }),
			form(db, { team }),
			by("opponent"),
			by("season"),
			by("ground"),
		]);
	const [scorers, wicket_takers, highest, lowest, innings, figures, as_of] = await Promise.all([
		battingLeaders(db, { team, metric: "runs", limit: LISTED }),
		bowlingLeaders(db, { team, metric: "wickets", limit: LISTED }),
		totals(db, { team, limit: LISTED }),
		totals(db, { team, limit: LISTED, completed: true, order: "worst" }),
		scores(db, { team, metric: "runs", limit: 1 }),
		spells(db, { team, metric: "figures", limit: 1 }),
		asOf(db),
	]);
	const profile = profiles.find(({ id }) => id === team);
	const franchise = findFranchise(list, team);
	if (!profile || !franchise) return null;
	const honours = won.find(({ team_id }) => team_id === team);
	const season_table = seasonsOf({ team, tables, finals, playoff_seasons: honours?.playoff_seasons ?? [], forms });
	const wins = seasons.toSorted((a, b) => (a.season ?? 0) - (b.season ?? 0)).slice(-SEASONS_LISTED);
	return {
		profile,
		titles: honours?.titles ?? 0,
		title_seasons: honours?.title_seasons ?? [],
		former_names: franchise.names.filter(({ name }) => name !== franchise.name).map(({ name }) => name),
		as_of,
		timeline: timelineOf({
			franchise,
			seasons: season_table,
			finals: finals.filter(({ champion_id, runner_up_id }) => [champion_id, runner_up_id].includes(team)),
			caps: caps_of_all,
			best_of_seasons,
			highest_total: asThen(list, highest)[0],
			highest_score: asThen(list, innings)[0],
			best_figures: asThen(list, figures)[0],
			profile,
			edited: EDITED_EVENTS.filter((event) => event.team === team),
		}).slice(-EVENTS_LISTED),
		seasons: season_table.slice(-SEASONS_LISTED).toReversed(),
		wins: {
			drawing: drawBars(wins.map(({ season, won }) => ({ label: `’${String(season).slice(2)}`, value: won, team }))),
			rows: wins.map(({ season, won, matches }) => [String(season), won, matches]),
		},
		rivals: rivalsOf(rivals),
		grounds: grounds.slice(0, GROUNDS_LISTED),
		scorers,
		wicket_takers,
		highest: asThen(list, highest),
		lowest: asThen(list, lowest),
	};
}

/** Rows of the record with the opponent called as it was in that season, where the rows have the name of today. */
function asThen<Row extends { opponent_id: string; opponent: string; season: number }>(list: Franchise[], rows: Row[]) {
	return rows.map((row) => ({
		...row,
		opponent: nameInSeason(list, row.opponent_id, row.season) ?? row.opponent,
	}));
}

/** The other nine in the order of the cards; those that are no more stand after them. */
function rivalsOf(lines: ResultsLine[]) {
	const place = (id: string | undefined) => {
		const at = TEAMS.findIndex(({ code }) => code === id);
		return at === -1 ? TEAMS.length : at;
	};
	return lines
		.toSorted((a, b) => place(a.opponent_id) - place(b.opponent_id))
		.map(({ opponent_id = "", opponent = "", matches, won, lost, no_result }) => ({
			id: opponent_id,
			name: opponent,
			matches,
			won,
			lost,
			no_result,
		}));
}
