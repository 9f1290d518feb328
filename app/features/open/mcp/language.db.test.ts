import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, test } from "vitest";
import { siteWithClient } from "../../../../tests/fixtures/mcp.ts";
import { answers, NAMED_QUESTIONS } from "../../../../tests/fixtures/named-questions.ts";

const { site, client, call: callTool, textOf } = await siteWithClient();

type Data = { text: string; question: { where: object }; rows: Record<string, unknown>[]; columns: string[] };
const call = (question: object) => callTool("ask_record", question);
const ask = async (question: object) => (await call(question)).structuredContent as unknown as Data;
const post = (path: string, body: object) =>
	fetch(site.url + path, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { "content-type": "application/json" },
	});
const batting = { rows: "batting", measures: ["runs"] };

describe("SITE-3 a question may have names as values:", () => {
	test.each(NAMED_QUESTIONS)("$words", async (asked) => {
		const { rows } = await ask(asked.question);
		expect(answers(asked, rows), JSON.stringify(rows.slice(0, 3))).toBe(true);
	});

	test("tool and API give the same answers", async () => {
		for (const asked of NAMED_QUESTIONS.slice(0, 10)) {
			const params = { name: "ask_record", arguments: asked.question };
			const tool = await (await post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params })).json();
			const api = await (await post("/api/record", asked.question)).json();
			expect([answers(asked, tool.result.structuredContent.rows), answers(asked, api.rows)]).toEqual([true, true]);
		}
	});

	test("the answer's question has ids for all names", async () => {
		const { question } = await ask({
			...batting,
			where: {
				player: ["Rohit Sharma", "Kohli"],
				opponent: "Bangalore",
				against: { bowl_style: "Legbreak" },
				not: { ground: "Wankhede", dismissal: "Run Out" },
				season: {
					question: {
						rows: "campaigns",
						measures: ["titles"],
						where: { team: "MI" },
						having: { titles: 1 },
						by: ["season"],
					},
				},
			},
		});
		expect(question.where).toMatchObject({
			player: ["740742ef", "ba607b88"],
			opponent: "rcb",
			not: { ground: "wankhede-stadium", dismissal: "run out" },
			season: { question: { where: { team: "mi" } } },
		});
	});

	test("an ambiguous name is a fault that lists all candidates with what distinguishes them", async () => {
		const refused = await call({ ...batting, where: { player: "Ravindra" } });
		expect(refused.isError).toBe(true);
		const text = textOf(refused);
		for (const part of ["Rachin Ravindra (all-rounder, ", "Ravindra Jadeja (all-rounder, ", " matches, id fe93fd9d"])
			expect(text).toContain(part);
		const again = await ask({ ...batting, where: { player: "fe93fd9d" } });
		expect(again.rows).toHaveLength(1);
	});

	test("an unknown name is a fault that lists the three nearest", async () => {
		const { faults } = await (await post("/api/record", { ...batting, where: { player: "Qwerty Zxcvb" } })).json();
		expect(faults).toEqual([expect.objectContaining({ path: "where.player", sent: "Qwerty Zxcvb" })]);
		expect([faults[0].possible.length, faults[0].candidates.length]).toEqual([3, 3]);
	});
});

describe("SITE-3 one error lists every fault", () => {
	const wrong = {
		rows: "sides",
		measures: ["won", "sixes"],
		where: { win_by_runs: { from: 50 }, team: "Surrey", stage: "group" },
		by: ["season", "phase"],
	};

	test("with the same text in tool, API and explorer", async () => {
		const tool = await call(wrong);
		const api = await (await post("/api/record", wrong)).json();
		expect(api).toMatchObject({ status: 400, field: "measures.sixes", detail: textOf(tool) });
		expect(api.faults.map(({ path }: { path: string }) => path)).toEqual([
			"measures.sixes",
			"where.win_by_runs",
			"where.team",
			"where.stage",
			"by.phase",
		]);
		expect(textOf(tool)).toContain("a measure (use having)");
		expect(textOf(tool).split("\n")).toHaveLength(5);
	});
});

describe("SITE-3 the tools describe themselves", () => {
	test("in at most 24 kB, without generated schema names", async () => {
		const { tools } = await client.listTools();
		const listing = JSON.stringify(tools);
		expect(Buffer.byteLength(listing)).toBeLessThanOrEqual(24_000);
		expect(listing).not.toContain("__schema");
	});
});

