import { join } from "node:path";
import { csvFile, parquetFile, withDuckDb } from "./duckdb.ts";

/** The ids of new and changed matches, in the order of play, and the number of unchanged ones. */
export type ChangedMatches = { added: number[]; changed: number[]; unchanged: number };

/** SQL that hashes each match's data without `sequence`, which shifts when an earlier match is added. */
function hashesOf(folder: string): string {
	const csv = (name: string) => csvFile(join(folder, `${name}.csv`));
	return `select match_id, md5(string_agg(said, chr(10) order by part, place)) as said from (
		select match_id, 1 as part, row_number() over () as place, b::varchar as said from ${parquetFile(join(folder, "balls.parquet"))} b
		union all
		select l.match_id::int, 2, row_number() over (), l::varchar from ${csv("lineups")} l
		union all
		select i.match_id::int, 4, row_number() over (), i::varchar from ${csv("innings")} i
		union all
		select m.id::int, 3, 0, m::varchar from (select * exclude (sequence) from ${csv("matches")}) m
	) group by match_id`;
}

/** Compares the matches of two folders of sources. A match that only `before` has is in none of the three. */
export async function compareMatches(before: string, after: string): Promise<ChangedMatches> {
	return withDuckDb(async (connection) => {
		const reader = await connection.runAndReadAll(
			`select match_id, case when old.said is null then 'added' when old.said = now.said then 'unchanged' else 'changed' end
			 from (${hashesOf(after)}) now left join (${hashesOf(before)}) old using (match_id)
			 join ${csvFile(join(after, "matches.csv"))} m on m.id::int = match_id
			 order by m.sequence::int`,
		);
		const matches = reader.getRowsJS() as [number, string][];
		const those = (what: string) => matches.filter(([, moved]) => moved === what).map(([id]) => id);
		return { added: those("added"), changed: those("changed"), unchanged: those("unchanged").length };
	});
}
