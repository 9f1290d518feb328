import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countQueries } from "../../../tests/fixtures/queries.ts";
import { allMatches } from "../../../tests/fixtures/record.ts";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import { finishedSeasons, fitForecaster, readForecaster, readResults } from "./forecaster.server.ts";
import type { Prediction } from "./prediction.ts";
import { predict, predictorPage } from "./predictor.server.ts";
import { predictorTexts } from "./rules.ts";
import { simulatePrediction } from "./simulated.ts";

/** A site with the default settings. */
let site: TestSite;
let simulated: TestSite;
/** Every match, for computing the model's figures a second time. */
let matches: Awaited<ReturnType<typeof allMatches>>;
beforeAll(async () => {
	[site, simulated] = await Promise.all([startTestSite(), startTestSite({ PREDICTOR: "simulated" })]);
	matches = await allMatches(site.record);
});
afterAll(() => Promise.all([site.close(), simulated.close()]));

const ask = (on: TestSite, fixture: unknown) => on.visitor().post("/api/predictor", fixture);
const answer = async (on: TestSite, fixture: unknown) => (await (await ask(on, fixture)).json()) as Prediction;
const html = async (on: TestSite, query: string) =>
	(await (await on.visitor().get(`/quiz?tab=predictor${query}`)).text()).replaceAll("<!-- -->", "");
const sidesOf = ({ team_id, opponent_id }: { team_id: string; opponent_id: string }) => [team_id, opponent_id];

describe("PRED-2 the prediction of the model", () => {
	test("PRED-2 head-to-head, form and venue are those of the record; injuries are not known to it", async () => {
		const it = await answer(site, { team_a: "csk", team_b: "mi", ground: "wankhede-stadium" });
		const met = matches.filter((match) => ["csk", "mi"].every((side) => sidesOf(match).includes(side)));
		const [ours = 0, theirs = 0] = ["csk", "mi"].map((id) => met.filter(({ winner_id }) => winner_id === id).length);
		expect(it).toMatchObject({
			source: "model",
			team1: { id: "csk", name: "Chennai Super Kings" },
			team2: { id: "mi", name: "Mumbai Indians" },
			ground: { id: "wankhede-stadium", name: "Wankhede Stadium" },
			team_a_wins: ours,
			team_b_wins: theirs,
			team_a_win_rate: Math.round((100 * ours) / (ours + theirs)),
			total_matches: met.length,
		});
		expect(it.factors.injuries).toBe("no data");
		const there = (side: string) =>
			matches.filter(({ winner_id, ground_id }) => winner_id === side && ground_id === "wankhede-stadium").length;
		expect(it.factors.venue).toMatch(
			new RegExp(`Kings won ${there("csk")} of \\d+ there, Mumbai Indians won ${there("mi")} of \\d+ there`),
		);
		const lately = (side: string) =>
			matches
				.filter((match) => sidesOf(match).includes(side) && match.winner_id !== null)
				.slice(-5)
				.filter(({ winner_id }) => winner_id === side).length;
		expect(it.factors.recent_form).toBe(
			`Chennai Super Kings won ${lately("csk")} of their last 5, Mumbai Indians won ${lately("mi")} of their last 5`,
		);
	});

	test("PRED-2 every pair adds up to 100 %, is the same with its sides swapped, and stays within 15 to 85 %", async () => {
		const { record } = site.pageContext;
		const { teams, grounds } = await predictorPage(record, "model", new URLSearchParams());
		expect(teams).toHaveLength(10);
		for (const [at, a] of teams.entries())
			for (const b of teams.slice(at + 1)) {
				const ground = grounds[at]?.id;
				const one = await predict(record, "model", { team_a: a.id, team_b: b.id, ground });
				const other = await predict(record, "model", { team_a: b.id, team_b: a.id, ground });
				expect(one.team1_probability + one.team2_probability).toBe(100);
				expect([one.team1_probability, one.team_a_wins, one.total_matches, one.confidence]).toEqual([
					other.team2_probability,
					other.team_b_wins,
					other.total_matches,
					other.confidence,
				]);
				expect(one.team_a_win_rate + one.team_b_win_rate).toBe(100);
				expect(one.team1_probability).toBeGreaterThanOrEqual(15);
				expect(one.team1_probability).toBeLessThanOrEqual(85);
			}
	});

	test("PRED-2 the page is complete without a script, and cached: prediction, its record, a coin, head-to-head, calibration", async () => {
		const page = await html(site, "&a=csk&b=mi&ground=wankhede-stadium");
		expect(page).toContain("Chennai Super Kings v Mumbai Indians");
		expect(page).toContain("at Wankhede Stadium");
		for (const text of ["Injuries", "no data", "This model", "Head-to-head alone", "A coin", "0.2500", "Came true"])
			expect(page).toContain(text);
		expect(page).toContain(predictorTexts.disclaimer);
		expect(page).not.toContain(predictorTexts.simulated);
		const path = "/quiz?tab=predictor&a=csk&b=mi";
		expect((await site.visitor().get(path)).headers.get("cache-control")).toContain("public");
		expect(site.pageCache.keyOf(`${path}&ground=eden-gardens`)).toBeDefined();
	});

	test("PRED-2 the page ignores an unknown team in its address, and says when a team is chosen twice", async () => {
		for (const query of ["&a=csk", "&a=csk&b=xyz", "&a=%00&b=mi", "&a=csk&b='--"]) {
			const page = await html(site, query);
			expect(page, query).toContain(predictorTexts.predict);
			expect(page, query).not.toContain(predictorTexts.again);
		}
		expect(await html(site, "&a=csk&b=CSK")).toContain(predictorTexts.sameTeam);
		expect(await html(site, "&a=csk&b=mi&ground=lord-s")).toContain("no ground chosen");
	});

	test("PRED-2 a page makes no database query, and the model is fitted once per edition", async () => {
		const { database, record } = site;
		const query = new URLSearchParams("a=csk&b=mi&ground=eden-gardens");
		expect(await countQueries(database, () => predictorPage(record, "model", query))).toBe(0);
		expect(await readForecaster(record)).toBe(await readForecaster(record));
	});
});

