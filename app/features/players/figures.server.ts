import type { Keys } from "../../../record/answer.ts";
import type { MeasureOf } from "../../../record/language/rows/rows.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { overs } from "../../lib/numbers.ts";

const BATTING = [
	"innings",
	"not_outs",
	"runs",
	"balls",
	"fours",
	"sixes",
	"average",
	"strike_rate",
	"highest",
	"hundreds",
	"fifties",
	"ducks",
] as const;
const BOWLING = [
	"innings",
	"balls",
	"maidens",
	"runs",
	"wickets",
	"dots",
	"economy",
	"average",
	"strike_rate",
	"best",
	"four_wickets",
	"five_wickets",
] as const;
/** A limit above the number of lines of all players by season (some thousands). */
const ALL_LINES = 100_000;

export type QueryableRecord = Pick<MatchRecord, "ask">;
/** The groups of the lines. */
export type LineKeys = ("player" | "season" | "opponent" | "ground")[];
type Lines = { players?: string[] | undefined; by: LineKeys; order: "best" | "keys" };

/**
 * Returns a line per group that players have matches in, with its batting and its bowling; each is undefined if there
 * was none. `best`: most matches first. Without `players` the lines of everybody. Three questions.
 */
export async function loadLines<Bat extends MeasureOf<"batting">, Bowl extends MeasureOf<"bowling">>(
	{ ask }: QueryableRecord,
	{ players, by, order }: Lines,
	measures: { batting: readonly Bat[]; bowling: readonly Bowl[] },
) {
	const question = { where: players ? { player: players } : {}, by, limit: ALL_LINES } as const;
	const [played, batted, bowled] = await Promise.all([
		ask({ ...question, rows: "appearances", measures: ["matches"], order }),
		ask({ ...question, rows: "batting", measures: measures.batting, order: "keys" }),
		ask({ ...question, rows: "bowling", measures: measures.bowling, order: "keys" }),
	]);
	const keyOf = (line: object) => {
		const { player_id, season, opponent_id, ground_id } = line as Partial<Keys>;
		return [player_id, season, opponent_id, ground_id].join();
	};
	const batting = new Map(batted.rows.map((row) => [keyOf(row), row]));
	const bowling = new Map(bowled.rows.map((row) => [keyOf(row), row]));
	return played.rows.map((row) => ({ played: row, bat: batting.get(keyOf(row)), bowl: bowling.get(keyOf(row)) }));
}

/**
 * Returns the career line of each player (`season` is null), then their lines by season, earliest first. A player
 * without a match has none.
 */
export async function loadPlayerFigures(record: QueryableRecord, players: string[]): Promise<PlayerFigures[]> {
	if (players.length === 0) return [];
	const found = await Promise.all([
		figuresBy(record, ["player"], players),
		figuresBy(record, ["player", "season"], players),
	]);
	return found.flat().sort((a, b) => (a.season ?? 0) - (b.season ?? 0));
}

/**
 * Returns everybody's career as named numbers for the API, by player id; players without a match are left out.
 * `highest_not_out` is 1 for an unbeaten highest score. Three questions.
 */
export async function loadCareers(record: QueryableRecord): Promise<Map<string, Record<string, number | null>>> {
	const careers = await figuresBy(record, ["player"]);
	return new Map(
		careers.map(({ player_id, season, team_id, overs, highest_not_out, ...numbers }) => [
			player_id,
			{ ...numbers, highest_not_out: highest_not_out === null ? null : +highest_not_out },
		]),
	);
}

export type PlayerFigures = Awaited<ReturnType<typeof figuresBy>>[number];

async function figuresBy(record: QueryableRecord, by: LineKeys, players?: string[]) {
	const lines = await loadLines(record, { players, by, order: "keys" }, { batting: BATTING, bowling: BOWLING });
	return lines.map(({ played, bat, bowl }) => ({
		player_id: played.player_id,
		/** null for the whole career */
		season: by.includes("season") ? played.season : null,
		/** the last side played for */
		team_id: played.latest_team_id,
		matches: played.matches,
		innings: bat?.innings ?? 0,
		not_outs: bat?.not_outs ?? 0,
		runs: bat?.runs ?? 0,
		balls: bat?.balls ?? 0,
		fours: bat?.fours ?? 0,
		sixes: bat?.sixes ?? 0,
		average: bat?.average ?? null,
		strike_rate: bat?.strike_rate ?? null,
		highest: bat?.highest ?? null,
		highest_not_out: bat?.not_out ?? null,
		hundreds: bat?.hundreds ?? 0,
		fifties: bat?.fifties ?? 0,
		ducks: bat?.ducks ?? 0,
		bowling_innings: bowl?.innings ?? 0,
		/** legal balls */
		balls_bowled: bowl?.balls ?? 0,
		overs: overs(bowl?.balls ?? 0),
		maidens: bowl?.maidens ?? 0,
		runs_conceded: bowl?.runs ?? 0,
		wickets: bowl?.wickets ?? 0,
		dots: bowl?.dots ?? 0,
		economy: bowl?.economy ?? null,
		bowling_average: bowl?.average ?? null,
		bowling_strike_rate: bowl?.strike_rate ?? null,
		best_wickets: bowl?.best ?? null,
		best_runs: bowl?.best_runs ?? null,
		four_wickets: bowl?.four_wickets ?? 0,
		five_wickets: bowl?.five_wickets ?? 0,
	}));
}
