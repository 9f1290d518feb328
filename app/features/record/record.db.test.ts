import { describe, expect, test } from "vitest";
import { testSite } from "../../../tests/fixtures/site.ts";

const site = await testSite();

const ask = (question: unknown, headers: Record<string, string> = {}) =>
	fetch(`${site.url}/api/record`, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(question),
	});
const lines = async (question: unknown) => (await (await ask(question)).json()).rows;

describe("SITE-3 the record answers programs", () => {
	test.each([
		[
			"MI's wickets in the powerplay, run outs too",
			438,
			"wickets",
			{ rows: "innings", where: { opponent: "mi", overs: { from: 1, to: 6 } } },
		],
		["those of its bowlers", 414, "wickets", { rows: "bowling", where: { team: "mi", phase: "powerplay" } }],
		[
			"Kohli's strike rate in his first ten balls",
			120.84,
			"strike_rate",
			{ rows: "batting", where: { player: "ba607b88", first_balls: 10 } },
		],
		["Dhoni's sixes in the 20th over", 72, "sixes", { rows: "batting", where: { player: "4a8a2e3b", overs: 20 } }],
		[
			"Bumrah's economy in the 19th over",
			8.42,
			"economy",
			{ rows: "bowling", where: { player: "462411b3", overs: 19 } },
		],
		[
			"Kohli and de Villiers together",
			3123,
			"runs",
			{ rows: "stands", where: { player: "ba607b88", partner: "c4487b84" } },
		],
	])("%s: %d", async (_, figure, measure, question) => {
		expect(await lines({ ...question, measures: [measure] })).toEqual([{ [measure]: figure }]);
	});

	test("a ranking names the question, its reading, the floor and what the figures count", async () => {
		const answer = await (
			await ask({
				rows: "bowling",
				measures: ["economy", "balls"],
				where: { season: { from: 2016, to: 2016 } },
				by: ["player"],
				limit: 1,
			})
		).json();
		expect(answer).toEqual({
			question: { rows: "bowling", measures: ["economy", "balls"], where: { season: 2016 }, by: ["player"], limit: 1 },
			reading: "Economy and balls bowled by player, from innings of bowlers, in 2016, first 1",
			columns: ["player_id", "player", "rank", "latest_team_id", "economy", "balls"],
			rows: [
				{ player_id: "14f96089", player: "Adam Zampa", rank: 1, latest_team_id: "rps", economy: 6.76, balls: 102 },
			],
			total: 50,
			level: 0,
			as_of: { match_id: 1535465, date: "2026-05-31", label: "the 2026 final" },
			floor: { least: 100, unit: "legal balls" },
			definitions: [
				"Economy: Runs conceded per six legal balls.",
				"Balls bowled: Legal balls.",
				"Ranked from 100 legal balls.",
			],
			page: "/statistics/explore?rows=bowling&measure=economy,balls&season=2016&by=player&limit=1",
		});
		const again = await fetch(`${site.url}/api/record?q=${encodeURIComponent(JSON.stringify(answer.question))}`);
		expect(await again.json()).toEqual(answer);
	});

	test("a list says of each row what a scorecard does: who got him out and how, and the total then", async () => {
		const of = (rows: string, measure: string) =>
			lines({ rows, measures: [measure], list: true, order: "keys", where: { match: 335982, innings: 1 } });
		const [first] = await of("batting", "runs");
		expect(first).toMatchObject({
			player: "Sourav Ganguly",
			team_name: "Kolkata Knight Riders",
			opponent_name: "Royal Challengers Bangalore",
			dismissal: "caught",
			bowler: "Zaheer Khan",
			fielders: ["Jacques Kallis"],
			runs: 10,
		});
		const fallen = await of("dismissals", "count");
		expect(fallen.map(({ wicket_number, score }: Record<string, number>) => [wicket_number, score])).toEqual([
			[1, 61],
			[2, 112],
			[3, 172],
		]);
		expect((await of("bowling", "balls")).map(({ player }: { player: string }) => player).slice(0, 2)).toEqual([
			"Praveen Kumar",
			"Zaheer Khan",
		]);
	});

	test("super overs are rows of their own, in the order in which they were bowled", async () => {
		const rows = await lines({
			rows: "super_overs",
			measures: ["runs", "wickets"],
			list: true,
			order: "keys",
			where: { match: 1216517 },
		});
		expect(rows.map(({ runs, wickets }: Record<string, number>) => [runs, wickets])).toEqual([
			[5, 2],
			[5, 1],
			[11, 1],
			[15, 0],
		]);
	});

	test("a list of matches can come newest first, a sum or a list of people cannot", async () => {
		const question = { rows: "matches", measures: ["matches"], order: "latest", where: { stage: "final" }, limit: 2 };
		const rows = await lines({ ...question, list: true });
		expect(rows.map(({ season }: { season: number }) => season)).toEqual([2026, 2025]);
		for (const wrong of [question, { rows: "people", measures: ["people"], order: "latest", list: true }])
			expect(await (await ask(wrong)).json()).toMatchObject({ status: 400, field: "order" });
	});

	test("everybody level with the last place is shown", async () => {
		const rows = await lines({ rows: "campaigns", measures: ["titles"], by: ["team"], limit: 1 });
		expect(rows.map((row: { team: string }) => row.team)).toEqual(["Chennai Super Kings", "Mumbai Indians"]);
	});

	test("a value may be a question: two steps", async () => {
		const titles = { rows: "campaigns", measures: ["titles"], having: { titles: 1 }, by: ["season"], limit: 30 };
		const season = { question: { ...titles, where: { team: "csk" } } };
		const question = {
			rows: "batting",
			measures: ["runs"],
			where: { season, team: "csk" },
			by: ["season"],
			order: "keys",
		};
		const answer = await (await ask(question)).json();
		expect(answer.rows.map((row: { season: number }) => row.season)).toEqual([2010, 2011, 2018, 2021, 2023]);
		expect(answer.reading).toContain(
			"any of (Titles by season, from seasons of sides, for Chennai Super Kings, 1 titles",
		);
	});

	test("a measure may be a share of another question's, and ranks by it", async () => {
		const part = { rows: "batting", measures: ["runs"], where: { team: "rcb", season: 2016 } };
		const [kohli] = await lines({ ...part, by: ["player"], of: { where: part.where }, limit: 1 });
		const [whole] = await lines(part);
		expect(kohli).toMatchObject({ player: "Virat Kohli", runs: 973, rank: 1 });
		expect(kohli.share).toBeCloseTo((100 * 973) / whole.runs, 1);
		const each = await lines({ ...part, by: ["team", "season"], of: { where: { team: "rcb" }, by: ["season"] } });
		expect(each[0].share).toBe(100);
	});

	test("pairs of batters are ranked together", async () => {
		const [first] = await lines({ rows: "stands", measures: ["runs"], by: ["pair"], limit: 1 });
		expect([first.player, first.partner].sort()).toEqual(["AB de Villiers", "Virat Kohli"]);
		expect(first).toMatchObject({ runs: 3123, rank: 1 });
	});

	test("a list calls sides as they were called that season, beside the names of today", async () => {
		const [match] = await lines({
			rows: "sides",
			measures: ["matches"],
			where: { team: "dc", opponent: "rcb", season: 2013 },
			list: true,
			order: "keys",
		});
		expect(match).toMatchObject({ team: "Delhi Capitals", team_name: "Delhi Daredevils" });
		expect(match).toMatchObject({
			opponent: "Royal Challengers Bengaluru",
			opponent_name: "Royal Challengers Bangalore",
		});
		expect(match).toMatchObject({ result: "lost", win_by_runs: null, win_by_wickets: null });
	});

	test("the sides of a season come in the order of the league table, people by their names", async () => {
		const table = await lines({
			rows: "campaigns",
			measures: ["points"],
			where: { season: 2016 },
			list: true,
			order: "keys",
		});
		expect(table.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
		const squad = await lines({
			rows: "squads",
			measures: ["players"],
			where: { season: 2026, team: "mi" },
			list: true,
			order: "keys",
		});
		const names = squad.map(({ player }: { player: string }) => player);
		expect(names).toEqual(names.toSorted());
	});

	test("`until` answers from the record up to that match", async () => {
		const points = (until?: number) =>
			lines({ rows: "campaigns", measures: ["points"], by: ["team"], where: { season: 2025, team: "gt" }, until });
		expect([(await points())[0].points, (await points(1473480))[0].points]).toEqual([18, 12]);
	});

	test.each([
		["rows", { rows: "batsmen", measures: ["runs"] }],
		["measures", { rows: "batting", measures: [] }],
		["measures.wickets", { rows: "batting", measures: ["wickets"] }],
		["where.player", { rows: "batting", measures: ["runs"], where: { player: "nobody" } }],
		["where.not.team", { rows: "batting", measures: ["runs"], where: { not: { team: "abc" } } }],
		["where.bowl_kind", { rows: "matches", measures: ["matches"], where: { bowl_kind: "spin" } }],
		["where.phase", { rows: "sides", measures: ["won"], where: { phase: "death" } }],
		["where.figures.wickets", { rows: "batting", measures: ["runs"], where: { figures: { wickets: 3 } } }],
		["by.bowl_kind", { rows: "sides", measures: ["won"], by: ["bowl_kind"] }],
		["having.nothing", { rows: "batting", measures: ["runs"], by: ["player"], having: { nothing: 1 } }],
		["until", { rows: "batting", measures: ["runs"], until: 7 }],
		[
			"where.season.question.by",
			{
				rows: "sides",
				measures: ["won"],
				where: { season: { question: { rows: "sides", measures: ["won"], by: ["team"] } } },
			},
		],
		[
			"where.team.question.where.team",
			{
				rows: "sides",
				measures: ["won"],
				where: { team: { question: { rows: "sides", measures: ["won"], by: ["team"], where: { team: "abc" } } } },
			},
		],
		["of.by.team", { rows: "sides", measures: ["won"], of: { by: ["team"] } }],
		["of.where.phase", { rows: "sides", measures: ["won"], of: { where: { phase: "death" } } }],
		["measures.average", { rows: "batting", measures: ["average"], of: {} }],
		["having.share", { rows: "batting", measures: ["runs"], by: ["player"], having: { share: 1 } }],
		["limit", { rows: "batting", measures: ["runs"], by: ["player"], limit: 1001 }],
	])("a fault in %s is refused with that path as the field", async (field, question) => {
		const response = await ask(question);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ status: 400, field });
	});

	test("an unknown key is refused, at any depth", async () => {
		for (const question of [
			{ rows: "batting", measures: ["runs"], form: "table" },
			{ rows: "batting", measures: ["runs"], where: { playr: "ba607b88" } },
			{ rows: "batting", measures: ["runs"], where: { against: { hand: "left" } } },
		])
			expect((await ask(question)).status).toBe(400);
	});

	test("pages of any origin may ask and read", async () => {
		const origin = "https://example.org";
		const before = await fetch(`${site.url}/api/record`, {
			method: "OPTIONS",
			headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
		});
		expect([before.status, before.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
		const response = await ask({ rows: "matches", measures: ["matches"] }, { origin });
		expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
		expect(response.headers.get("access-control-allow-credentials")).toBeNull();
	});

	test("an answer that the client has is not sent again; CSV comes on request", async () => {
		const question = { rows: "sides", measures: ["won"], by: ["team"], limit: 2 };
		const first = await ask(question);
		const etag = first.headers.get("etag") ?? "";
		expect((await ask(question, { "if-none-match": etag })).status).toBe(304);
		const csv = await ask(question, { accept: "text/csv" });
		expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(csv.headers.get("etag")).not.toBe(etag);
		expect(await csv.text()).toBe(
			"team_id,team,rank,won\r\nmi,Mumbai Indians,1,157\r\ncsk,Chennai Super Kings,2,148\r\n",
		);
	});

	test("the schema names every kind of rows with its measures, conditions and groups", async () => {
		const schema = await (await fetch(`${site.url}/api/record/schema`)).json();
		expect(schema.$defs.rows.enum).toContain("batting");
		expect(schema.rows.batting.measures.average).toMatchObject({ better: "high", least: { whole: 20, season: 5 } });
		expect(schema.rows.batting.conditions).toEqual(
			expect.arrayContaining(["phase", "first_balls", "against.bowl_kind"]),
		);
		expect(schema.rows.sides.conditions).not.toContain("phase");
	});
});
