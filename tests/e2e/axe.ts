import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
	interface Window {
		axe: typeof axe;
	}
}

/** The rules of axe that judge colours: all that can differ between day and night. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** The rules that judge what is drawn, at two thirds of axe's time. The others read the document. */
const LAYOUT_RULES = [...COLOUR_RULES, "scrollable-region-focusable", "target-size"];
/** Header, footer and tab bar are the same on every page. */
const FRAME = [".site-header", ".site-footer", ".tabbar"];

/** What axe reads: `without` leaves parts of the page out, `rules` takes those alone, `skipped` all others. */
type Scope = { without?: string[]; rules?: string[]; skipped?: string[] };

/** No violation of WCAG 2.2 A and AA or of the best practices, on the whole page as it is now. */
export const expectAccessible = (page: Page): Promise<void> => withoutMotion(page, () => expectNoViolation(page, {}));

/** The same, of everything but the frame that all pages have, by the rules that read the document. */
export const expectContentAccessible = (page: Page): Promise<void> =>
	withoutMotion(page, () => expectNoViolation(page, { without: FRAME, skipped: LAYOUT_RULES }));

/** The page as it is now, by night: its colours alone differ from the day. */
export const expectReadableAtNight = (page: Page): Promise<void> =>
	withoutMotion(page, async () => {
		await page.locator("html").evaluate(({ dataset }) => {
			dataset.theme = "night";
		});
		await expectNoViolation(page, { rules: COLOUR_RULES });
		await page.locator("html").evaluate(({ dataset }) => {
			delete dataset.theme;
		});
	});

/** Does something while nothing on the page moves: a browser without a window may never draw the last frame of a move. */
async function withoutMotion(page: Page, read: () => Promise<void>): Promise<void> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.evaluate(() => {
		for (const move of document.getAnimations())
			if (move.playState === "running" && move.effect?.getComputedTiming().endTime !== Infinity) move.finish();
	});
	await read();
	await page.emulateMedia({ reducedMotion: null });
}

/** Reads the page itself, which has no frames; axe is brought into a document once. */
async function expectNoViolation(page: Page, scope: Scope): Promise<void> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
	await page.evaluate(unstickBars, true);
	const violations = await page.evaluate(violationsOf, scope);
	await page.evaluate(unstickBars, false);
	expect(violations).toEqual([]);
}

/** In the page. Without the list of what passed, which takes as long again. */
async function violationsOf({ without = [], rules, skipped = [] }: Scope): Promise<string[]> {
	const exclude = without.filter((part) => document.querySelector(part)).map((part) => [part]);
	const { violations } = await window.axe.run(
		{ exclude },
		{
			resultTypes: ["violations"],
			...(rules && { runOnly: { type: "rule" as const, values: rules } }),
			rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
		},
	);
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
	);
}

/**
 * In the page. A bar that follows the scroll covers a link only until the next scroll, but axe counts the covered part as lost:
 * while axe reads, headers stay in their place and the tab bar is below the page.
 */
function unstickBars(unstick: boolean): void {
	const end = `${document.documentElement.scrollHeight}px 0 auto`;
	for (const bar of document.querySelectorAll<HTMLElement>("body *")) {
		const isTabs = bar.matches(".tabbar");
		if (unstick ? !isTabs && getComputedStyle(bar).position !== "sticky" : bar.dataset.bar === undefined) continue;
		bar.style.position = unstick ? (isTabs ? "absolute" : "relative") : "";
		bar.style.inset = unstick ? (isTabs ? end : "auto") : "";
		if (unstick) bar.dataset.bar = "";
		else delete bar.dataset.bar;
	}
}
