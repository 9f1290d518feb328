import { describe, expect, test } from "vitest";
import { SOURCES } from "../../../record/file/keep.ts";
import { addressOf } from "../../../record/language/address.ts";
import { type Question, QuestionError, questionSchema } from "../../../record/language/question.ts";
import { LONG, seededInts } from "../../../tests/fixtures/gate.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { walkOf } from "../../../tests/oracle/answer.ts";
import { questionGenerator } from "../../../tests/oracle/random-question.ts";
import { readWorld } from "../../../tests/oracle/world.ts";
import { PRESETS } from "./builder.tsx";
import { columnOf, type Row } from "./cells.ts";
import { rowsBehind } from "./change.ts";
import { type ExplorerPage, explorerPage } from "./explorer.server.ts";
import { EXPLORER_FAILED } from "./words.ts";

const site = await testSite();

const get = (search: string) => site.visitor().get(`/statistics/explore${search}`);
const textOf = async (search: string) => (await (await get(search)).text()).replaceAll("<!-- -->", "");
const pageOf = async (search: string) =>
	(await explorerPage(site.record, site.database.db, new URLSearchParams(search))) as ExplorerPage;

const DEATH = "rows=batting&measure=strike_rate,runs,balls&season=2020..&phase=death&by=player&having.balls=100..";

describe("STAT-4 the explorer", () => {
	test("answers the question of its address: reading, figures, definitions and links", async () => {
		const page = await textOf(`?${DEATH}`);
		const shown = [
			"Strike rate, runs and balls faced by player, from innings of batters, since 2020, at the death, 100 or more balls faced.",
			"AB de Villiers",
			"222.01",
			"As of the 2026 final",
			"Strike rate: Runs per 100 balls faced.",
			"everyone together",
			'href="/ai-chat"',
			`href="/statistics/explore.csv?${DEATH}"`.replaceAll("&", "&amp;"),
		];
		expect(shown.filter((text) => !page.includes(text))).toEqual([]);
		expect(/ style="/.test(page), "an inline style").toBe(false);
	});

	test.each(PRESETS)("begins with '%s'", async (text, search) => {
		expect(await textOf("")).toContain(text);
		expect((await pageOf(search)).answer?.table.rows.length).toBeGreaterThan(4);
	});

	test("marks figures of small samples, if no minimum excludes them", async () => {
		const { answer } = await pageOf(DEATH);
		expect(answer?.table.rows.some(({ few }) => few)).toBe(false);
		const low = await pageOf(DEATH.replace("100..", "20.."));
		expect(low.answer?.small).toMatchObject({ least: 100, unit: "balls faced" });
	});

	test("offers only possible changes", async () => {
		const { builder, sheets } = await pageOf("rows=sides&measure=won&by=team");
		const names = sheets.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
		expect(names).toContain("result");
		expect(names).not.toContain("phase");
		expect(builder.measures.choices.map(({ name }) => name)).not.toContain("won");
		for (const { to } of [...builder.rows.choices, ...builder.measures.choices, ...builder.by.choices, ...builder.show])
			expect((await pageOf(to.split("?")[1] ?? "")).refusals, to).toEqual([]);
	});

	test("the bare page is indexed, a question is not", async () => {
		const bare = await textOf("");
		expect(bare).toContain('content="index, follow"');
		expect(bare).toContain(`<link rel="canonical" href="${site.url}/statistics/explore"/>`);
		expect(await textOf(`?${DEATH}`)).toContain('content="noindex, follow"');
	});

	test("a submitted form redirects to the canonical address of its question", async () => {
		const response = await get(
			"?rows=batting&measure=runs&by=season&player.name=virat+kohli&season.from=2016&season.to=2018&team=&overs.from=&overs.to=",
		);
		expect([response.status, response.headers.get("location")]).toEqual([
			302,
			"/statistics/explore?rows=batting&measure=runs&player=ba607b88&season=2016..2018&by=season",
		]);
	});

	test("says so if nothing matches", async () => {
		expect(await textOf("?rows=batting&measure=runs&team=gt&season=2009&by=player")).toContain(
			"Nothing matches all of that",
		);
	});

	test.each([
		["rows=batsmen&measure=runs", "&quot;batsmen&quot;"],
		["rows=batting&measure=wickets", "is no measure of batting"],
		["rows=sides&measure=won&phase=death", "is no condition of sides"],
		["rows=sides&measure=won&by=bowl_kind", "is no group of sides"],
		["rows=batting&measure=runs&player=qqxx", "record has no &quot;qqxx&quot;"],
		["rows=batting&measure=runs&season=soon", "&quot;soon&quot; does not fit"],
		["rows=batting&measure=runs&by=player&having.wickets=3..", "is no measure of batting"],
		["rows=batting&measure=runs&by=player&player.name=Singh", "&quot;Singh&quot; may be one of"],
		["rows=batting&measure=runs&by=player&player.name=qqxx", "record has no &quot;qqxx&quot;"],
	])("%s is refused at its field, without a figure", async (search, said) => {
		const response = await get(`?${search}`);
		expect(response.status).toBe(400);
		const page = (await response.text()).replaceAll("<!-- -->", "");
		expect(page).toMatch(new RegExp(`role="alert"[^>]*>(?:(?!</fieldset>).)*${said.replace(/[?]/g, "\\?")}`, "s"));
		expect(page).not.toContain("<table");
	});

	test("a failure is reported and can be retried", async () => {
		const { record } = site.pageContext;
		site.pageContext.record = { ...record, askAny: () => Promise.reject(new Error("the record is away")) };
		try {
			const response = await get("?rows=batting&measure=ducks");
			expect(response.status).toBe(500);
			const page = await response.text();
			for (const shown of [EXPLORER_FAILED.replace("'", "&#x27;"), "Try again"]) expect(page).toContain(shown);
		} finally {
			site.pageContext.record = record;
		}
	});

	test("a page has at most 200 lines, for any limit and any number of ties, and links to the next ones", async () => {
		for (const search of ["&limit=1000", ""]) {
			const { answer } = await pageOf(`rows=balls&measure=deliveries&list=true${search}`);
			expect(answer?.table.rows).toHaveLength(200);
			expect(answer?.more?.text).toBe("Show 201 to 400");
			const next = await pageOf(answer?.more?.to.split("?")[1] ?? "");
			expect([next.answer?.first, next.answer?.table.rows.length]).toEqual([201, 200]);
		}
	});

	test("the file has the answer's lines", async () => {
		const response = await site.visitor().get("/statistics/explore.csv?rows=sides&measure=won&by=team&limit=2");
		expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
		const lines = (await response.text()).trim().split("\r\n");
		expect(lines.slice(0, 2)).toEqual(["team_id,team,rank,won", "mi,Mumbai Indians,1,157"]);
		expect((await site.visitor().get("/statistics/explore.csv?rows=sides&measure=runs")).status).toBe(400);
	});

	test("a table of the statistics links to its question, which has the same figures", async () => {
		const table = await (await site.visitor().get("/statistics/economy?season=2016&min=60")).text();
		const [, path = ""] = /href="(\/statistics\/explore\?[^"]*)"[^>]*>Change this question/.exec(table) ?? [];
		const { answer } = await pageOf(path.replaceAll("&amp;", "&").split("?")[1] ?? "");
		const [, first] = /<td data-key=""[^>]*>([^<]*)</.exec(table) ?? [];
		expect(answer?.table.rows[0]?.figures[0]?.text).toBe(first);
	});
});

