// Makes record/golden/figures.json, the expected figures of the queries. It walks the deliveries of the working data in
// plain loops and shares no code with the builder or the queries.
// node scripts/record/golden.ts ../shared/data > record/golden/figures.json
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { matchesAndTeams } from "../../record/golden/teams.ts";

type Csv = Record<string, string>;
const folder = process.argv[2] ?? "../shared/data";
const read = (name: string): Csv[] => {
	const bytes = readFileSync(join(folder, name));
	return parse(name.endsWith(".gz") ? gunzipSync(bytes) : bytes, { columns: true });
};
const matches = read("record/matches.csv");
const lineups = read("record/lineups.csv");
const franchise = new Map(read("teams.csv").map((team) => [team.team_name as string, team.franchise_id as string]));
const season = new Map(matches.map((match) => [match.match_id as string, match.season as string]));

type Batter = {
	runs: number;
	balls: number;
	fours: number;
	sixes: number;
	out: boolean;
	fifty: number;
	hundred: number;
};
type Bowler = { balls: number; runs: number; wickets: number; dots: number; maidens: number };
const batters = new Map<string, Batter>();
const bowlers = new Map<string, Bowler>();
const overs = new Map<string, { legal: number; charged: number }>();
const stands: { a: string; b: string; runs: number; match: string }[] = [];
const pairs = new Map<string, { runs: number; balls: number; wickets: number }>();
const phases = new Map<string, number>();
const totals = new Map<string, number>();
const CREDITED = /^(bowled|caught|caught and bowled|lbw|stumped|hit wicket)$/;

function of<Value>(map: Map<string, Value>, key: string, fresh: () => Value): Value {
	const value = map.get(key) ?? fresh();
	map.set(key, value);
	return value;
}
const batter = (key: string) =>
	of(batters, key, () => ({ runs: 0, balls: 0, fours: 0, sixes: 0, out: false, fifty: 0, hundred: 0 }));
const add = (map: Map<string, number>, key: string, value: number) => map.set(key, (map.get(key) ?? 0) + value);

let stand: (typeof stands)[number] | undefined;
let standKey = "";
for (const ball of read("record/deliveries.csv.gz")) {
	if (ball.super_over === "1") continue;
	const { match_id, innings, batter_id, non_striker_id, bowler_id, wicket_kind } = ball as Required<Csv>;
	const [bat, total, wide, noball] = [ball.batter_runs, ball.total_runs, ball.wides, ball.noballs].map(
		Number,
	) as number[];
	const charged = (bat as number) + (wide as number) + (noball as number);
	const legal = !wide && !noball;
	const over = Number(ball.over);
	const phase = over < 6 ? "powerplay" : over < 15 ? "middle" : "death";
	const striker = batter(`${match_id} ${innings} ${batter_id}`);
	batter(`${match_id} ${innings} ${non_striker_id}`);

	striker.runs += bat as number;
	if (!wide) striker.balls++;
	if (ball.non_boundary !== "1" && bat === 4) striker.fours++;
	if (ball.non_boundary !== "1" && bat === 6) striker.sixes++;
	if (striker.runs >= 50) striker.fifty ||= striker.balls;
	if (striker.runs >= 100) striker.hundred ||= striker.balls;

	const spell = of(bowlers, `${match_id} ${innings} ${bowler_id}`, () => ({
		balls: 0,
		runs: 0,
		wickets: 0,
		dots: 0,
		maidens: 0,
	}));
	const thisOver = of(overs, `${match_id} ${innings} ${bowler_id} ${over}`, () => ({ legal: 0, charged: 0 }));
	spell.runs += charged;
	thisOver.charged += charged;
	if (legal) spell.balls++;
	if (legal) thisOver.legal++;
	if (legal && charged === 0) spell.dots++;

	const pair = of(pairs, `${batter_id} ${bowler_id}`, () => ({ runs: 0, balls: 0, wickets: 0 }));
	pair.runs += bat as number;
	if (!wide) pair.balls++;
	add(phases, `batting ${phase} ${batter_id}`, bat as number);
	add(totals, `${match_id} ${innings}`, total as number);

	const here = `${match_id} ${innings} ${[batter_id, non_striker_id].sort()}`;
	if (!stand || standKey !== here) {
		const [a, b] = [batter_id, non_striker_id].sort() as [string, string];
		stand = { a, b, runs: 0, match: match_id as string };
		standKey = here;
		stands.push(stand);
	}
	stand.runs += total as number;
	if (!wicket_kind) continue;
	stand = undefined;
	const out = batter(`${match_id} ${innings} ${ball.player_out === ball.batter ? batter_id : non_striker_id}`);
	out.out = wicket_kind !== "retired hurt";
	if (CREDITED.test(wicket_kind)) {
		spell.wickets++;
		pair.wickets++;
		add(phases, `bowling ${phase} ${bowler_id}`, 1);
	}
}
for (const [key, over] of overs)
	if (over.legal >= 6 && over.charged === 0) (bowlers.get(key.split(" ").slice(0, 3).join(" ")) as Bowler).maidens++;

