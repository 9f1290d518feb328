import type { Page } from "@playwright/test";
import { alive, expect, test } from "./harness.ts";
import { PHONE } from "./screens.ts";

/** The greatest distance of a list from the top of a phone's page, in pixels. */
const FIRST_AT_MOST = 300;
/** Least and greatest heights: a row of one line, a row with a shirt and two lines, a fact with its drawing. */
const LINE = [44, 48] as const;
const SHIRT = [44, 64] as const;
const FACT = [72, 276] as const;

/** `height`: least and greatest, in pixels. `first`: the selector of what begins the list, if that is no row. */
const LISTS: [path: string, rows: string, height: readonly [number, number], first?: string][] = [
	["/facts", ".fact-tile", FACT],
	["/facts?category=Records", ".fact-tile", FACT],
	["/facts-hub", ".link-rows > li", LINE],
	["/players", ".plist > li", SHIRT],
	["/players?squads=current&team=mi", ".plist > li", SHIRT],
	["/teams", ".plist > li", SHIRT],
	["/statistics", ".ft tbody tr", LINE],
	["/statistics/runs", ".ft tbody tr", LINE],
	["/statistics/wickets?season=2016", ".ft tbody tr", LINE],
	["/statistics/partnerships", ".ft tbody tr", LINE],
	["/statistics/venues", ".ft tbody tr", LINE],
	["/statistics/explore", ".ft tbody tr", LINE, ".chart"],
	// in the evening tonight's match comes first
	["/matches", ".mrow", SHIRT, ":is(.live-list, .mrow)"],
	["/matches?season=2019", ".mrow", SHIRT],
	["/seasons", ".slist > li", SHIRT],
];

test.use(PHONE);

test("FACT-3 PLAYER-2 STAT-2 TEAM-1 TEAM-3 every list begins on a phone's first screen, in rows at least 44 pixels high", async ({
	page,
}) => {
	const breaches: string[] = [];
	for (const [path, rows, height, first = rows] of LISTS) {
		await page.goto(path);
		await alive(page);
		const found = await boxesOf(page, rows);
		const [top = Number.NaN] = (await boxesOf(page, first)).map((box) => box.top);
		if (!(top <= FIRST_AT_MOST)) breaches.push(`${path} begins at ${top} px, not by ${FIRST_AT_MOST}`);
		for (const box of found)
			if (box.height < height[0] || box.height > height[1])
				breaches.push(`${path}: ${box.height} px, not ${height.join(" to ")}: ${box.text}`);
	}
	expect(breaches).toEqual([]);
});

const boxesOf = (page: Page, boxes: string) =>
	page.locator(`main ${boxes}`).evaluateAll((all) =>
		all.map((one) => {
			const { top, height } = one.getBoundingClientRect();
			return { top: Math.round(top + scrollY), height: Math.round(height), text: one.textContent.slice(0, 40) };
		}),
	);
