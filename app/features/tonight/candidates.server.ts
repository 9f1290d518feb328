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

/** The match of a day, '2026-11-24', by the record alone; null when it has none to show. The choices of a year are made once. */
export async function matchOfDay(record: MatchRecord, day: string): Promise<number | null> {
	const { candidates, choices } = cachedFor(record);
	const year = Number(day.slice(0, 4));
	const chosen = choices.get(year) ?? choicesOf(year, await candidates);
	choices.set(year, chosen);
	return chosen(day.slice(5));
}

/** All matches that can be the match of a day, read once for each edition of the record. One question a season. */
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

/** Runs short, or balls left; nought for a tie. Null for a match that was cut short or has no winner. */
function marginOf({ winner, tied, method, win_by_runs, second_balls }: MatchLine): number | null {
	if (method || !winner) return null;
	if (tied) return 0;
	return win_by_runs ?? (second_balls === null ? null : FULL_INNINGS - second_balls);
}
