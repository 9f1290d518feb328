import type { Answer } from "./answer.ts";
import type { RecordFile } from "./file/open.ts";
import type { Question } from "./language/question.ts";
import type { RecordValues } from "./record-values.ts";

type Row = Record<string, unknown>;
type MatchFacts = { date: string; season: number; stage: string; teams: string };
type MatchesById = Map<unknown, MatchFacts>;

/** Reads the data that identifies each match besides its number. `teams` has the names of that season. */
export async function readMatches(file: RecordFile): Promise<MatchesById> {
	const rows = await file.rows<MatchFacts & { match_id: number }>(
		`select match_id, strftime(date, '%Y-%m-%d') as date, season, stage_name as stage,
			team_names[1] || ' v ' || team_names[2] as teams from matches`,
		[],
	);
	return new Map(rows.map(({ match_id, ...facts }) => [match_id, facts]));
}

/** The columns that `identify` adds to a line grouped by match. */
export const MATCH_COLUMNS = ["date", "season", "stage", "teams"] as const;

/**
 * Adds day, season, stage and teams to lines grouped by match, and replaces the opponent's id by the name in columns
 * such as `highest_opponent`. An unknown id gives null. Changes `rows`; returns the new list of columns.
 */
export function identifyLines(
	{ by = [], list }: Question,
	{ columns, rows }: Pick<Answer, "columns" | "rows">,
	{ known, matches }: { known: RecordValues; matches: MatchesById },
): string[] {
	const opponents = columns.filter((column) => column.endsWith("_opponent"));
	const added = by.includes("match") && !list ? MATCH_COLUMNS.filter((column) => !columns.includes(column)) : [];
	for (const row of rows as unknown as Row[]) {
		for (const column of opponents) row[column] = known.get("franchises")?.get(row[column]) ?? null;
		const facts = matches.get(row.match_id);
		for (const column of added) row[column] = facts?.[column] ?? null;
	}
	return columns.flatMap((column) => (column === "match_id" ? [column, ...added] : [column]));
}
