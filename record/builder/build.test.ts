import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { scratch } from "../../tests/fixtures/scratch.ts";
import { keepRecord } from "../file/keep.ts";
import { writeSources } from "../file/sources.ts";
import { openMatchRecord } from "../record.ts";
import { buildTables } from "./build.ts";
import { contradictions } from "./check.ts";
import { readCsv, writeCsv } from "./csv.ts";
import { ballsOf, type Delivery, type Source, type SourceMatch, slugOf } from "./source.ts";

const OUR_SIDE = Array.from({ length: 11 }, (_, at) => `a${at}`);
const THEIR_SIDE = Array.from({ length: 11 }, (_, at) => `b${at}`);

type Ball = {
	runs: number;
	wides: number;
	noballs: number;
	byes: number;
	legbyes: number;
	wicket: string;
	end: boolean;
};
const anyBall: fc.Arbitrary<Ball> = fc.record({
	runs: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4, 6),
	wides: fc.constantFrom(0, 0, 0, 0, 1, 5),
	noballs: fc.constantFrom(0, 0, 0, 0, 0, 1),
	byes: fc.constantFrom(0, 0, 0, 1, 4),
	legbyes: fc.constantFrom(0, 0, 0, 1),
	wicket: fc.constantFrom(
		...["", "", "", "", "", "", "", "caught", "bowled", "lbw", "run out", "stumped", "retired hurt", "retired out"],
	),
	end: fc.boolean(),
});

/** A random innings: six legal balls an over; the next batter replaces each who leaves. */
function play(batting: string[], bowling: string[], team: string, innings: number, balls: Ball[]): Delivery[] {
	const waiting = batting.slice(2);
	let [striker, other] = batting as [string, string];
	let over = 1;
	let legal = 0;
	const deliveries: Delivery[] = [];
	for (const { wicket, end, ...ball } of balls) {
		const isWide = ball.wides > 0;
		const scored = {
			batter_runs: isWide ? 0 : ball.runs,
			wides: ball.wides,
			noballs: isWide ? 0 : ball.noballs,
			byes: isWide ? 0 : ball.byes,
			legbyes: isWide || ball.byes ? 0 : ball.legbyes,
			penalty: 0,
		};
		const out = wicket === "run out" && end ? other : striker;
		deliveries.push({
			...scored,
			innings,
			super_over: false,
			over,
			batting_team: team,
			batter: striker,
			non_striker: other,
			bowler: bowling[over % 5] as string,
			total_runs: Object.values(scored).reduce((sum, value) => sum + value, 0),
			non_boundary: false,
			wickets: wicket ? [{ kind: wicket, player_out: out, fielders: [] }] : [],
		});
		if (wicket) {
			const next = waiting.shift();
			if (!next) break;
			if (out === striker) striker = next;
			else other = next;
		}
		if (scored.batter_runs % 2 === 1) [striker, other] = [other, striker];
		if (!isWide && scored.noballs === 0) legal++;
		if (legal === 6) {
			[striker, other, legal] = [other, striker, 0];
			if (++over > 20) break;
		}
	}
	return deliveries;
}

const anyMatch = fc
	.tuple(fc.array(anyBall, { minLength: 1, maxLength: 140 }), fc.array(anyBall, { maxLength: 140 }))
	.map(
		([first, second]): SourceMatch => ({
			id: 1,
			season: 2030,
			date: "2030-04-01",
			match_number: 1,
			stage: "League",
			venue: "V",
			ground_id: "g",
			ground: "G",
			ground_city: "Pune",
			ground_country: "India",
			team1: "A",
			team2: "B",
			toss_winner: "A",
			toss_decision: "bat",
			batting_first: "A",
			winner: null,
			result: "no result",
			super_over: false,
			win_by_runs: null,
			win_by_wickets: null,
			method: null,
			player_of_match_id: null,
			target_runs: null,
			target_balls: null,
			umpires: [],
			lineups: [
				...OUR_SIDE.map((player_id) => ({ team: "A", player_id })),
				...THEIR_SIDE.map((player_id) => ({ team: "B", player_id })),
			],
			beside: [],
			deliveries: [...play(OUR_SIDE, THEIR_SIDE, "A", 1, first), ...play(THEIR_SIDE, OUR_SIDE, "B", 2, second)],
		}),
	);