describe("PRED-1 the simulated predictor", () => {
	test("PRED-1 every result keeps to its bounds and says that it is simulated; the page is served without one", async () => {
		for (let time = 0; time < 20; time++) {
			const it = await answer(simulated, { team_a: "gt", team_b: "lsg" });
			expect(it.source).toBe("simulated");
			expect(it.total_matches).toBeGreaterThanOrEqual(10);
			expect(it.total_matches).toBeLessThanOrEqual(24);
			expect(it.team_a_wins + it.team_b_wins).toBe(it.total_matches);
			expect(it.team1_probability).toBeGreaterThanOrEqual(15);
			expect(it.team1_probability).toBeLessThanOrEqual(85);
			expect(it.confidence).toBeGreaterThanOrEqual(60);
			expect(it.confidence).toBeLessThanOrEqual(84);
		}
		const page = await html(simulated, "&a=gt&b=lsg");
		expect(page).toContain(predictorTexts.simulated);
		expect(page).toContain(predictorTexts.disclaimer);
		expect(page).not.toContain(predictorTexts.again);
		expect(page).not.toContain("How good is it?");
	});

	test("PRED-1 a prediction uses the given source of random numbers", async () => {
		const { record } = simulated;
		const { ground, ...it } = await predict(record, "simulated", { team_a: "gt", team_b: "lsg" }, () => 0.3);
		expect(ground).toBeNull();
		expect(it).toEqual(simulatePrediction(it.team1, it.team2, () => 0.3));
	});
});

