import type { Page } from "@playwright/test";
import { alive, expect, test } from "./harness.ts";
import { PHONE } from "./screens.ts";

/** Where the first row of a list begins at most, in pixels of a phone's screen. */
const FIRST_AT_MOST = 300;
/** The heights of a row of one line, of one with a shirt and two lines, and of one with a drawing. */
const LINE = [44, 48] as const;
const SHIRT = [44, 64] as const;
const DRAWING = [72, 232] as const;

/** Each list with its rows. A row's least and greatest height, in pixels. */
const LISTS: [path: string, rows: string, height: readonly [number, number]][] = [
	["/facts", ".fact-tile", DRAWING],
	["/facts?category=Records", ".fact-tile", DRAWING],
	["/facts-hub", ".link-rows > li", LINE],
	["/players", ".plist > li", SHIRT],
	["/players?squads=current&team=mi", ".plist > li", SHIRT],
	["/teams", ".plist > li", SHIRT],
];

test.use(PHONE);

test("FACT-3 FACT-8 PLAYER-2 TEAM-1 every list begins on the first screen of a phone, in rows of a finger's height", async ({
	page,
}) => {
	const breaches: string[] = [];
	for (const [path, rows, height] of LISTS) {
		await page.goto(path);
		await alive(page);
		breaches.push(...(await breachesOf(page, rows, height)).map((breach) => `${path}: ${breach}`));
	}
	expect(breaches).toEqual([]);
});

async function breachesOf(page: Page, rows: string, [least, most]: readonly [number, number]): Promise<string[]> {
	const found = await page.locator(`main ${rows}`).evaluateAll((all) =>
		all.map((row) => {
			const { top, height } = row.getBoundingClientRect();
			return { top: Math.round(top + scrollY), height: Math.round(height), text: row.textContent?.slice(0, 40) };
		}),
	);
	const [first] = found;
	if (!first) return [`nothing is ${rows}`];
	const late = first.top > FIRST_AT_MOST ? [`begins at ${first.top} px, not by ${FIRST_AT_MOST}`] : [];
	const uneven = found.filter(({ height }) => height < least || height > most);
	return [...late, ...uneven.map(({ height, text }) => `${height} px, not ${least} to ${most}: ${text}`)];
}