const round = (value: number) => Math.round(value * 100) / 100;
type Entry = [string, number];
/** The first twenty, and all level with the twentieth; the tie-break is the id. */
function top(entries: Entry[], direction: "most" | "least" = "most"): Entry[] {
	const sign = direction === "most" ? 1 : -1;
	const sorted = entries.toSorted((x, y) => sign * (y[1] - x[1]) || (x[0] < y[0] ? -1 : 1));
	const last = sorted[19]?.[1];
	return sorted.filter(([, value], at) => at < 20 || value === last);
}
function sums<Value extends object>(map: Map<string, Value>, only?: string) {
	const bySum = new Map<string, Record<keyof Value & string, number> & { innings: number }>();
	for (const [key, value] of map) {
		const [match, , id] = key.split(" ") as [string, string, string];
		if (only && season.get(match) !== only) continue;
		const sum = of(bySum, id, () => ({ innings: 0 }) as never) as Record<string, number>;
		sum.innings = (sum.innings ?? 0) + 1;
		for (const [name, number] of Object.entries(value)) sum[name] = (sum[name] ?? 0) + Number(number);
	}
	return [...bySum];
}

/** Leaders of the season `only`, or of all seasons. Rates have a minimum, which is lower within a season. */
function leaders(only?: string) {
	const batting = sums(batters, only);
	const bowling = sums(bowlers, only);
	const [balls, innings] = only ? [100, 5] : [500, 20];
	return {
		runs: top(batting.map(([id, line]) => [id, line.runs])),
		sixes: top(batting.map(([id, line]) => [id, line.sixes])),
		strike_rate: top(
			batting.flatMap(([id, line]): Entry[] => (line.balls >= balls ? [[id, (100 * line.runs) / line.balls]] : [])),
		),
		average: top(
			batting.flatMap(([id, line]): Entry[] =>
				line.innings >= innings && line.out ? [[id, line.runs / line.out]] : [],
			),
		),
		wickets: top(bowling.map(([id, line]) => [id, line.wickets])),
		economy: top(
			bowling.flatMap(([id, line]): Entry[] => (line.balls >= balls ? [[id, (6 * line.runs) / line.balls]] : [])),
			"least",
		),
	};
}

