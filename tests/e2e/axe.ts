import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
	interface Window {
		axe: typeof axe;
	}
}

/** The rules of axe that judge what is drawn, and so depend on the width and the colours. The others read the document. */
const DRAWN = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

/** No violation of WCAG 2.2 A and AA or of the best practices, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
	// moves come to their end at once. Waiting for it takes forever in a browser without a window that draws no further frame
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.evaluate(() => {
		for (const move of document.getAnimations())
			if (move.playState === "running" && move.effect?.getComputedTiming().endTime !== Infinity) move.finish();
	});
	await expectNoViolation(page);
	await page.emulateMedia({ reducedMotion: null });
}

/** The page as it is now, by night: its colours alone differ from the day. */
export async function expectReadableAtNight(page: Page): Promise<void> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.locator("html").evaluate(({ dataset }) => {
		dataset.theme = "night";
	});
	await expectNoViolation(page, DRAWN);
	await page.locator("html").evaluate(({ dataset }) => {
		delete dataset.theme;
	});
	await page.emulateMedia({ reducedMotion: null });
}

/** Reads the page itself, which has no frames; axe is brought into a document once. All rules, or those named. */
async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
	await page.evaluate(setBars, true);
	const violations = await page.evaluate(violationsOf, rules);
	await page.evaluate(setBars, false);
	expect(violations).toEqual([]);
}

/** In the page. Without the list of what passed, which takes as long again. */
async function violationsOf(rules: string[] | undefined): Promise<string[]> {
	const { violations } = await window.axe.run({
		resultTypes: ["violations"],
		...(rules && { runOnly: { type: "rule" as const, values: rules } }),
	});
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
	);
}

/**
 * In the page. A bar that follows the scroll covers a link only until the next scroll, but axe counts the covered part as lost:
 * while axe reads, headers stay in their place and the tab bar is below the page.
 */
function setBars(apart: boolean): void {
	const end = `${document.documentElement.scrollHeight}px 0 auto`;
	for (const bar of document.querySelectorAll<HTMLElement>("body *")) {
		const isTabs = bar.matches(".tabbar");
		if (apart ? !isTabs && getComputedStyle(bar).position !== "sticky" : bar.dataset.bar === undefined) continue;
		bar.style.position = apart ? (isTabs ? "absolute" : "relative") : "";
		bar.style.inset = apart ? (isTabs ? end : "auto") : "";
		if (apart) bar.dataset.bar = "";
		else delete bar.dataset.bar;
	}
}
