import { matchLines, type QueryableMatches } from "../match-lines.server.ts";
import { scoreOf } from "../words.ts";

/** A holder of a record. `against` and `match_id`: of a record made in one match. */
type Holder = { who: string; player_id?: string; against?: string; match_id?: number };
/** A record of a season with everybody who shares it, earliest first. */
export type SeasonRecord = { name: string; figure: string; holders: Holder[] };

/** Returns the records of a season. One without a holder yet is left out. */
export async function findRecords(record: QueryableMatches, season: number): Promise<SeasonRecord[]> {
	const { ask } = record;
	const best = { where: { season }, limit: 1 } as const;
	const [scores, spells, highest, lowest, stands, sixes, economy, wins, aggregates] = await Promise.all([
		ask({ ...best, rows: "batting", measures: ["highest"], list: true }),
		ask({ ...best, rows: "bowling", measures: ["best"], list: true }),
		ask({ ...best, rows: "innings", measures: ["highest", "wickets"], list: true }),
		ask({ ...best, rows: "innings", measures: ["lowest", "wickets"], list: true }),
		ask({ ...best, rows: "stands", measures: ["highest"], list: true }),
		ask({ ...best, rows: "batting", measures: ["sixes"], by: ["player"] }),
		ask({ ...best, rows: "bowling", measures: ["economy"], by: ["player"] }),
		ask({ ...best, rows: "matches", measures: ["win_by_runs"], list: true }),
		ask({ ...best, rows: "innings", measures: ["runs"], by: ["match"] }),
	]);
	const ids = [...wins.rows, ...aggregates.rows].map(({ match_id }) => match_id);
	const { matches } = ids.length > 0 ? await matchLines(record, { where: { match: ids } }) : { matches: [] };
	const matchOf = ({ match_id }: { match_id: number }) => matches.find((match) => match.match_id === match_id);
	const { least, unit } = economy.floor ?? {};
	return [
		recordOf("Highest score", scores.rows, (row) => `${row.highest}${row.not_out ? "*" : ""}`, ofPlayer),
		recordOf("Best bowling", spells.rows, (row) => `${row.best}/${row.best_runs}`, ofPlayer),
		recordOf("Highest total", highest.rows, (row) => scoreOf(row.highest, row.wickets), ofTeam),
		recordOf("Lowest total", lowest.rows, (row) => scoreOf(row.lowest, row.wickets), ofTeam),
		recordOf(
			"Highest stand",
			stands.rows,
			(row) => `${row.highest}${row.unbroken ? "*" : ""}`,
			(row) => ({ ...inMatch(row), who: `${row.player} and ${row.partner}` }),
		),
		recordOf("Most sixes", sixes.rows, (row) => String(row.sixes), ofSeason),
		recordOf(`Best economy (${least} ${unit} or more)`, economy.rows, (row) => row.economy.toFixed(2), ofSeason),
		recordOf(
			"Biggest win by runs",
			wins.rows,
			(row) => `${row.win_by_runs} runs`,
			(row) => {
				const match = matchOf(row);
				const loser = match?.winner_id === match?.first_id ? match?.second_team : match?.first_team;
				return { who: match?.winner ?? "", against: loser ?? "", match_id: row.match_id };
			},
		),
		recordOf(
			"Most runs in a match",
			aggregates.rows,
			(row) => String(row.runs),
			(row) => {
				const match = matchOf(row);
				return { who: match?.first_team ?? "", against: match?.second_team ?? "", match_id: row.match_id };
			},
		),
	].flatMap((found) => found ?? []);
}

/**
 * Makes a record of the first row and all that share its figure. Figures are compared as text, so 100 does not share
 * the record of 100*.
 */
function recordOf<Row>(
	name: string,
	rows: Row[],
	figureOf: (row: Row) => string,
	holderOf: (row: Row) => Holder,
): SeasonRecord | null {
	const [first] = rows;
	if (!first) return null;
	const figure = figureOf(first);
	return { name, figure, holders: rows.filter((row) => figureOf(row) === figure).map(holderOf) };
}

type OfMatch = { opponent_name: string; match_id: number };
const inMatch = ({ opponent_name, match_id }: OfMatch) => ({ against: opponent_name, match_id });
const ofSeason = ({ player, player_id }: { player: string; player_id: string }): Holder => ({ who: player, player_id });
const ofPlayer = (row: OfMatch & { player: string; player_id: string }): Holder => ({
	...ofSeason(row),
	...inMatch(row),
});
const ofTeam = (row: OfMatch & { team_name: string }): Holder => ({ who: row.team_name, ...inMatch(row) });
