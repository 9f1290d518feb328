import type { DuckDBConnection } from "@duckdb/node-api";

/** The unique columns of each table. */
const KEYS = {
	franchises: "id",
	teams: "name",
	grounds: "id",
	people: "id",
	matches: "match_id",
	sides: "match_id, team_id",
	appearances: "match_id, player_id",
	squads: "season, player_id",
	beside: "match_id, innings",
	balls: "match_id, innings, ball",
	super_overs: "match_id, innings",
	innings: "match_id, innings",
	batting: "match_id, innings, player_id",
	bowling: "match_id, innings, player_id",
	overs: "match_id, innings, over, player_id",
	campaigns: "season, team_id",
};

/** Pairs of statements with equal results: a table and its source. `$balls` and `$file(x)` as in make.ts. */
const SUMS: Record<string, [string, string]> = {
	"matches and their source": ["select count(*) from matches", "select count(*) from $file(matches)"],
	"sides and matches": ["select count(*) from sides", "select 2 * count(*) from matches"],
	"winners and matches with a winner": [
		"select count(*) from sides where result = 'won'",
		"select count(*) from matches where winner_id is not null",
	],
	"losers and winners": [
		"select count(*) from sides where result = 'lost'",
		"select count(*) from sides where result = 'won'",
	],
	"line-ups and their source": ["select count(*) from appearances", "select count(*) from $file(lineups)"],
	"people and their source": ["select count(*) from people", "select count(*) from $file(people)"],
	"balls and their source": [
		"select count(*) from balls",
		"select count(*) from $balls where not coalesce(super_over, false)",
	],
	"runs of balls and their source": [
		"select coalesce(sum(runs), 0) from balls",
		`select coalesce(sum(batter_runs + wides + noballs + byes + legbyes + penalty), 0)
		 from $balls where not coalesce(super_over, false)`,
	],
	"runs of innings, and of balls with the penalty runs outside them": [
		"select coalesce(sum(runs), 0) from innings",
		`select (select coalesce(sum(runs), 0) from balls)
		 + (select coalesce(sum(penalty_before + penalty_after), 0) from beside where innings <= 2)`,
	],
	"runs of batters and of balls": [
		"select coalesce(sum(runs), 0) from batting",
		"select coalesce(sum(batter_runs), 0) from balls",
	],
	"runs of bowlers and of balls": [
		"select coalesce(sum(runs), 0) from bowling",
		"select coalesce(sum(charged), 0) from balls",
	],
	"runs of stands and of balls": [
		"select coalesce(sum(runs), 0) from stands",
		"select coalesce(sum(runs), 0) from balls",
	],
	"runs of overs and of balls": [
		"select coalesce(sum(runs), 0) from overs",
		"select coalesce(sum(runs), 0) from balls",
	],
	"wickets of innings and dismissals": [
		"select coalesce(sum(wickets), 0) from innings",
		"select count(*) from dismissals",
	],
	"batters who are out and dismissals": [
		"select coalesce(sum(outs), 0) from batting",
		"select count(*) from dismissals",
	],
};

/**
 * Checks a new record: unique rows, and sums that agree with the sources and each other. `prepare` replaces the names
 * of sources. Throws with every contradiction.
 */
export async function checkSums(connection: DuckDBConnection, prepare: (sql: string) => string): Promise<void> {
	const keys = Object.entries(KEYS).map(
		([table, key]) =>
			`select 'rows of ${table} that share ${key}' as what, 0 as one,
			 (select count(*) from (select 1 from ${table} group by ${key} having count(*) > 1)) as other`,
	);
	const sums = Object.entries(SUMS).map(
		([what, [one, other]]) => `select '${what}' as what, (${one}) as one, (${other}) as other`,
	);
	const reader = await connection.runAndReadAll(
		prepare(
			`select what || ': ' || one || ' and ' || other as said from (${[...keys, ...sums].join(" union all ")}) where one <> other`,
		),
	);
	const wrong = reader.getRowsJS().map(([said]) => String(said));
	if (wrong.length > 0) throw new Error(`the record would contradict itself:\n${wrong.join("\n")}`);
}
