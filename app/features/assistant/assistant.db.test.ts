import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { neverPressed } from "../../../platform/limits/pressure.ts";
import { escaped } from "../../../tests/fixtures/html.ts";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import type { Card } from "./card/card.server.ts";
import { assistantTexts, LONGEST_QUESTION, MOST_HISTORY } from "./rules.ts";

let site: TestSite;
beforeAll(async () => {
	site = await startTestSite();
});
afterAll(() => site.close());
const PATH = "/api/functions/ipl-ai-assistant";

describe("ASK-1 the function", () => {
	test("answers a visitor in plain text, with what it was computed from, up to when, and where the matches are", async () => {
		const response = await site.visitor().post(PATH, { question: "  Runs by Virat Kohli at Eden Gardens?  " });
		expect(response.status).toBe(200);
		const answer = await response.json();
		expect(answer.response).toContain("Virat Kohli has ");
		expect(answer.as_of).toMatchObject({ date: "2026-05-31" });
		expect(answer.asked.length).toBeGreaterThan(0);
		expect(answer.links[0].href).toBe(
			"/statistics/explore?rows=batting&measure=runs&player=ba607b88&ground=eden-gardens",
		);
		expect((await site.visitor().get(answer.links[0].href)).status).toBe(200);
	});

	test("ASK-2 the figure of each season comes with a bar for each", async () => {
		const response = await site.visitor().post(PATH, { question: "Virat Kohli runs season wise" });
		const { response: text, figure, card } = await response.json();
		expect(figure).toBeNull();
		expect(text).toContain("165 in 2008, 246 in 2009");
		expect(card.bars).toHaveLength(19);
		expect(card.bars[8]).toMatchObject({ label: "2016", value: 973, text: "973" });
		expect(card.readings[0].explorer).toContain("by=season");
	});

	test("ASK-2 the group of an answer is a part that can be changed or left out", async () => {
		const cardOf = async (question: string) =>
			(await (await site.visitor().post(PATH, { question })).json()).card.readings[0]
				.chips as Card["readings"][number]["chips"];
		const textOf = async (path: string | null | undefined) => (await site.visitor().get(path ?? "/404")).text();
		const each = (await cardOf("Virat Kohli runs season wise")).find(({ field }) => field === "by.season");
		expect(each).toMatchObject({ label: "For each", text: "Season" });
		expect(await textOf(each?.choices.find(({ chosen }) => chosen)?.to)).toContain("165 in 2008, 246 in 2009");
		expect(await textOf(each?.without)).toContain("Virat Kohli has 9,336 runs.");
		const most = (await cardOf("Who has the most runs in 2016?")).find(({ field }) => field === "by.player");
		const to = (group: string) => most?.choices.find(({ text }) => text === group)?.to;
		expect(await textOf(to("Team"))).toContain("Royal Challengers Bengaluru have the most runs in 2016");
		// of one season there is one line
		expect(to("Season")).toBeUndefined();
	});

	test("ASK-2 two questions in one text show the parts of both, each with its page in the explorer", async () => {
		const question = "Who scored the most runs in 2016, and how many of them in the powerplay?";
		const { response, card } = await (await site.visitor().post(PATH, { question })).json();
		expect(response).toBe(
			"Virat Kohli has the most runs in 2016: 973. Virat Kohli has 278 runs in the powerplay in 2016.",
		);
		const readings = card.readings as Card["readings"];
		const parts = readings.map(({ chips }) => chips.map(({ text }) => text));
		expect(parts).toEqual([
			["Runs", "Player", "2016"],
			["Runs", "In the powerplay", "Virat Kohli", "2016"],
		]);
		for (const { explorer } of readings) expect((await site.visitor().get(explorer)).status).toBe(200);
		const page = await (await site.visitor().get(`/ai-chat?q=${encodeURIComponent(question)}`)).text();
		expect(page).toContain('aria-label="Question 2"');
	});

	test("refuses an input that is no question, naming the field", async () => {
		for (const [body, field] of [
			[{}, "question"],
			[{ question: "   " }, "question"],
			[{ question: 7 }, "question"],
			[{ question: "x".repeat(LONGEST_QUESTION + 1) }, "question"],
			[{ question: "runs?", history: "none" }, "history"],
			[{ question: "runs?", history: Array(MOST_HISTORY + 1).fill("runs?") }, "history"],
		] as const) {
			const response = await site.visitor().post(PATH, body);
			expect(response.status, JSON.stringify(body).slice(0, 60)).toBe(400);
			expect((await response.json()).field).toContain(field);
		}
	});

	test("markup in a question is text in the answer's data, and a NUL is no character", async () => {
		const response = await site.visitor().post(PATH, { question: "<script>alert(1)</script> Kohli runs\0" });
		expect(response.status).toBe(200);
		expect((await response.json()).response).not.toContain("<script>");
	});

	test("too many questions are refused with a clear text", async () => {
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

	test("works without scripts: answer, parts of the question as links, the rows behind it, and what may be asked next", async () => {
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

	test("a follow-up marks what it took from the question before, and that can be left out", async () => {
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

	test("the site sheds it first under pressure, with a clear text", async () => {
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

	test("a claim is checked sentence by sentence, at an address of its own", async () => {
		const { html } = await pageOf(
			`claim=${encodeURIComponent("Kohli has 9 hundreds. MI have won 6 titles.\n<b>x</b>")}`,
		);
		expect(html).toContain("True");
		expect(html).toContain("Mumbai Indians have won 5 titles.");
		expect(html).toContain(escaped("Can't tell"));
		expect(html).not.toContain("<b>x</b>");
	});
});
