import { listSaid, type Part, type Said, say } from "./said.ts";
import { inWords } from "./words.ts";

/** A row of a ranking with its neighbours: the next better, the next worse, and level ones. */
export type Standing<Row> = {
	row: Row;
	/** 1 for the best; ties share it */
	rank: number;
	/** rank 1, perhaps shared */
	first: boolean;
	/** rank 1, not shared */
	alone: boolean;
	above: Row | undefined;
	below: Row | undefined;
	level: Row[];
};

/** Returns the row at a place of a ranking, with its neighbours. Null if the list is shorter. */
export function standingAt<Row extends { rank: number }>(rows: Row[], place: number): Standing<Row> | null {
	const row = rows[place - 1];
	if (!row) return null;
	const level = rows.filter((other) => other !== row && other.rank === row.rank);
	return {
		row,
		rank: row.rank,
		first: row.rank === 1,
		alone: row.rank === 1 && level.length === 0,
		above: rows.findLast((other) => other.rank < row.rank),
		below: rows.find((other) => other.rank > row.rank),
		level,
	};
}

/**
 * Returns the row ranked next below the given one and its ties. Undefined if there is none, if others share its rank,
 * or if the list ends with it although more rows exist: request one row more than the text names.
 */
export function nextAlone<Row extends { rank: number }>(
	{ rows, total }: { rows: Row[]; total: number },
	{ rank }: Row,
): Row | undefined {
	const [next, after] = rows.filter((other) => other.rank > rank);
	if (after) return after.rank === next?.rank ? undefined : next;
	return rows.length === total ? next : undefined;
}

const FEW = 2;
/** ', level with Chahal', ', level with three others'; empty if nobody is level. */
export function levelWith(names: readonly Part[]): Said {
	if (names.length === 0) return say``;
	return names.length > FEW
		? say`, level with ${inWords(names.length, "Level")} others`
		: say`, level with ${listSaid(names)}`;
}

/** The places of a value from the highest and from the lowest; ties share them. */
export function placeAmong(value: number, all: readonly number[]): { high: number; low: number; shared: boolean } {
	return {
		high: all.filter((other) => other > value).length + 1,
		low: all.filter((other) => other < value).length + 1,
		shared: all.filter((other) => other === value).length > 1,
	};
}

/** Words that claim a sole leader. 'No one has more' is true of ties too. */
const ALONE =
	/\bthan any(?:one|body)\b|\b(?:leading|leads?|in chief|stands alone|topped|has most|played most often)\b|\bCap of \d+ went to\b|(?:\bthe|’s|'s) (?:highest|lowest|best|most|least|fewest|dearest|cheapest|youngest|oldest|longest)\b|^(?:Best|Highest|Lowest|Most) /im;
const SHARED = /\b(?:level|joint|shared?|as many|the same|equals?|as well|not the only|one of)\b/i;

/** True if a text claims a sole leader although the answers have several. `text`: title and sentences, one per line. */
export const hidesTie = (text: string, answers: Record<string, { rows: { rank?: number }[] }>): boolean =>
	Object.values(answers).some(({ rows }) => rows.filter(({ rank }) => rank === 1).length > 1) &&
	ALONE.test(text) &&
	!SHARED.test(text);
