import { expect, test } from "vitest";
import { TABLES } from "../app/features/statistics/tables.ts";
import { differenceFrom, figuresIn } from "./fixtures/figures.ts";
import { sampled } from "./fixtures/gate.ts";
import { testSite } from "./fixtures/site.ts";

const site = await testSite();

// `npm run record:consistency` checks every figure of every page
const PAGES = [
	"/statistics",
	...TABLES.flatMap(({ slug, by }) => (by ? [`/statistics/${slug}`, `/statistics/${slug}?season=2016`] : [])),
	...["virat-kohli-rcb", "jasprit-bumrah-mi", "ms-dhoni-csk"].map((slug) => `/players/${slug}`),
];

test.each(PAGES)("STAT-2 PLAYER-5 the figures of %s equal the record's answers to their questions", async (path) => {
	const response = await site.visitor().get(path);
	const figures = figuresIn(await response.text());
	expect(figures.length).toBeGreaterThan(10);
	const differences = sampled(figures, 16).map(async (shown) => {
		const other = await differenceFrom(site.record, shown);
		return other === undefined ? [] : [`${shown.text}, not ${other}: ${JSON.stringify(shown.question)}`];
	});
	expect((await Promise.all(differences)).flat()).toEqual([]);
});

test("a figure that differs from the answer to its question is found", async () => {
	const page = `<dl data-q="${JSON.stringify({ rows: "batting", where: { player: "ba607b88" } }).replaceAll('"', "&quot;")}">
		<dd data-figure="runs"><b>9,336</b></dd><dd data-figure="bowling.wickets">5</dd></dl>`;
	const figures = figuresIn(page);
	expect(await Promise.all(figures.map((shown) => differenceFrom(site.record, shown)))).toEqual([undefined, "4"]);
});
