import type { Locator, Page } from "@playwright/test";
import { aiBudgets } from "../../db/schema/ai.ts";
import { today } from "../../platform/database/day.ts";
import { type ChatRequest, type OpenAiStub, startOpenAiStub, type Turn } from "../stubs/openai.ts";
import { expectFit } from "./fit.ts";
import { alive, expect, test as harness } from "./harness.ts";
import { startWorkerSite } from "./site.ts";

const BUDGET = 50_000_000;

/** A site whose model is a stub; each test sets its answers. */
const test = harness.extend<object, { stub: OpenAiStub }>({
	stub: [
		// biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from this pattern
		async ({}, use) => {
			const stub = await startOpenAiStub();
			await use(stub);
			await stub.close();
		},
		{ scope: "worker" },
	],
	site: [
		async ({ stub }, use) => {
			const site = await startWorkerSite({ ...stub.settings, AI_DAILY_BUDGET: String(BUDGET) });
			await use(site);
			await site.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
});

const KOHLI = "ba607b88";
const runsIn = (season: number) => ({ rows: "batting", measures: ["runs"], where: { player: KOHLI, season } });
const ask = (...questions: object[]): Turn => ({ call: "ask", input: { questions } });
const answer = (text: string, more: object = {}): Turn => ({
	call: "answer",
	input: { status: "answered", language: "en", text, offers: [], ...more },
});

/** Returns a model that answers with the given turns in order, then with status 500. */
const says =
	(...turns: (Turn | ((request: ChatRequest) => Promise<Turn>))[]) =>
	async (request: ChatRequest): Promise<Turn> => {
		const next = turns.shift() ?? { status: 500 };
		return typeof next === "function" ? next(request) : next;
	};

async function open(page: Page, question: string): Promise<Locator> {
	await page.goto("/ai-chat");
	await alive(page);
	await page.getByRole("textbox", { name: "Your question" }).fill(question);
	await page.getByRole("textbox", { name: "Your question" }).press("Enter");
	return page.getByRole("log", { name: "Messages" });
}

test("ASK-2 a fan sees the lookups, then the sentences, then a card with all conditions for each result", async ({
	page,
	stub,
}) => {
	const { promise: lookedUp, resolve: goOn } = Promise.withResolvers<void>();
	stub.model = says(ask(runsIn(2016), runsIn(2013)), async () => {
		await lookedUp;
		return answer(
			"{a1.where.player} made {a1.0.runs} runs in {a1.where.season}. In {a2.where.season} it was {a2.0.runs}.",
			{ offers: ["Kohli's sixes in 2016?"] },
		);
	});
	const log = await open(page, "Virat Kohli's runs in 2016 and in 2013?");
	await expect(log.getByText("Looking up: Runs, from innings of batters, of Virat Kohli, in 2016…")).toBeVisible();
	await expect(log.getByText("Looking up: Runs, from innings of batters, of Virat Kohli, in 2013…")).toBeVisible();
	goOn();
	await expect(log.getByText("Virat Kohli made 973 runs in 2016.")).toBeVisible();
	await expect(log.getByText("In 2013 it was 634.")).toBeVisible();
	const cards = log.getByRole("article");
	await expect(cards).toHaveCount(2);
	await expect(log.getByText("Looking up")).toHaveCount(0);
	await expect(log.getByText("Worded by AI.")).toBeVisible();
	for (const part of ["Runs", "Innings of batters", "Virat Kohli", "2016"])
		await expect(cards.first().locator(".rchip").getByText(part, { exact: true }).first()).toBeVisible();
	await expect(cards.first().getByText("973", { exact: true })).toBeVisible();
	await expect(cards.first().getByText("counted up to the 2026 final")).toBeVisible();
	await expect(log.getByRole("heading", { name: "Runs, side by side" })).toBeVisible();
	await expectFit(page, { night: true });
	stub.model = says(answer("You are welcome!", { status: "talk" }));
	await log.getByRole("link", { name: "Kohli's sixes in 2016?" }).click();
	await expect(log.getByText("You are welcome!")).toBeVisible();
	const { earlier_questions } = JSON.parse(
		String(stub.requests.at(-1)?.body.messages.findLast(({ role }) => role === "user")?.content),
	);
	expect(earlier_questions).toMatchObject([{ readings: [expect.stringContaining("2016"), expect.any(String)] }]);
	expect(JSON.stringify(earlier_questions)).not.toContain("973");
});

for (const [language, question, text, shown] of [
	[
		"hi",
		"विराट कोहली ने 2016 में कितने रन बनाए?",
		"{a1.where.player} ने {a1.where.season} में {a1.0.runs} रन बनाए।",
		/ ने 2016 में 973 रन बनाए।/,
	],
	[
		"ta",
		"2016-இல் விராட் கோலி எத்தனை ரன்கள் எடுத்தார்?",
		"{a1.where.player} {a1.where.season} ஆண்டில் {a1.0.runs} ரன்கள் எடுத்தார்.",
		/ 2016 ஆண்டில் 973 ரன்கள் எடுத்தார்\./,
	],
] as const)
	test(`ASK-2 an answer in '${language}' names its language, and its card is English`, async ({ page, stub }) => {
		stub.model = says(ask(runsIn(2016)), answer(text, { language }));
		const log = await open(page, question);
		const said = log.getByText(shown).last();
		await expect(said).toBeVisible();
		await expect(log.locator(`p[lang="${language}"]`)).toBeVisible();
		await expect(log.locator('[lang="en"] article')).toBeVisible();
		await expectFit(page);
	});

test("ASK-2 a wrong figure is sent back to the model, corrected, and never shown", async ({ page, stub }) => {
	await page.addInitScript(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		new MutationObserver(() => seen.push(document.body?.innerText ?? "")).observe(document, {
			...{ childList: true, subtree: true, characterData: true },
		});
	});
	stub.model = says(
		ask(runsIn(2016)),
		answer("{a1.where.player} made 1,016 runs in {a1.where.season}."),
		answer("{a1.where.player} made {a1.0.runs} runs in {a1.where.season}."),
	);
	const log = await open(page, "How many runs did Virat Kohli score in 2016?");
	await expect(log.getByText("Virat Kohli made 973 runs in 2016.")).toBeVisible();
	const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join("\n"));
	expect(seen).toContain("Virat Kohli made 973 runs");
	expect(seen).not.toContain("1,016");
});

