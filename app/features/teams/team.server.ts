import type { MatchRecord } from "../../../record/record.ts";
import { drawBars } from "../../ui/charts/bar-geometry.ts";
import { TEAMS, type TeamCode } from "./rules.ts";
import { seasonsOf } from "./seasons.ts";
import { loadSquad } from "./squad.server.ts";
import { teamProfile } from "./teams.server.ts";
import { EDITED_EVENTS } from "./timeline/edited-events.ts";
import { type Cap, timelineOf } from "./timeline/timeline.ts";

const LISTED = 5;
const GROUNDS_LISTED = 6;
/** The page lists at most this many seasons, the newest. */
const SEASONS_LISTED = 30;
const EVENTS_LISTED = 120;
const ALL = 1000;

export type FoundTeam = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

/** Returns the data of a team's page; null when the record does not have the team. */
export async function findTeam(record: MatchRecord, team: TeamCode) {
	const { franchises, as_of } = record;
	const profile = teamProfile(franchises, team);
	const franchise = franchises.find(({ id }) => id === team);
	if (!profile || !franchise) return null;
	const [{ seasons, run }, squad, feats, results, leaders] = await Promise.all([
		loadSeasons(record, team),
		loadSquad(record, team),
		loadFeats(record, team),
		loadResults(record, team),
		loadLeaders(record, team),
	]);
	return {
		profile,
		title_seasons: seasons.filter(({ reached }) => reached === "title").map(({ season }) => season),
		former_names: franchise.names.filter(({ name }) => name !== franchise.name).map(({ name }) => name),
		as_of,
		finals: feats.finals.length,
		run,
		squad,
		timeline: timelineOf({
			franchise,
			seasons,
			...feats,
			profile,
			edited: EDITED_EVENTS.filter((event) => event.team === team),
		}).slice(-EVENTS_LISTED),
		seasons: seasons.slice(-SEASONS_LISTED).toReversed(),
		...results,
		...leaders,
	};
}

/**
 * Returns a team's seasons, oldest first (the listed ones with their last five matches), and the matches of the
 * newest season.
 */
async function loadSeasons({ ask, franchises }: MatchRecord, team: TeamCode) {
	const rows = { order: "keys", list: true, limit: ALL } as const;
	const campaigns = await ask({ ...rows, rows: "campaigns", measures: ["points", "won", "lost"], where: { team } });
	const from = campaigns.rows.at(-SEASONS_LISTED)?.season ?? 0;
	const matches = await ask({ ...rows, rows: "sides", measures: ["matches"], where: { team, season: { from } } });
	const newest = matches.rows.at(-1)?.season;
	const codes = new Map(franchises.map(({ id, short_name }) => [id, short_name]));
	return {
		seasons: seasonsOf(campaigns.rows, matches.rows),
		run: matches.rows
			.filter(({ season }) => season === newest)
			.map(({ match_id, season, date, opponent, opponent_id, result }) => ({
				...{ match_id, season, date, opponent, result },
				code: codes.get(opponent_id) ?? opponent,
			})),
	};
}

/** Returns the finals, caps and records of a team's timeline, with ties. */
async function loadFeats(record: MatchRecord, team: TeamCode) {
	const { ask } = record;
	const best = { where: { team }, list: true, limit: 1 } as const;
	const [finals, totals, scores, figures, orange_caps, purple_caps] = await Promise.all([
		ask({
			rows: "sides",
			measures: ["matches"],
			where: { team, stage: "final" },
			order: "keys",
			list: true,
			limit: ALL,
		}),
		ask({ ...best, rows: "innings", measures: ["highest", "runs", "wickets"] }),
		ask({ ...best, rows: "batting", measures: ["highest", "runs", "balls"] }),
		ask({ ...best, rows: "bowling", measures: ["best", "wickets", "runs"] }),
		findCaps(record, team, { award: "orange_caps", rows: "batting", measure: "runs" }),
		findCaps(record, team, { award: "purple_caps", rows: "bowling", measure: "wickets" }),
	]);
	return {
		finals: finals.rows,
		highest_totals: totals.rows,
		highest_scores: scores.rows,
		best_figures: figures.rows,
		orange_caps,
		purple_caps,
	};
}

type CapKind = { award: string; rows: "batting" | "bowling"; measure: string };

/** Returns the caps won by the team's players, with runs or wickets. */
async function findCaps({ askAny }: MatchRecord, team: TeamCode, { award, rows, measure }: CapKind): Promise<Cap[]> {
	const lines = { by: ["season", "player"], order: "keys", limit: ALL } as const;
	const won = await askAny({
		...lines,
		rows: "awards",
		measures: [award],
		where: { team },
		having: { [award]: { from: 1 } },
	});
	if (won.rows.length === 0) return [];
	const where = { season: won.rows.map(({ season }) => season), player: won.rows.map(({ player_id }) => player_id) };
	const figures = await askAny({ ...lines, rows, measures: [measure], where });
	return won.rows.map(({ season, player_id, player }) => {
		const line = figures.rows.find((row) => row.season === season && row.player_id === player_id);
		return { season, player, figure: line?.[measure] ?? 0 };
	});
}

/** Returns a team's results against each side, by season, and at its most frequent grounds. */
async function loadResults({ ask }: MatchRecord, team: TeamCode) {
	const question = { rows: "sides", measures: ["matches", "won", "lost", "no_result"], where: { team } } as const;
	const [rivals, seasons, grounds] = await Promise.all([
		ask({ ...question, by: ["opponent"], limit: ALL }),
		ask({ ...question, by: ["season"], order: "keys" }),
		ask({ ...question, by: ["ground"], limit: GROUNDS_LISTED }),
	]);
	const wins = seasons.rows.slice(-SEASONS_LISTED);
	return {
		rivals: rivals.rows.toSorted((a, b) => listPosition(a.opponent_id) - listPosition(b.opponent_id)),
		wins: {
			drawing: drawBars(wins.map(({ season, won }) => ({ label: `’${String(season).slice(2)}`, value: won, team }))),
			rows: wins.map(({ season, won, matches }) => [String(season), won, matches]),
		},
		grounds: grounds.rows.slice(0, GROUNDS_LISTED),
	};
}

/** The position of a side in the list; former sides come last. */
function listPosition(id: string): number {
	const index = TEAMS.findIndex(({ code }) => code === id);
	return index === -1 ? TEAMS.length : index;
}

/** Returns a team's most runs and wickets, and its highest and lowest totals, with ties at the end. */
async function loadLeaders({ ask }: MatchRecord, team: TeamCode) {
	const question = { where: { team }, limit: LISTED } as const;
	const totals = { ...question, rows: "innings", list: true } as const;
	const [scorers, wicket_takers, highest, lowest] = await Promise.all([
		ask({ ...question, rows: "batting", measures: ["runs", "innings", "average", "strike_rate"], by: ["player"] }),
		ask({ ...question, rows: "bowling", measures: ["wickets", "innings", "average", "economy"], by: ["player"] }),
		ask({ ...totals, measures: ["runs", "wickets", "balls"] }),
		ask({ ...totals, measures: ["lowest", "runs", "wickets", "balls"] }),
	]);
	return { scorers: scorers.rows, wicket_takers: wicket_takers.rows, highest: highest.rows, lowest: lowest.rows };
}
