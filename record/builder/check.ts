import { join } from "node:path";
import { csvFile, withDuckDb } from "../file/duckdb.ts";
import { canBeOffTheCrease } from "./format.ts";
import type { Delivery, Source, SourceMatch } from "./source.ts";

/** Returns contradictions within a source: duplicate ids, sums, margins, unknown players. */
export function contradictions({ matches, people }: Source): string[] {
	const known = new Set(people.map((person) => person.id));
	const strangers = matches.flatMap(({ lineups }) =>
		lineups.flatMap(({ player_id }) => (known.has(player_id) ? [] : player_id)),
	);
	const ids = [...matches.map(({ id }) => `match ${id}`), ...people.map(({ id }) => `person ${id}`)];
	const twice = [...Map.groupBy(ids, (id) => id)].flatMap(([id, same]) => (same.length > 1 ? id : []));
	return [
		...twice.map((id) => `${id} is there twice`),
		...matches.flatMap(({ id, deliveries }) =>
			deliveries.flatMap((ball) => faultsOf(ball).map((what) => `match ${id}, ${what}`)),
		),
		...matches.flatMap(marginsOf),
		...(strangers.length ? [`line-ups hold players who are not in people: ${[...new Set(strangers)].join(", ")}`] : []),
	];
}

function faultsOf(ball: Delivery): string[] {
	const where = `innings ${ball.innings}, over ${ball.over}`;
	const { batter_runs, wides, noballs, byes, legbyes, penalty } = ball;
	const sum = batter_runs + wides + noballs + byes + legbyes + penalty;
	const gone = ball.wickets.filter(
		({ kind, player_out }) => ![ball.batter, ball.non_striker].includes(player_out) && !canBeOffTheCrease(kind),
	);
	return [
		...(sum === ball.total_runs ? [] : [`${where}: the runs disagree, ${sum} by their parts and ${ball.total_runs}`]),
		...gone.map(({ player_out }) => `${where}: ${player_out} is out but was not in`),
	];
}

/** A win by runs must have that margin, a tie none. Matches with a revised target are skipped. */
function marginsOf(match: SourceMatch): string[] {
	const totalOf = (innings: number) => {
		const balls = match.deliveries.filter((ball) => ball.innings === innings);
		const beside = match.beside.find((one) => one.innings === innings);
		const penalties = (beside?.penalty_before ?? 0) + (beside?.penalty_after ?? 0);
		return balls.length > 0 ? balls.reduce((sum, ball) => sum + ball.total_runs, penalties) : undefined;
	};
	const [first, second] = [totalOf(1), totalOf(2)];
	if (match.method || first === undefined || second === undefined) return [];
	const margin = first - second;
	if (match.win_by_runs !== null && match.target_balls === 120 && margin !== match.win_by_runs)
		return [`match ${match.id}: won by ${match.win_by_runs} runs, but the totals differ by ${margin}`];
	if (match.result === "tie" && margin !== 0) return [`match ${match.id}: a tie, but the totals differ by ${margin}`];
	return [];
}

/** Columns of the scorecards in the working data (`working-data.ts`), with their names in the record's file. */
const CARDS = {
	batting: {
		...{ match_id: "match_id", innings: "innings", player_id: "player_id", position: "position" },
		...{ runs: "runs", balls: "balls", fours: "fours", sixes: "sixes", dismissal: "dismissal" },
	},
	bowling: {
		...{ match_id: "match_id", innings: "innings", player_id: "player_id", balls: "balls", maidens: "maidens" },
		...{ runs_conceded: "runs", wickets: "wickets", dots: "dots", wides: "wides", noballs: "noballs" },
		...{ fours_conceded: "fours", sixes_conceded: "sixes" },
	},
};

/** Compares the record's file at `path` with the scorecards in `folder`. Returns the differences. */
export async function differencesFromCards(path: string, folder: string): Promise<string[]> {
	return withDuckDb(
		async (connection) => {
			const wrong: string[] = [];
			for (const [table, columns] of Object.entries(CARDS)) {
				const file = join(folder, "record", `${table}.csv`);
				const ours = `select ${Object.values(columns).map((name) => `${name}::varchar as ${name}`)} from ${table}`;
				const theirs = `select ${Object.keys(columns)} from ${csvFile(file)}`;
				const reader = await connection.runAndReadAll(
					`(${ours} except all ${theirs}) union all (${theirs} except all ${ours})`,
				);
				const rows = reader.getRowsJS();
				if (rows.length > 0)
					wrong.push(`${file} and the deliveries differ in ${rows.length} lines (${rows.slice(0, 3).join("; ")})`);
			}
			return wrong;
		},
		{ path, access_mode: "READ_ONLY" },
	);
}
