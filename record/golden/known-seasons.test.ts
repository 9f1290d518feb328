import { describe, expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";

// figures checked by hand, or easy to check elsewhere
const { ask } = await testRecord();

describe("STAT-2 seasons and grounds", () => {
	test("TEAM-3 the caps of every season equal the season table", async () => {
		const capped = async (award: "orange_caps" | "purple_caps") => {
			const { rows } = await ask({
				rows: "awards",
				measures: [award],
				by: ["season", "player"],
				having: { [award]: 1 },
				order: "keys",
			});
			return rows;
		};
		const [orange, purple] = [await capped("orange_caps"), await capped("purple_caps")];
		const list = await Promise.all(
			orange.map(async ({ season, player, player_id }, at) => {
				const { rows: bat } = await ask({ rows: "batting", measures: ["runs"], where: { season, player: player_id } });
				const bowler = purple[at];
				const where = { season, player: bowler?.player_id ?? "" };
				const { rows: bowl } = await ask({ rows: "bowling", measures: ["wickets"], where });
				return [season, player, bat[0]?.runs, bowler?.player, bowl[0]?.wickets];
			}),
		);
		expect(list).toEqual([
			[2008, "Shaun Marsh", 616, "Sohail Tanvir", 22],
			[2009, "Matthew Hayden", 572, "RP Singh", 23],
			[2010, "Sachin Tendulkar", 618, "Pragyan Ojha", 21],
			[2011, "Chris Gayle", 608, "Lasith Malinga", 28],
			[2012, "Chris Gayle", 733, "Morne Morkel", 25],
			[2013, "Michael Hussey", 733, "Dwayne Bravo", 32],
			[2014, "Robin Uthappa", 660, "Mohit Sharma", 23],
			[2015, "David Warner", 562, "Dwayne Bravo", 26],
			[2016, "Virat Kohli", 973, "Bhuvneshwar Kumar", 23],
			[2017, "David Warner", 641, "Bhuvneshwar Kumar", 26],
			[2018, "Kane Williamson", 735, "Andrew Tye", 24],
			[2019, "David Warner", 692, "Imran Tahir", 26],
			[2020, "KL Rahul", 670, "Kagiso Rabada", 30],
			[2021, "Ruturaj Gaikwad", 635, "Harshal Patel", 32],
			[2022, "Jos Buttler", 863, "Yuzvendra Chahal", 27],
			[2023, "Shubman Gill", 890, "Mohammed Shami", 28],
			[2024, "Virat Kohli", 741, "Harshal Patel", 24],
			[2025, "Sai Sudharsan", 759, "Prasidh Krishna", 25],
			[2026, "Vaibhav Sooryavanshi", 776, "Kagiso Rabada", 29],
		]);
	});

	test("the champions have the names of their seasons", async () => {
		const { rows } = await ask({
			rows: "campaigns",
			measures: ["finals"],
			where: { figures: { final: 1 } },
			list: true,
			order: "keys",
			limit: 100,
		});
		expect(rows).toHaveLength(38);
		const final = (season: number) => {
			const of = rows.filter((row) => row.season === season);
			return [of.find(({ title }) => title)?.team_name, of.find(({ title }) => !title)?.team_name];
		};
		expect(final(2009)).toEqual(["Deccan Chargers", "Royal Challengers Bangalore"]);
		expect(final(2026)).toEqual(["Royal Challengers Bengaluru", "Gujarat Titans"]);
	});

	const table = async (season: number) =>
		(await ask({ rows: "campaigns", measures: ["points"], where: { season }, list: true, order: "keys" })).rows;

	test("the table of 2024: three matches were washed out without a ball", async () => {
		const lines = (await table(2024)).slice(0, 4);
		expect(lines.map((line) => [line.team_id, line.played, line.points, line.net_run_rate])).toEqual([
			["kkr", 14, 20, 1.428],
			["srh", 14, 17, 0.414],
			["rr", 14, 17, 0.273],
			["rcb", 14, 14, 0.459],
		]);
	});

	test("the net run rates of 2023 count a first innings under the rain rule with the par score", async () => {
		expect((await table(2023)).map((line) => [line.team_id, line.points, line.net_run_rate])).toEqual([
			["gt", 20, 0.809],
			["csk", 17, 0.652],
			["lsg", 17, 0.284],
			["mi", 16, -0.044],
			["rr", 14, 0.148],
			["rcb", 14, 0.135],
			["kkr", 12, -0.239],
			["pbks", 12, -0.304],
			["dc", 10, -0.808],
			["srh", 8, -0.59],
		]);
	});

	test("the table of 2025 does not count the match that was replayed", async () => {
		expect((await table(2025)).map((line) => [line.team_id, line.points])).toEqual([
			["pbks", 19],
			["rcb", 19],
			["gt", 18],
			["mi", 16],
			["dc", 15],
			["srh", 13],
			["kkr", 12],
			["lsg", 12],
			["rr", 8],
			["csk", 8],
		]);
	});

	test("first innings at Eden Gardens, sixes of 2009, tosses of 2023", async () => {
		const eden = { ground: "eden-gardens", innings: 1 as const, result: ["won", "lost"] };
		const { rows: average } = await ask({
			rows: "innings",
			measures: ["average_total"],
			where: eden,
		});
		expect(average[0]?.average_total).toBe(169.7);
		const { rows: sixes } = await ask({ rows: "innings", measures: ["sixes"], where: { season: 2009 } });
		expect(sixes[0]?.sixes).toBe(506);
		const { rows: matches } = await ask({
			rows: "matches",
			measures: ["matches"],
			where: { season: 2023 },
			list: true,
			limit: 100,
		});
		const field = matches.filter(({ toss_decision }) => toss_decision === "field").length;
		expect(Math.round((10_000 * field) / matches.length) / 100).toBe(71.62);
	});

	test("the best economy of 2016 is Adam Zampa's: a season's ranking takes 100 legal balls", async () => {
		const asked = { rows: "bowling", measures: ["economy"], by: ["player"], limit: 1 } as const;
		const { rows, floor } = await ask({ ...asked, where: { season: 2016 } });
		expect([rows[0]?.player, floor]).toEqual(["Adam Zampa", { least: 100, unit: "legal balls" }]);
	});

	test("sides have more than eleven players from 2023, with the impact player", async () => {
		const { rows } = await ask({
			rows: "appearances",
			measures: ["matches"],
			by: ["season", "match", "team"],
			having: { matches: { from: 12 } },
			order: "keys",
			limit: 1000,
		});
		const sides = await ask({ rows: "sides", measures: ["matches"], by: ["season"], order: "keys" });
		const most = sides.rows.filter(
			({ season, matches }) => 2 * rows.filter((row) => row.season === season).length > matches,
		);
		expect(most.map(({ season }) => season)).toEqual([2023, 2024, 2025, 2026]);
	});
});