describe("SITE-3 a text result says what it leaves out", () => {
	test("the number of lines, and the offset of the next ones", async () => {
		const { text } = await ask({ ...batting, by: ["player"], limit: 5 });
		expect(text).toMatch(/\nLines 1 to 5 of \d+; the next with \{"offset": 5\}\.$/);
		const all = await ask({ rows: "campaigns", measures: ["finals"], by: ["team"], having: { finals: { from: 1 } } });
		expect(all.text).toContain(`${all.rows.length} lines in all.`);
	});

	test("how many lines share the last place, when they exceed the limit", async () => {
		const { text, rows } = await ask({ rows: "campaigns", measures: ["titles"], by: ["team"], limit: 5 });
		expect(rows.length).toBeGreaterThan(5);
		expect(text).toContain(`${rows.length} lines: ${rows.filter(({ rank }) => rank === 5).length} share place 5.`);
	});

	test("how many lines of zero, unless the question has a threshold for them", async () => {
		const titles = { rows: "campaigns", measures: ["titles"], by: ["team"], limit: 30 };
		const { text, rows } = await ask(titles);
		const zeros = rows.filter((row) => row.titles === 0);
		expect(text).toContain(`${zeros.length} lines of zero left out`);
		const asked = await ask({ ...titles, having: { titles: 0 } });
		expect(asked.text).toContain(String(zeros[0]?.team));
	});

	test("all lines, with their total, for an offset past the end", async () => {
		const past = await ask({ ...batting, by: ["player"], offset: 5000 });
		const { text } = await ask({ ...batting, by: ["player"], limit: 1 });
		const total = /of (\d+);/.exec(text)?.[1];
		expect(past).toMatchObject({ rows: [], total: Number(total) });
		expect(past.text).toContain(`there are ${total} lines`);
	});
});

describe("SITE-3 a line can be understood by itself", () => {
	test("a line by match has its day, season, stage and teams", async () => {
		const { rows } = await ask({ ...batting, by: ["match"], where: { season: 2016, stage: "final" } });
		expect(rows).toEqual([
			expect.objectContaining({
				match_id: 981019,
				date: "2016-05-29",
				season: 2016,
				stage: "Final",
				teams: "Royal Challengers Bangalore v Sunrisers Hyderabad",
			}),
		]);
	});

	test.each([
		["batting", "highest"],
		["batting", "fastest_hundred"],
		["bowling", "best"],
		["innings", "highest"],
		["stands", "highest"],
	])("%s: %s has the match, the day and the opponent of its innings", async (rows, measure) => {
		const [line] = (await ask({ rows, measures: [measure] })).rows;
		const list = await ask({ rows, measures: [measure], list: true, limit: 1 });
		const behind = list.rows.map((row) => [row.match_id, row.date, row.opponent]);
		expect(behind).toContainEqual([
			line?.[`${measure}_match_id`],
			line?.[`${measure}_date`],
			line?.[`${measure}_opponent`],
		]);
	});

	test("an award has the figures that won it", async () => {
		const caps = { rows: "awards", measures: ["orange_caps"], where: { season: 2016 }, list: true, limit: 1 };
		expect((await ask(caps)).rows[0]).toMatchObject({ player: "Virat Kohli", runs: 973 });
		const final = {
			rows: "awards",
			measures: ["player_of_match"],
			where: { season: 2016, stage: "final" },
			list: true,
		};
		const [{ match_id, player_id, runs, wickets } = {}] = (await ask(final)).rows;
		const own = async (rows: string, measure: string) =>
			(await ask({ rows, measures: [measure], where: { match: match_id, player: player_id } })).rows[0]?.[measure];
		expect([runs ?? 0, wickets ?? 0]).toEqual([await own("batting", "runs"), await own("bowling", "wickets")]);
	});

	test("a person's text has the id, the seasons and the sides", async () => {
		const { structuredContent } = (await client.callTool({
			name: "person",
			arguments: { name: "AB de Villiers" },
		})) as CallToolResult;
		const { text } = structuredContent as unknown as Data;
		expect(text).toMatch(
			/^AB de Villiers \(\w+, id c4487b84\): \d+ matches in \d+ seasons, for Delhi Capitals 2008 to 2010, /,
		);
	});
});
