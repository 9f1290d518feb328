import type { Queryable } from "../../../../platform/database/database.ts";
import { readToday } from "../../../../platform/database/day.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { yearOf } from "../../../lib/dates.ts";
import { matchLines } from "../../matches/match-lines.server.ts";
import { type MatchScore, scoreLinesOf } from "../../matches/match-score.ts";
import { playerSlugs } from "../../players/slugs.server.ts";
import { nearestDay } from "../rules.ts";

type Birthday = {
	player: string;
	/** null when the player has no page */
	slug: string | null;
	born: number;
	/** the age on that day; null for players who are in no squad of the newest season */
	turns: number | null;
	matches: number;
	runs: number;
	wickets: number;
};

/** A match on that date; without one a birthday, and the match with the nearest date. */
export type OnThisDay = {
	/** '2026-11-22' */
	day: string;
	match: MatchScore | null;
	birthday: Birthday | null;
	/** null if there is a `match` on that date */
	nearest: MatchScore | null;
};

/** Returns the entry for today in India. */
export const onThisDay = async (record: MatchRecord, db: Queryable): Promise<OnThisDay> =>
	onDay(record, db, await readToday(db));

/**
 * Returns the entry for a day, '2026-11-22'. Of several matches it takes a final, else the latest; of several birthdays
 * that of the player with the most matches. At most nine questions to the record and one query.
 */
export async function onDay(record: MatchRecord, db: Queryable, day: string): Promise<OnThisDay> {
	const match = await matchOn(record, day.slice(5));
	const [birthday, nearest] = match
		? [null, null]
		: await Promise.all([birthdayOn(record, db, day), nearestTo(record, day)]);
	return { day, match, birthday, nearest };
}

async function matchOn(record: MatchRecord, date: string): Promise<MatchScore | null> {
	const dates = record.seasons.map((season) => `${season}-${date}`).filter(isDate);
	if (dates.length === 0) return null;
	const { matches } = await matchLines(record, { where: { date: dates } });
	const chosen = matches.find(({ stage }) => stage === "Final") ?? matches[0];
	return chosen ? scoreLinesOf(chosen) : null;
}

/** False for February 29 of most years. */
const isDate = (date: string) => new Date(date).toJSON()?.startsWith(date) ?? false;

async function birthdayOn({ ask, names, seasons }: MatchRecord, db: Queryable, day: string): Promise<Birthday | null> {
	const { rows } = await ask({ rows: "people", measures: ["people"], list: true, order: "keys", limit: A_PAGE });
	const born = new Map(
		rows.flatMap((row) => {
			const { player_id, date_of_birth } = row as typeof row & { date_of_birth: string | null };
			return date_of_birth?.slice(5) === day.slice(5) ? [[player_id, yearOf(date_of_birth)] as const] : [];
		}),
	);
	// `names.people` is sorted by matches, most first
	const best = names.people.find(({ id, matches }) => matches > 0 && born.has(id));
	if (!best) return null;
	const where = { player: best.id };
	const [bat, ball, squad, slugs] = await Promise.all([
		ask({ rows: "batting", measures: ["runs"], where }),
		ask({ rows: "bowling", measures: ["wickets"], where }),
		ask({ rows: "squads", measures: ["players"], where: { ...where, season: seasons[0] } }),
		playerSlugs(db, [best.id]),
	]);
	const year = born.get(best.id) ?? 0;
	return {
		player: best.name,
		slug: slugs[best.id] ?? null,
		born: year,
		turns: squad.rows[0]?.players ? yearOf(day) - year : null,
		matches: best.matches,
		runs: bat.rows[0]?.runs ?? 0,
		wickets: ball.rows[0]?.wickets ?? 0,
	};
}

/** The most rows of an answer of the record. */
const A_PAGE = 1000;
/** The months on either side that each search covers, until one finds a match. Any seven months in a row have one. */
const MONTHS_AROUND = [1, 2, 3];

/** The match whose date is nearest in the calendar; of several a final, else the latest. */
async function nearestTo(record: MatchRecord, day: string): Promise<MatchScore | null> {
	const here = Number(day.slice(5, 7));
	for (const around of MONTHS_AROUND) {
		const month = Array.from({ length: 2 * around + 1 }, (_, at) => ((here - around + at + 11) % 12) + 1);
		const nearest = nearestDay(day, await datesIn(record, month));
		if (nearest) return matchOn(record, nearest);
	}
	return null;
}

/** The days of the year ('11-10') with matches in these months, in all seasons. */
async function datesIn({ ask }: MatchRecord, month: number[]): Promise<string[]> {
	const dates: string[] = [];
	for (;;) {
		const page = { list: true, order: "keys", limit: A_PAGE, offset: dates.length } as const;
		const { rows } = await ask({ rows: "matches", measures: ["matches"], where: { month }, ...page });
		dates.push(...rows.map(({ date }) => date.slice(5)));
		if (rows.length < A_PAGE) return dates;
	}
}
