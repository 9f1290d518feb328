/** A row of a ranking with its neighbours: the next better, the next worse, and equal ones. */
export type Standing<Row> = {
	row: Row;
	/** 1 for the best; equal rows share it */
	rank: number;
	first: boolean;
	above: Row | undefined;
	below: Row | undefined;
	level: Row[];
};

/** The row at a place of a ranking, best first, with its neighbours. Null when the list is shorter. */
export function standingAt<Row extends { rank: number }>(rows: Row[], place: number): Standing<Row> | null {
	const row = rows[place - 1];
	if (!row) return null;
	return {
		row,
		rank: row.rank,
		first: row.rank === 1,
		above: rows.findLast((other) => other.rank < row.rank),
		below: rows.find((other) => other.rank > row.rank),
		level: rows.filter((other) => other !== row && other.rank === row.rank),
	};
}
