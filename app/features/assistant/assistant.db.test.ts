import { describe, expect, test } from "vitest";
import { neverPressed } from "../../../platform/limits/pressure.ts";
import { escaped } from "../../../tests/fixtures/html.ts";
import { startTestSite, testSite } from "../../../tests/fixtures/site.ts";
import type { Reply } from "./card/card-schema.ts";
import { assistantTexts, LONGEST_QUESTION, LONGEST_READING, MOST_EARLIER, MOST_READINGS } from "./rules.ts";

const site = await testSite();
const PATH = "/api/functions/ipl-ai-assistant";
const earlierWith = (...readings: string[]) => ({ question: "runs?", readings });

describe("ASK-1 the function", () => {
	const ask = async (question: string, earlier: object[] = []): Promise<Reply> =>
		(await site.visitor().post(PATH, { question, earlier })).json();

	test("answers a visitor in plain text, with a card of definitions, last match and links to matches", async () => {
		const response = await site.visitor().post(PATH, { question: "  Runs by Virat Kohli at Eden Gardens?  " });
		expect(response.status).toBe(200);
		const answer: Reply = await response.json();
		expect(answer).toMatchObject({ response: expect.stringContaining("Virat Kohli has "), status: "answered" });
		const [card] = answer.cited;
		expect(card?.as_of).toMatchObject({ date: "2026-05-31" });
		expect(card?.definitions.length).toBeGreaterThan(0);
		expect(card?.links[0]?.to).toBe(
			"/statistics/explore?rows=batting&measure=runs&player=ba607b88&ground=eden-gardens",
		);
		for (const { to } of card?.links ?? []) expect((await site.visitor().get(to)).status, to).toBe(200);
		expect(answer.response).toContain(` ${card?.table.rows[0]?.figures[0]?.text} `);
	});

	test("ASK-2 a series comes with a chart and a line for each season", async () => {
		const { response, cited } = await ask("Virat Kohli runs season wise");
		expect(response).toContain("165 in 2008, 246 in 2009");
		const [card] = cited;
		expect(card?.chart?.kind).toBe("bars");
		expect(card?.table.rows).toHaveLength(19);
		expect(card?.table.rows[8]).toMatchObject({ name: { text: "2016" }, figures: [{ text: "973" }] });
		expect(card?.address).toContain("by=season");
	});

	test("ASK-2 a ranking shows at least eight lines, and the rows behind the first", async () => {
		const { cited } = await ask("Who has the most runs in 2016?");
		expect(cited[0]?.table.rows.length).toBeGreaterThanOrEqual(8);
		expect(cited[0]?.table.rows[0]).toMatchObject({ name: { text: "Virat Kohli" }, figures: [{ text: "973" }] });
		expect(cited[0]?.behind).toMatchObject({
			of: "Virat Kohli",
			total: 16,
			rows: [
				{ figure: "54", name: "", text: "for Royal Challengers Bengaluru against Sunrisers Hyderabad on May 29, 2016" },
				...Array(4).fill({}),
			],
		});
	});

	test("ASK-2 a comparison draws the figures of its cards side by side", async () => {
		const { cited, side_by_side } = await ask("Who has more runs against CSK, Kohli or Rohit?");
		expect(cited).toHaveLength(2);
		expect(side_by_side?.rows.map(({ label }) => label)).toEqual(["Virat Kohli", "Rohit Sharma"]);
		expect(side_by_side?.rows.map(({ text }) => text)).toEqual(
			cited.map(({ table }) => table.rows[0]?.figures[0]?.text),
		);
	});

	test("ASK-2 a card has every part of its question", async () => {
		const search = new URLSearchParams({
			...{ rows: "batting", measure: "runs,sixes", by: "player,season", "not.ground": "eden-gardens" },
			...{ season: "2010..2016", "against.bowl_kind": "spin", "having.runs": "100..", order: "worst" },
		});
		const html = await (await site.visitor().get(`/ai-chat?${search}`)).text();
		const [, chips = ""] = /<ul class="rchips"[^>]*>(.*?)<div class="answer-cols"/s.exec(html) ?? [];
		const parts = [...chips.matchAll(/<small>(.*?)<\/small><b>(.*?)<\/b>/g)].map(
			([, label, text]) => `${label}: ${text}`,
		);
		expect(parts).toEqual([
			"Measure: Runs",
			"Measure: Sixes",
			"From: Innings of batters",
			"For each: Player",
			"For each: Season",
			"Season: 2010 to 2016",
			"Pace or spin faced: Spin",
			"Without ground: Eden Gardens",
			"Threshold: 100 or more runs",
			"Order: From the other end",
		]);
	});

	test("ASK-2 the group of an answer is a part that can be changed or left out", async () => {
		const cardOf = async (question: string) => (await ask(question)).cited[0]?.chips ?? [];
		const textOf = async (path: string | null | undefined) => (await site.visitor().get(path ?? "/404")).text();
		const each = (await cardOf("Virat Kohli runs season wise")).find(({ field }) => field === "by.season");
		expect(each).toMatchObject({ label: "For each", text: "Season" });
		expect(await textOf(each?.choices.find(({ chosen }) => chosen)?.to)).toContain("165 in 2008, 246 in 2009");
		expect(await textOf(each?.without)).toContain("Virat Kohli has 9,336 runs.");
		const most = (await cardOf("Who has the most runs in 2016?")).find(({ field }) => field === "by.player");
		const to = (group: string) => most?.choices.find(({ text }) => text === group)?.to;
		expect(await textOf(to("Team"))).toContain("Royal Challengers Bengaluru have the most runs in 2016");
		// one season is one line
		expect(to("Season")).toBeUndefined();
	});

	test("ASK-2 each question behind an answer has a card, with its parts and its explorer page", async () => {
		const question = "What percentage of Kohli's runs in 2016 came in the powerplay?";
		const { response, cited } = await ask(question);
		expect(response).toContain("278");
		expect(cited.map(({ chips }) => chips.map(({ text }) => text))).toEqual([
			["Runs", "Innings of batters", "Virat Kohli", "2016", "In the powerplay"],
			["Runs", "Innings of batters", "Virat Kohli", "2016"],
		]);
		for (const { links } of cited) expect((await site.visitor().get(links[0]?.to ?? "/404")).status).toBe(200);
		const page = await (await site.visitor().get(`/ai-chat?q=${encodeURIComponent(question)}`)).text();
		expect(page).toContain('aria-label="Question 2"');
	});

	test("ASK-2 a follow-up is read after the earlier questions, with any readings that a page sends", async () => {
		const question = "How many runs did Kohli score in 2016?";
		for (const readings of [
			[],
			["rows=batting&measure=runs&player=ba607b88&season=2016"],
			["rows=batting&measure=titles", "rows=nonsense", ""],
		])
			expect((await ask("and in 2013?", [{ question, readings }])).response).toBe("Virat Kohli has 634 runs in 2013.");
	});

	test("refuses an input that is no question, naming the field", async () => {
		for (const [body, field] of [
			[{}, "question"],
			[{ question: "   " }, "question"],
			[{ question: 7 }, "question"],
			[{ question: "x".repeat(LONGEST_QUESTION + 1) }, "question"],
			[{ question: "runs?", earlier: "none" }, "earlier"],
			[{ question: "runs?", earlier: Array(MOST_EARLIER + 1).fill({ question: "runs?" }) }, "earlier"],
			[{ question: "runs?", earlier: [{ question: "" }] }, "earlier"],
			[{ question: "runs?", earlier: [earlierWith("x".repeat(LONGEST_READING + 1))] }, "earlier"],
			[{ question: "runs?", earlier: [earlierWith(...Array(MOST_READINGS + 1).fill("rows=batting"))] }, "earlier"],
		] as const) {
			const response = await site.visitor().post(PATH, body);
			expect(response.status, JSON.stringify(body).slice(0, 60)).toBe(400);
			expect((await response.json()).field).toContain(field);
		}
	});

	test("markup in a question is text in the answer's data, and a NUL is dropped", async () => {
		const response = await site.visitor().post(PATH, { question: "<script>alert(1)</script> Kohli runs\0" });
		expect(response.status).toBe(200);
		expect((await response.json()).response).not.toContain("<script>");
	});

	test("the 21st question within a minute is refused with 429", async () => {
		const own = await startTestSite();
		try {
			const visitor = own.visitor();
			const statuses = [];
			for (let question = 0; question < 21; question++)
				statuses.push((await visitor.post(PATH, { question: "?" })).status);
			expect(statuses.at(-1)).toBe(429);
		} finally {
			await own.close();
		}
	});
});

