import type { MatchRecord } from "../../../record/record.ts";
import type { MatchLine } from "../matches/match.ts";
import { matchLines } from "../matches/match-lines.server.ts";
import { type Candidate, choicesOf } from "./rules.ts";

const FULL_INNINGS = 120;
type Cached = {
	edition: string;
	candidates: Promise<Candidate[]>;
	/** by year */
	choices: Map<number, ReturnType<typeof choicesOf>>;
};
const cache = new WeakMap<MatchRecord, Cached>();

/** Returns the id of the match for a day, '2026-11-24'; null if the record has none. Caches the choices of a year. */
export async function matchOfDay(record: MatchRecord, day: string): Promise<number | null> {
	const { candidates, choices } = cachedFor(record);
	const year = Number(day.slice(0, 4));
	const chosen = choices.get(year) ?? choicesOf(year, await candidates);
	choices.set(year, chosen);
	return chosen(day.slice(5));
}

/** Returns the matches that can be a match of the day, cached per edition of the record. One question per season. */
export const candidatesOf = (record: MatchRecord): Promise<Candidate[]> => cachedFor(record).candidates;

function cachedFor(record: MatchRecord): Cached {
	const cached = cache.get(record);
	if (cached?.edition === record.edition) return cached;
	const fresh: Cached = { edition: record.edition, candidates: readCandidates(record), choices: new Map() };
	cache.set(record, fresh);
	fresh.candidates.catch(() => cache.delete(record));
	return fresh;
}

async function readCandidates(record: MatchRecord): Promise<Candidate[]> {
	const seasons = await Promise.all(
		record.seasons.map((season) => matchLines(record, { where: { season }, order: "keys", limit: 1000 })),
	);
	return seasons.flatMap(({ matches }) =>
		matches.flatMap((match) => {
			const margin = marginOf(match);
			return margin === null ? [] : [{ match_id: match.match_id, date: match.date, margin }];
		}),
	);
}

/** Returns the margin in runs or balls left, 0 for a tie; null for a shortened match or one without a winner. */
function marginOf({ winner, tied, method, win_by_runs, second_balls }: MatchLine): number | null {
	if (method || !winner) return null;
	if (tied) return 0;
	return win_by_runs ?? (second_balls === null ? null : FULL_INNINGS - second_balls);
}
