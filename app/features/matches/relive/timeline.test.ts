import { describe, expect, test } from "vitest";
import { LONG, sampled } from "../../../../tests/fixtures/gate.ts";
import { allMatches, testRecord } from "../../../../tests/fixtures/record.ts";
import { loadScorecard } from "../scorecard.server.ts";
import { scoreOf } from "../words.ts";
import { findBalls } from "./relive.server.ts";
import type { Moment } from "./timeline.ts";

const EVERY = 75;
const ofInnings = (moments: Moment[], innings: number) => moments.filter((moment) => moment.innings === innings);

describe("RELIVE-1 the timeline of a match", () => {
	test(`of ${LONG ? "every match" : `every ${EVERY}th match`} has the record's totals, overs, wickets, batters, bowlers and partnerships`, async () => {
		const record = await testRecord();
		for (const { match_id } of sampled(await allMatches(record), EVERY)) {
			const moments = (await findBalls(record, match_id))?.moments ?? [];
			const card = await loadScorecard(record, match_id);
			const name = `match ${match_id}`;
			for (const { innings_number, runs, wickets, balls } of card.innings) {
				const own = ofInnings(moments, innings_number);
				expect(own.at(-1), name).toMatchObject({ runs, wickets, balls });
				expect(oversOf(own), name).toEqual(
					card.overs
						.filter((over) => over.innings_number === innings_number)
						.map(({ over, runs, wickets }) => ({ over, runs, wickets })),
				);
			}
			expect(wicketsOf(moments), name).toEqual(
				card.dismissals.map(({ innings_number, score, wicket_number, over, ball_of_over }) => ({
					innings: innings_number,
					at: `${over - 1}.${ball_of_over}`,
					score: scoreOf(score, wicket_number),
				})),
			);
			const stands = await record.ask({
				rows: "stands",
				measures: ["runs", "balls"],
				list: true,
				order: "keys",
				where: { match: match_id },
			});
			expect(standsOf(moments), name).toEqual(stands.rows.map(({ runs, balls }) => ({ runs, balls })));
			expect(bowlersOf(moments), name).toEqual(
				card.bowling.map(({ runs, wickets, balls }) => `${runs} ${wickets} ${balls}`).sort(),
			);
			expect(battersOf(moments), name).toEqual(card.batting.map(({ runs, balls }) => `${runs} ${balls}`).sort());
		}
	});

	test("an unknown match has none", async () => {
		expect(await findBalls(await testRecord(), 1)).toBeNull();
	});
});

function oversOf(moments: Moment[]) {
	let before = { runs: 0, wickets: 0 };
	return [...Map.groupBy(moments, ({ over }) => over)].map(([over, own]) => {
		const { runs, wickets } = own.at(-1) as Moment;
		const made = { over, runs: runs - before.runs, wickets: wickets - before.wickets };
		before = { runs, wickets };
		return made;
	});
}

const wicketsOf = (moments: Moment[]) =>
	moments.flatMap(({ innings, at, runs, wickets, fell }) =>
		Array.from({ length: fell }, (_, place) => ({ innings, at, score: scoreOf(runs, wickets - fell + place + 1) })),
	);

/** The final state of each stand. */
const standsOf = (moments: Moment[]) =>
	moments.flatMap(({ stand, innings }, place) => {
		const next = moments[place + 1];
		const goes_on = next?.innings === innings && next.stand.runs >= stand.runs && next.stand.balls >= stand.balls;
		return goes_on && !leaves(moments[place]) && samePair(moments[place], next) ? [] : [stand];
	});
const leaves = (moment: Moment | undefined) => moment?.batter.out || moment?.partner.out;
const samePair = (one: Moment | undefined, other: Moment | undefined) => pairOf(one) === pairOf(other);
const pairOf = (moment: Moment | undefined) => [moment?.batter.name, moment?.partner.name].sort().join();

/** The final figures of each player, of both innings. */
const lastOf = (lines: [name: string, line: string][]) => [...new Map(lines).values()].sort();
const bowlersOf = (moments: Moment[]) =>
	lastOf(
		moments.map(({ innings, bowler: { name, runs, wickets, balls } }) => [
			`${innings} ${name}`,
			`${runs} ${wickets} ${balls}`,
		]),
	);
const battersOf = (moments: Moment[]) =>
	lastOf(
		moments.flatMap(({ innings, batter, partner }) =>
			[batter, partner].map(({ name, runs, balls }): [string, string] => [`${innings} ${name}`, `${runs} ${balls}`]),
		),
	);