test("PRED-1 PRED-2 a wrong choice is refused, and names its field", async () => {
	for (const on of [site, simulated])
		for (const [fixture, field, detail] of [
			[{ team_a: "csk", team_b: "csk" }, "team_b", predictorTexts.sameTeam],
			[{ team_a: "csk", team_b: "CSK" }, "team_b", predictorTexts.sameTeam],
			[{ team_a: "dch", team_b: "mi" }, "team_a", predictorTexts.unknownTeam],
			[{ team_a: "mi", team_b: "' or 1=1--" }, "team_b", predictorTexts.unknownTeam],
			[{ team_a: "mi", team_b: "\0" }, "team_b", predictorTexts.unknownTeam],
			[{ team_a: "csk", team_b: "mi", ground: "lord-s" }, "ground", predictorTexts.unknownGround],
			[{ team_a: "csk" }, "team_b", null],
			[{ team_a: ["csk"], team_b: "mi" }, "team_a", null],
			[{ team_a: "x".repeat(5000), team_b: "mi" }, "team_a", null],
		] as const) {
			const response = await ask(on, fixture);
			const description = JSON.stringify(fixture).slice(0, 60);
			expect(response.status, description).toBe(400);
			expect(await response.json(), description).toMatchObject({ status: 400, field, ...(detail ? { detail } : {}) });
		}
});

/** A second implementation of Elo with ground and form, to check the model's program. */
function recompute(
	matches: { season: number; ground: string; one: string; two: string; winner: string | null }[],
	[k, carry, venue, form]: [number, number, number, number],
) {
	const rating = new Map<string, number>();
	const outcomes = new Map<string, number[]>();
	const at = new Map<string, number[]>();
	const forecasts: { season: number; chance: number; won: number }[] = [];
	let season = 0;
	const mean = (list: number[], prior: number) =>
		(list.reduce((sum, each) => sum + each, 0) + prior / 2) / (list.length + prior) - 0.5;
	for (const { season: now, ground, one, two, winner } of matches) {
		if (now !== season) for (const [side, points] of rating) rating.set(side, points * carry);
		season = now;
		if (!winner) continue;
		const strength = (side: string) => {
			const there = at.get(`${side} ${ground}`) ?? [];
			const lately = (outcomes.get(side) ?? []).slice(-5);
			return venue * (there.length ? mean(there, 6) : 0) + form * mean(lately, 5 - lately.length);
		};
		const gap = (rating.get(one) ?? 0) - (rating.get(two) ?? 0);
		const chanceAt = (points: number) => 1 / (1 + 10 ** (-points / 400));
		const won = winner === one ? 1 : 0;
		forecasts.push({
			season,
			won,
			chance: Math.min(0.85, Math.max(0.15, chanceAt(gap + strength(one) - strength(two)))),
		});
		const moved = k * (won - Math.min(0.85, Math.max(0.15, chanceAt(gap))));
		for (const [side, sign, result] of [
			[one, 1, won],
			[two, -1, 1 - won],
		] as const) {
			rating.set(side, (rating.get(side) ?? 0) + sign * moved);
			outcomes.set(side, [...(outcomes.get(side) ?? []), result]);
			at.set(`${side} ${ground}`, [...(at.get(`${side} ${ground}`) ?? []), result]);
		}
	}
	return forecasts;
}
const scored = (forecasts: { chance: number; won: number }[]) => ({
	matches: forecasts.length,
	brier: forecasts.reduce((sum, { chance, won }) => sum + (chance - won) ** 2, 0) / forecasts.length,
	accuracy:
		forecasts.reduce((sum, { chance, won }) => sum + (chance === 0.5 ? 0.5 : Number(chance > 0.5 === (won === 1))), 0) /
		forecasts.length,
});

