import type { MatchRecord } from "../../../record/record.ts";
import type { MatchLine } from "../matches/match.ts";
import { matchLines } from "../matches/match-lines.server.ts";
import { type Candidate, choicesOf, yearOfDay } from "./rules.ts";

const FULL_INNINGS = 120;
type Known = { edition: string; candidates: Promise<Candidate[]>; year: number; choices: ReturnType<typeof choicesOf> };
const known = new WeakMap<MatchRecord, Partial<Known>>();

/** The match of a day, '2026-11-24', by the record alone; null when it has none to show. The choices of a year are made once. */
export async function matchOfDay(record: MatchRecord, day: string): Promise<number | null> {
	const candidates = await candidatesOf(record);
	const year = yearOfDay(day);
	const of = known.get(record) ?? {};
	if (of.year !== year || !of.choices) {
		of.choices = choicesOf(year, candidates);
		of.year = year;
	}
	return of.choices(day.slice(5));
}

/** All matches that can be the match of a day, read once for each edition of the record. One question a season. */
export function candidatesOf(record: MatchRecord): Promise<Candidate[]> {
	const of = known.get(record);
	if (of?.edition === record.edition && of.candidates) return of.candidates;
	const candidates = readCandidates(record);
	known.set(record, { edition: record.edition, candidates });
	candidates.catch(() => known.delete(record));
	return candidates;
}

async function readCandidates(record: MatchRecord): Promise<Candidate[]> {
	const seasons = await Promise.all(
		record.seasons.map((season) => matchLines(record, { where: { season }, order: "keys", limit: 1000 })),
	);
	return seasons.flatMap(({ matches }) =>
		matches.flatMap((match) => {
			const gap = gapOf(match);
			return gap === null ? [] : [{ match_id: match.match_id, date: match.date, gap }];
		}),
	);
}

/** Runs short, or balls left; nought for a tie. Null for a match that was cut short or has no winner. */
function gapOf({ winner, tied, method, win_by_runs, second_balls }: MatchLine): number | null {
	if (method || !winner) return null;
	if (tied) return 0;
	return win_by_runs ?? (second_balls === null ? null : FULL_INNINGS - second_balls);
}