describe("STAT-4 random questions", () => {
	const COUNT = LONG ? 10_000 : 15;

	test("each has a page with its answer's figures, and the rows behind its first line add up to them", async () => {
		const { record } = site.pageContext;
		const next = questionGenerator(walkOf(await readWorld(SOURCES)).kinds, seededInts());
		const faults: string[] = [];
		let pages = 0;
		let opened = 0;
		while (pages < COUNT) {
			const asked = next() as unknown as Question;
			// `of` with its own "until" has no address
			if (!questionSchema.safeParse(asked).success || asked.of?.where?.until !== undefined) continue;
			const address = addressOf(asked);
			const answer = await record.askAny(asked).catch((error: unknown) => {
				if (error instanceof QuestionError) return null;
				throw error;
			});
			// every twentieth is requested over HTTP, the others are called directly
			if (pages % 20 === 0) {
				const { status } = await get(`?${address}`);
				if (status !== (answer ? 200 : 400)) faults.push(`${address}: ${status}`);
			}
			const page = await pageOf(address);
			pages++;
			if ("elsewhere" in page || (answer === null) !== (page.answer === null))
				faults.push(`${address}: another question`);
			if (!answer || !page.answer) continue;
			// the next ones are on the next page
			const rows = (answer.rows as unknown as Row[]).slice(0, 200);
			const { table } = page.answer;
			if (table.rows.length !== rows.length || page.answer.total !== answer.total)
				faults.push(`${address}: other lines`);
			const fault = figuresOff(asked, rows, page);
			if (fault) faults.push(`${address}: ${fault}`);
			const [line] = rows;
			const behind =
				line &&
				rowsBehind(
					answer.question,
					(name) => line[columnOf(name)],
					() => undefined,
				);
			if (!behind || !line || pages % 4 > 0) continue;
			const { list: _, order: __, ...sums } = behind;
			const again = await record.askAny({ ...sums, measures: asked.measures });
			const [one] = again.rows as unknown as Row[];
			opened++;
			for (const key of asked.measures)
				if (one?.[key] !== line[key]) faults.push(`${address}: ${key} ${line[key]}, its rows ${one?.[key]}`);
		}
		expect(faults).toEqual([]);
		expect(opened).toBeGreaterThan(COUNT / 20);
	});
});

/** The first figure of the page that differs from the answer. */
function figuresOff(asked: Question, rows: Row[], { answer }: ExplorerPage): string | undefined {
	const keys = [...new Set(asked.measures)];
	for (const [place, row] of rows.entries())
		for (const [at, key] of keys.entries()) {
			const text = answer?.table.rows[place]?.figures[at]?.text ?? "";
			const value = row[key];
			const shown = text === "—" ? null : Number(text.replaceAll(/[,*]|\/.*/g, ""));
			if (shown !== (value ?? null)) return `${key} is ${value}, shown ${text}`;
		}
	return undefined;
}