test("ASK-2 the record answers when the provider breaks off", async ({ page, stub }) => {
	stub.model = says(ask(runsIn(2016)), { begun: "{a1.where.player} made", ending: "cut" });
	const log = await open(page, "How many runs did Virat Kohli score in 2016?");
	await expect(log.getByText("Virat Kohli has 973 runs in 2016.")).toBeVisible();
	await expect(log.getByRole("article")).toHaveCount(1);
	await expect(log.getByText("Worded by AI.")).toHaveCount(0);
});

test("ASK-2 the answer to an ambiguous name has a button for each player", async ({ page, stub }) => {
	stub.model = says(
		{ call: "person", input: { name: "Sharma" } },
		answer("Do you mean {a1.0.player} or {a1.1.player}?", { status: "ask_back" }),
	);
	const log = await open(page, "How many wickets has Sharma?");
	const choices = log.getByRole("list", { name: "What you may have meant" }).getByRole("link");
	await expect(choices).toHaveCount(2);
	await expect(log.getByRole("article")).toHaveCount(0);
	stub.model = says(answer("Sure.", { status: "talk" }));
	await choices.first().click();
	await expect(log.getByText("Sure.")).toBeVisible();
});

test("ASK-2 a question in the address that the built-in reader cannot answer goes to the model", async ({
	page,
	stub,
}) => {
	stub.model = says(answer("Hello! Ask me anything about the league.", { status: "talk" }));
	await page.goto("/ai-chat?q=flibber+the+wobbly+gronk");
	const log = page.getByRole("log", { name: "Messages" });
	await expect(log.getByText("Hello! Ask me anything about the league.")).toBeVisible();
	await expect(log.getByText("flibber the wobbly gronk")).toHaveCount(1);
});

test("ASK-3 the request to the provider ends when the fan leaves the page", async ({ page, stub }) => {
	stub.model = says({ begun: "", ending: "silence" });
	const before = stub.left;
	const log = await open(page, "How many runs did Virat Kohli score in 2016?");
	await expect(log.getByText("Thinking...")).toBeVisible();
	await expect.poll(() => stub.requests.length).toBeGreaterThan(0);
	await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
	await expect.poll(() => stub.left).toBe(before + 1);
});

test("ASK-3 ten fans at once all get answers when the budget ends during their questions", async ({
	stub,
	somebodyElse,
}) => {
	// enough for some of the ten fans: each question takes two requests
	const left = 60_000;
	const usage = { prompt_tokens: 5_000, completion_tokens: 100, total_tokens: 5_100 };
	const site = await startWorkerSite({ ...stub.settings, AI_DAILY_BUDGET: String(BUDGET) });
	const { db } = site.database;
	await db.insert(aiBudgets).values({ day: today, who: "site", tokens: BUDGET - left });
	try {
		stub.model = ({ messages }) => ({
			...(messages.at(-1)?.role === "tool"
				? answer("{a1.where.player} made {a1.0.runs} runs in {a1.where.season}.")
				: ask(runsIn(2016))),
			usage,
		});
		const fans: Page[] = [];
		for (let nth = 0; nth < 10; nth++) {
			const page = await somebodyElse();
			await page.goto(site.url);
			await site.signIn(page);
			await page.goto(`${site.url}/ai-chat`);
			await alive(page);
			await page.getByRole("textbox", { name: "Your question" }).fill("How many runs did Virat Kohli score in 2016?");
			fans.push(page);
		}
		await Promise.all(fans.map((page) => page.getByRole("textbox", { name: "Your question" }).press("Enter")));
		const worded: string[] = [];
		for (const page of fans) {
			const text = page.getByRole("log").getByText(/^Virat Kohli (made|has) 973 runs in 2016\.$/);
			worded.push(((await text.textContent()) ?? "").split(" ")[2] ?? "");
		}
		expect(new Set(worded)).toEqual(new Set(["made", "has"]));
		const spent = (await db.select().from(aiBudgets)).find(({ who }) => who === "site");
		expect(spent?.tokens).toBeLessThanOrEqual(BUDGET);
	} finally {
		await site.close();
	}
});
