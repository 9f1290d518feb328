import fc from "fast-check";
import { expect, test } from "vitest";
import { allMatches, testRecord } from "../../../tests/fixtures/record.ts";
import { overWords, REMINDER_MINUTES } from "../matches/tonight/rules.ts";
import { candidatesOf } from "./candidates.server.ts";
import { type Candidate, choicesOf, dayToRemindOf, mayStart, startOf } from "./rules.ts";

const ofRecord = async () => candidatesOf(await testRecord());

/** The match of a day such as '2026-11-24'. */
const chooseMatch = (day: string, candidates: readonly Candidate[]) =>
	choicesOf(Number(day.slice(0, 4)), candidates)(day.slice(5));
const DAY = 86_400_000;
const dayAt = (time: number) => new Date(time).toJSON().slice(0, 10);
/** The site has matches of the day from 2026 on. */
const days = fc.integer({ min: Date.UTC(2026, 0, 1) / DAY, max: Date.UTC(2040, 0, 1) / DAY });
const seededBy = (seed: number) => (list: readonly Candidate[]) =>
	list.toSorted((a, b) => Math.imul(a.match_id, seed | 1) - Math.imul(b.match_id, seed | 1));

test("the match of a day is the closest of that date in earlier years, if there is one", async () => {
	const candidates = await ofRecord();
	const matches = new Map((await allMatches(await testRecord())).map((match) => [match.match_id, match]));
	fc.assert(
		fc.property(days, (at) => {
			const day = dayAt(at * DAY);
			const ofDate = candidates.filter(({ date }) => date.slice(5) === day.slice(5) && date < day.slice(0, 4));
			const chosen = chooseMatch(day, candidates);
			const found = candidates.find(({ match_id }) => match_id === chosen);
			expect(found && found.date < day.slice(0, 4)).toBe(true);
			// it was not shortened and has a winner
			expect(matches.get(found?.match_id ?? 0)).toMatchObject({ method: null, winner_id: expect.any(String) });
			if (ofDate.length > 0) expect(found?.margin).toBe(Math.min(...ofDate.map(({ margin }) => margin)));
		}),
	);
});

test("the match of a day does not depend on the order of matches or on results of that year", async () => {
	const candidates = await ofRecord();
	fc.assert(
		fc.property(days, fc.integer(), (at, seed) => {
			const day = dayAt(at * DAY);
			const chosen = chooseMatch(day, candidates);
			expect(chooseMatch(day, seededBy(seed)(candidates))).toBe(chosen);
			const later = candidates.map((one) => ({ ...one, match_id: one.match_id + 1_000_000_000, date: day }));
			expect(chooseMatch(day, [...candidates, ...later])).toBe(chosen);
		}),
		{ numRuns: 30 },
	);
});

test("no match comes twice within a year, even if seasons are added", async () => {
	const played = await ofRecord();
	const YEARS = 13;
	const later = played
		.filter(({ date }) => date >= "2014")
		.map((one) => ({
			...one,
			match_id: one.match_id + 100_000_000,
			date: `${Number(one.date.slice(0, 4)) + YEARS}${one.date.slice(4)}`,
		}));
	const last = new Map<number, number>();
	for (let year = 2026; year < 2040; year++) {
		const choices = choicesOf(
			year,
			[...played, ...later].filter(({ date }) => date < `${year}`),
		);
		for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY) {
			const day = dayAt(at);
			const chosen = choices(day.slice(5));
			if (chosen === null) throw new Error(`no match on ${day}`);
			const days = (at - (last.get(chosen) ?? Number.NEGATIVE_INFINITY)) / DAY;
			if (days < 365) throw new Error(`${chosen} came again on ${day} after ${days} days`);
			last.set(chosen, at);
		}
	}
	expect(last.size).toBeGreaterThan(365);
});

test("a record without matches before the year has no match of the day", () => {
	expect(chooseMatch("2026-11-24", [])).toBeNull();
	expect(chooseMatch("2026-11-24", [{ match_id: 2, date: "2026-03-24", margin: 1 }])).toBeNull();
});

test("a match starts at its hour in India, or up to an hour late", () => {
	const at = startOf("2026-11-24", "20:00");
	expect(new Date(at).toJSON()).toBe("2026-11-24T14:30:00.000Z");
	for (const [minutes, starts] of [
		[-1, false],
		[0, true],
		[59, true],
		[60, false],
	] as const)
		expect(mayStart("2026-11-24", "20:00", at + minutes * 60_000), `${minutes}`).toBe(starts);
});

test("the state of the match in words", () => {
	expect(overWords({ innings: 0, over: 0 })).toBe("about to begin");
	expect(overWords({ innings: 1, over: 12 })).toBe("over 12 of the first innings");
	expect(overWords({ innings: 2, over: 20 })).toBe("over 20 of the second innings");
	expect(overWords({ innings: 3, over: 1 })).toBe("the super over");
});

test("a day's mails go out in the half hour before its match, also across midnight", () => {
	for (const hour of ["20:00", "00:00", "00:10", "23:59"]) {
		const day = "2027-01-01";
		const at = (minutes: number) => dayToRemindOf(hour, startOf(day, hour) - minutes * 60_000);
		expect([REMINDER_MINUTES, REMINDER_MINUTES / 2, 0.01].map(at), hour).toEqual([day, day, day]);
		expect([REMINDER_MINUTES + 1, 0, -1].map(at), hour).toEqual([null, null, null]);
	}
});