describe("ASK-2 the page of an answer", () => {
	const pageOf = async (search: string, of = site) => {
		const response = await of.visitor().get(`/ai-chat?${search}`);
		return { status: response.status, html: await response.text(), headers: response.headers };
	};

	test("works without scripts: answer, parts of the question as links, the rows behind it, and next questions", async () => {
		const { status, html, headers } = await pageOf("q=How+many+runs+did+Kohli+score+in+2016%3F");
		expect(status).toBe(200);
		expect(html).toContain("Virat Kohli has 973 runs in 2016.");
		expect(headers.get("cache-control")).toContain("public");
		const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => (href ?? "").replaceAll("&amp;", "&"));
		const without = links.find((href) => href === "/ai-chat?rows=batting&measure=runs&player=ba607b88");
		const other = links.find((href) => href === "/ai-chat?rows=batting&measure=sixes&player=ba607b88&season=2016");
		expect((await pageOf(without?.split("?")[1] ?? "")).html).toContain("Virat Kohli has 9,336 runs.");
		expect((await pageOf(other?.split("?")[1] ?? "")).html).toContain("Virat Kohli has 38 sixes in 2016.");
		expect(html.match(/href="\/matches\/\d+"/g)?.length).toBeGreaterThanOrEqual(5);
		expect(html).toContain("Show all 16");
	});

	test("a follow-up marks the parts from the question before, which can be removed", async () => {
		const { html } = await pageOf("q=and+in+2013%3F&after=How+many+runs+did+Kohli+score+in+2016%3F");
		expect(html).toContain("Virat Kohli has 634 runs in 2013.");
		expect(html).toContain("Player, from before");
		expect(html).not.toContain("Season, from before");
		expect(html).toContain('aria-label="Without Player: Virat Kohli"');
	});

	test.each([
		["q=", 200],
		[`q=${"x".repeat(LONGEST_QUESTION + 1)}`, 200],
		["rows=nonsense&measure=runs", 200],
		["rows=batting&measure=titles", 200],
		["claim=", 200],
		["q=%00%00", 200],
	])("%.40s asks nothing and shows the page", async (search, status) => {
		const { status: answered, html } = await pageOf(search);
		expect(answered).toBe(status);
		expect(html).not.toContain("answer-say");
	});

	test("under pressure the site sheds it, with a clear text", async () => {
		const pressed = await startTestSite({}, { pressure: { ...neverPressed, sheds: (shed) => shed === "answers" } });
		try {
			const { status, html } = await pageOf("q=Kohli+runs", pressed);
			expect(status).toBe(503);
			expect(html).toContain(escaped(assistantTexts.rests));
			expect(html).not.toContain("9,336");
		} finally {
			await pressed.close();
		}
	});

	test("a claim is checked sentence by sentence, at its own address", async () => {
		const { html } = await pageOf(
			`claim=${encodeURIComponent("Kohli has 9 hundreds. MI have won 6 titles.\n<b>x</b>")}`,
		);
		expect(html).toContain("True");
		expect(html).toContain("Mumbai Indians have 5 titles.");
		expect(html).toContain(escaped("Can't tell"));
		expect(html).not.toContain("<b>x</b>");
	});
});