/** The best single performances of the season `only`, or of all seasons. Bowling figures are wickets × 1000 − runs. */
function feats(only?: string) {
	const within = (match: string | undefined) => !only || season.get(match as string) === only;
	const of = <Value>(map: Map<string, Value>, value: (line: Value) => number) =>
		top([...map].flatMap(([key, line]): Entry[] => (within(key.split(" ")[0]) ? [[key, value(line)]] : [])));
	return {
		highest_scores: of(batters, (line) => line.runs),
		best_figures: of(bowlers, (line) => line.wickets * 1000 - line.runs),
		partnerships: top(
			stands.flatMap((line): Entry[] => (within(line.match) ? [[`${line.match} ${line.a} ${line.b}`, line.runs]] : [])),
		),
		team_totals: of(totals, (runs) => runs),
	};
}
const ofPhase = (kind: string) =>
	top(
		[...phases].flatMap(([key, value]): Entry[] =>
			key.startsWith(`${kind} `) ? [[key.split(" ")[2] as string, value]] : [],
		),
	);

const played = Map.groupBy(lineups, (row) => row.player_id as string);
const best = [...played].toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1)).map(([id]) => id);
// the sixty with the most matches, and twenty from the rest of the list
const chosen = [
	...best.slice(0, 60),
	...best
		.slice(60)
		.filter((_, at) => at % 36 === 0)
		.slice(0, 20),
];
function career(id: string) {
	const innings = [...batters].flatMap(([key, line]) => (key.endsWith(` ${id}`) ? [line] : []));
	const spells = [...bowlers].flatMap(([key, line]) => (key.endsWith(` ${id}`) ? [line] : []));
	const sum = <Line>(lines: Line[], value: (line: Line) => number) =>
		lines.reduce((total, line) => total + value(line), 0);
	return {
		matches: played.get(id)?.length ?? 0,
		innings: innings.length,
		runs: sum(innings, (line) => line.runs),
		balls: sum(innings, (line) => line.balls),
		fours: sum(innings, (line) => line.fours),
		sixes: sum(innings, (line) => line.sixes),
		dismissals: innings.filter((line) => line.out).length,
		highest: innings.length ? Math.max(...innings.map((line) => line.runs)) : null,
		hundreds: innings.filter((line) => line.runs >= 100).length,
		fifties: innings.filter((line) => line.runs >= 50 && line.runs < 100).length,
		ducks: innings.filter((line) => line.runs === 0 && line.out).length,
		spells: spells.length,
		balls_bowled: sum(spells, (line) => line.balls),
		runs_conceded: sum(spells, (line) => line.runs),
		wickets: sum(spells, (line) => line.wickets),
		maidens: sum(spells, (line) => line.maidens),
		dots: sum(spells, (line) => line.dots),
		four_wickets: spells.filter((line) => line.wickets === 4).length,
		five_wickets: spells.filter((line) => line.wickets >= 5).length,
	};
}
const rounded = (lists: Record<string, Entry[]>) =>
	Object.fromEntries(
		Object.entries(lists).map(([name, list]) => [name, list.map(([id, value]) => [id, round(value)])]),
	);

console.log(
	JSON.stringify({
		all_time: { ...rounded(leaders()), ...feats() },
		by_season: Object.fromEntries(
			[...new Set(season.values())].map((year) => [year, { ...rounded(leaders(year)), ...feats(year) }]),
		),
		fastest_fifties: top(
			[...batters].flatMap(([key, line]): Entry[] => (line.fifty ? [[key, line.fifty]] : [])),
			"least",
		),
		fastest_hundreds: top(
			[...batters].flatMap(([key, line]): Entry[] => (line.hundred ? [[key, line.hundred]] : [])),
			"least",
		),
		matchup_runs: top([...pairs].map(([key, line]) => [key, line.runs])),
		matchup_wickets: top([...pairs].map(([key, line]) => [key, line.wickets])),
		powerplay_runs: ofPhase("batting powerplay"),
		middle_runs: ofPhase("batting middle"),
		death_runs: ofPhase("batting death"),
		powerplay_wickets: ofPhase("bowling powerplay"),
		middle_wickets: ofPhase("bowling middle"),
		death_wickets: ofPhase("bowling death"),
		careers: Object.fromEntries(chosen.map((id) => [id, career(id)])),
		...matchesAndTeams(matches, franchise),
	}),
);