describe("PRED-2 the back-test of 2024 to 2026", () => {
	test("PRED-2 equals a second implementation on the same matches, in fit and scores", async () => {
		const rows = matches.map(({ season, ground_id, team_id, opponent_id, winner_id }) => ({
			season,
			ground: ground_id,
			one: team_id,
			two: opponent_id,
			winner: winner_id,
		}));
		const tried = [2, 4, 8, 12, 16, 24].flatMap((k) =>
			[0.5, 0.75, 1].flatMap((carry) =>
				[0, 50, 100, 200].flatMap((venue) =>
					[0, 40, 80].map((form) => {
						const weights: [number, number, number, number] = [k, carry, venue, form];
						return { weights, forecasts: recompute(rows, weights) };
					}),
				),
			),
		);
		const of = <Each extends { season: number }>(list: Each[], from: number, to: number) =>
			list.filter(({ season }) => season >= from && season <= to);
		const best = (season: number) =>
			tried
				.map((each) => ({ ...each, brier: scored(of(each.forecasts, 2010, season - 1)).brier }))
				.toSorted((a, b) => a.brier - b.brier)[0];

		const forecaster = await readForecaster(site.record);
		const { backtest } = forecaster;
		expect(backtest.seasons.map(({ season }) => season)).toEqual([2024, 2025, 2026]);
		const close = (score: object) =>
			Object.fromEntries(Object.entries(score).map(([name, value]) => [name, expect.closeTo(value as number, 9)]));
		for (const { season, parameters, model } of backtest.seasons) {
			const expected = best(season);
			expect(Object.values(parameters), `parameters for ${season}`).toEqual(expected?.weights);
			expect(model).toEqual(close(scored(of(expected?.forecasts ?? [], season, season))));
		}
		const all = [2024, 2025, 2026].flatMap((season) => of(best(season)?.forecasts ?? [], season, season));
		expect(backtest.model).toEqual(close(scored(all)));
		expect([forecaster.season, Object.values(forecaster.parameters)]).toEqual([2027, best(2027)?.weights]);

		const met = new Map<string, number[]>();
		const meetings = rows.flatMap(({ season, one, two, winner }) => {
			if (!winner) return [];
			const [first, second] = [met.get(`${one} ${two}`) ?? [], met.get(`${two} ${one}`) ?? []];
			const wins = first.filter(Boolean).length + second.filter((won) => !won).length;
			met.set(`${one} ${two}`, [...first, Number(winner === one)]);
			const chance = (wins + 1) / (first.length + second.length + 2);
			return [{ season, chance, won: Number(winner === one) }];
		});
		expect(backtest.meetings).toEqual(close(scored(of(meetings, 2024, 2026))));
		expect(forecaster.without_winner).toBe(rows.filter(({ winner }) => !winner).length);
		expect(backtest.model.matches).toBe(of(rows, 2024, 2026).filter(({ winner }) => winner).length);
	});

	test("PRED-2 later matches do not change an earlier season's forecasts; the fit uses no match of the current season", async () => {
		const { record } = site.pageContext;
		const [results, finished] = await Promise.all([readResults(record), finishedSeasons(record)]);
		const before = await readForecaster(record);
		const other = results.map(({ winner, ...match }) => {
			const loser = winner === match.team_a ? match.team_b : match.team_a;
			return { ...match, winner: match.season === 2026 && winner ? loser : winner };
		});
		const turned = fitForecaster(other, finished, record.as_of);
		expect(turned.backtest.seasons.slice(0, 2)).toEqual(before.backtest.seasons.slice(0, 2));
		expect(turned.backtest.seasons[2]?.parameters).toEqual(before.backtest.seasons[2]?.parameters);
		expect(turned.backtest.seasons[2]?.model).not.toEqual(before.backtest.seasons[2]?.model);
		expect(turned.table).not.toEqual(before.table);

		const midway = fitForecaster(other, finished.slice(0, -1), record.as_of);
		expect(midway.season).toBe(2026);
		expect(midway.parameters).toEqual(before.backtest.seasons[2]?.parameters);
		expect(midway.backtest.seasons.map(({ season }) => season)).toEqual([2023, 2024, 2025]);
	});
});