const sourceOf = (matches: SourceMatch[]): Source => ({
	matches,
	people: [...OUR_SIDE, ...THEIR_SIDE].map((id) => ({ id, display_name: id, sources: {} })),
	squads: [],
	franchises: [{ id: "a" }, { id: "b" }],
	teams: [
		{ name: "A", franchise_id: "a", first_season: 2008 },
		{ name: "B", franchise_id: "b", first_season: 2008 },
	],
});

describe("the record of any matches", () => {
	test("has every run and wicket of their deliveries, in innings, partnerships and cards alike", async () => {
		const folder = scratch(onTestFinished);
		const matches = fc
			.sample(anyMatch, { numRuns: 150, seed: fc.readConfigureGlobal()?.seed })
			.map((match, at) => ({ ...match, id: at + 1 }));
		const source = sourceOf(matches);
		expect(contradictions(source)).toEqual([]);
		await writeSources(join(folder, "sources"), source, buildTables(source));
		const { ask, close } = await openMatchRecord(await keepRecord(folder, join(folder, "sources")));
		onTestFinished(close);
		const limit = 1000;
		const innings = await ask({ rows: "innings", measures: ["runs"], by: ["match"], order: "keys", limit });
		const stands = await ask({ rows: "stands", measures: ["runs"], by: ["match"], order: "keys", limit });
		const overs = await ask({ rows: "overs", measures: ["runs"], by: ["match"], order: "keys", limit });
		const cards = await ask({ rows: "batting", measures: ["outs"], by: ["match"], order: "keys", limit });
		for (const [at, { deliveries }] of matches.entries()) {
			const runs = deliveries.reduce((sum, ball) => sum + ball.total_runs, 0);
			expect([innings, stands, overs].map(({ rows }) => rows[at]?.runs)).toEqual([runs, runs, runs]);
			const fallen = deliveries.flatMap(({ wickets }) => wickets).filter(({ kind }) => kind !== "retired hurt");
			expect(cards.rows[at]?.outs).toBe(fallen.length);
		}
	});

	test("a lost run, or a wicket of a batter who is not in, is reported", () => {
		fc.assert(
			fc.property(anyMatch, fc.nat(), fc.boolean(), (match, at, isRun) => {
				const ball = match.deliveries[at % match.deliveries.length] as Delivery;
				if (isRun) ball.batter_runs += 1;
				else ball.wickets.push({ kind: "run out", player_out: "nobody", fielders: [] });
				expect(contradictions(sourceOf([match]))).not.toEqual([]);
			}),
			{ numRuns: 50 },
		);
	});
});

describe("text and figures", () => {
	test("overs in balls", () => {
		expect([ballsOf("20"), ballsOf("15.4"), ballsOf("9.2"), ballsOf("0.1")]).toEqual([120, 94, 56, 1]);
	});

	test("names in addresses", () => {
		expect(slugOf("St George's Park")).toBe("st-georges-park");
		expect(slugOf("VCA Stadium, Jamtha")).toBe("vca-stadium-jamtha");
	});

	test("written CSV reads back unchanged, also ids that look like numbers", () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.integer()), { minLength: 1 }), (rows) => {
				const written = rows.map(([text, number]) => ({ id: "29e95537", text: `t${text}`, number }));
				const read = readCsv(writeCsv(["id", "text", "number"], written));
				expect(read).toEqual(written.map((row) => ({ ...row, number: String(row.number) })));
			}),
		);
	});
});
