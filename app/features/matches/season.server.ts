import type { Queryable } from "../../../platform/database/database.ts";
import { playerSlugs } from "../../../record/player-slugs.ts";
import { battingLeaders } from "../../../record/queries/batting.ts";
import { bowlingLeaders } from "../../../record/queries/bowling.ts";
import { matchList } from "../../../record/queries/matches.ts";
import { partnerships } from "../../../record/queries/partnerships.ts";
import { scores } from "../../../record/queries/scores.ts";
import { scoring } from "../../../record/queries/scoring.ts";
import { caps, champions } from "../../../record/queries/seasons.ts";
import { spells } from "../../../record/queries/spells.ts";
import { type Standing, standings } from "../../../record/queries/standings.ts";
import { totals } from "../../../record/queries/totals.ts";
import { readSheet, type Sheets } from "../../../record/sheets.ts";
import { asOf } from "../../../record/snapshot.ts";
import { seasonLines } from "./seasons.server.ts";
import { scoreOf } from "./words.ts";

/** A record of the season: what it is called, the figure, whose it was, and the match that proves it. */
export type SeasonRecord = {
	name: string;
	figure: string;
	player_id?: string;
	who: string;
	against?: string;
	match_id?: number;
};

type Season = NonNullable<Awaited<ReturnType<typeof makeSeason>>>;
export type FoundSeason = Season & { slugs: Record<string, string> };

/** Every season's page. */
export const seasonSheets: Sheets<Season> = {
	kind: "season",
	folder: import.meta.dirname,
	keys: async (db) => (await seasonLines(db)).map(({ season }) => String(season)),
	make: (db, key) => makeSeason(db, Number(key)),
};

/** A season: table, playoffs, champion, caps and records; null when it has not been played. Two queries. */
export async function findSeason(db: Queryable, season: number): Promise<FoundSeason | null> {
	const found = await readSheet(db, seasonSheets, String(season));
	if (!found) return null;
	const { caps: cap } = found;
	const people = found.records.flatMap((record) => record.player_id ?? []);
	const slugs = await playerSlugs(db, cap ? [...people, cap.orange_player_id, cap.purple_player_id] : people);
	return { ...found, slugs };
}

async function makeSeason(db: Queryable, season: number) {
	const table = await standings(db, { season });
	if (table.length === 0) return null;
	const one = { season, limit: 1 };
	const [as_of, playoffs, [final], [cap], [sums], [first], seasons, records] = await Promise.all([
		asOf(db),
		matchList(db, { season, stage: "playoff", metric: "earliest", limit: 10 }),
		champions(db, { season }),
		caps(db, { season }),
		scoring(db, { season, metric: "runs" }),
		matchList(db, { ...one, metric: "earliest" }),
		seasonsAround(db, season),
		recordsOf(db, season, table),
	]);
	return {
		season,
		as_of,
		table,
		playoffs,
		champion: final ?? null,
		caps: cap ?? null,
		totals: { matches: seasons.matches, runs: sums?.runs ?? 0, wickets: sums?.wickets ?? 0, sixes: sums?.sixes ?? 0 },
		first_date: first?.date ?? null,
		records,
		previous: seasons.previous,
		next: seasons.next,
	};
}

async function seasonsAround(db: Queryable, season: number) {
	const all = await seasonLines(db);
	const at = all.findIndex((line) => line.season === season);
	return {
		matches: all[at]?.matches ?? 0,
		previous: all[at + 1]?.season ?? null,
		next: all[at - 1]?.season ?? null,
	};
}

async function recordsOf(db: Queryable, season: number, table: Standing[]): Promise<SeasonRecord[]> {
	// rankings name franchises as they are called today
	const nameThen = (id: string, today: string) => table.find(({ team_id }) => team_id === id)?.team ?? today;
	const one = { season, limit: 1 };
	const [[score], [spell], [total], [lowest], [stand], [sixes], [rate], [byRuns], [aggregate]] = await Promise.all([
		scores(db, { ...one, metric: "runs" }),
		spells(db, { ...one, metric: "figures" }),
		totals(db, one),
		totals(db, { ...one, completed: true, order: "worst" }),
		partnerships(db, one),
		battingLeaders(db, { ...one, metric: "sixes" }),
		bowlingLeaders(db, { ...one, metric: "economy", min_balls: 120 }),
		matchList(db, { ...one, metric: "win_by_runs" }),
		matchList(db, { ...one, metric: "aggregate" }),
	]);
	const records: (SeasonRecord | false | undefined)[] = [
		score && {
			name: "Highest score",
			figure: `${score.runs}${score.not_out ? "*" : ""}`,
			player_id: score.player_id,
			who: score.player,
			against: nameThen(score.opponent_id, score.opponent),
			match_id: score.match_id,
		},
		spell && {
			name: "Best bowling",
			figure: `${spell.wickets}/${spell.runs}`,
			player_id: spell.player_id,
			who: spell.player,
			against: nameThen(spell.opponent_id, spell.opponent),
			match_id: spell.match_id,
		},
		total && {
			name: "Highest total",
			figure: scoreOf(total.runs, total.wickets),
			who: nameThen(total.team_id, total.team),
			against: nameThen(total.opponent_id, total.opponent),
			match_id: total.match_id,
		},
		lowest && {
			name: "Lowest total",
			figure: scoreOf(lowest.runs, lowest.wickets),
			who: nameThen(lowest.team_id, lowest.team),
			against: nameThen(lowest.opponent_id, lowest.opponent),
			match_id: lowest.match_id,
		},
		stand && {
			name: "Highest stand",
			figure: `${stand.runs}${stand.unbroken ? "*" : ""}`,
			who: `${stand.batter1} and ${stand.batter2}`,
			against: nameThen(stand.opponent_id, stand.opponent),
			match_id: stand.match_id,
		},
		sixes && { name: "Most sixes", figure: String(sixes.sixes), player_id: sixes.player_id, who: sixes.player ?? "" },
		!!rate &&
			rate.economy !== null && {
				name: "Best economy (120 balls or more)",
				figure: rate.economy.toFixed(2),
				player_id: rate.player_id,
				who: rate.player ?? "",
			},
		!!byRuns?.winner && {
			name: "Biggest win by runs",
			figure: `${byRuns.win_by_runs} runs`,
			who: byRuns.winner,
			against: byRuns.winner_id === byRuns.first_id ? byRuns.second_team : byRuns.first_team,
			match_id: byRuns.match_id,
		},
		aggregate && {
			name: "Most runs in a match",
			figure: String((aggregate.first_runs ?? 0) + (aggregate.second_runs ?? 0)),
			who: aggregate.first_team,
			against: aggregate.second_team,
			match_id: aggregate.match_id,
		},
	];
	return records.filter((record) => !!record);
}
