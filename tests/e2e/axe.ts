import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
	interface Window {
		axe: typeof axe;
	}
}

/** The rules of axe about colours. Only their results can differ between day and night. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** The rules that need the layout and take two thirds of axe's time. The others need only the document. */
const LAYOUT_RULES = [...COLOUR_RULES, "scrollable-region-focusable", "target-size"];
/** Header, footer and tab bar are the same on every page. */
const FRAME = [".site-header", ".site-footer", ".tabbar"];

/** `without`: parts of the page that axe leaves out. `rules`: only these run. `skipped`: all but these run. */
type Scope = { without?: string[]; rules?: string[]; skipped?: string[] };

/** Expects no violation of WCAG 2.2 A and AA or of the best practices, on the whole page. */
export const expectAccessible = (page: Page): Promise<void> => withoutMotion(page, () => expectNoViolation(page, {}));

/** Expects no violation outside the frame that all pages share, by the rules that need only the document. */
export const expectContentAccessible = (page: Page): Promise<void> =>
	withoutMotion(page, () => expectNoViolation(page, { without: FRAME, skipped: LAYOUT_RULES }));

/** Checks the page by night, by the rules about colours. */
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

/** Ends all animations before `read`: a browser without a window may never draw the last frame of one. */
async function withoutMotion(page: Page, read: () => Promise<void>): Promise<void> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.evaluate(() => {
		for (const move of document.getAnimations())
			if (move.playState === "running" && move.effect?.getComputedTiming().endTime !== Infinity) move.finish();
	});
	await read();
}

/** Loads axe into the document once. Our pages have no frames that it would have to enter. */
async function expectNoViolation(page: Page, scope: Scope): Promise<void> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
	await page.evaluate(unstickBars, true);
	const violations = await page.evaluate(violationsOf, scope);
	await page.evaluate(unstickBars, false);
	expect(violations).toEqual([]);
}

/** Runs in the page. Lists no passes: that would double the time. */
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
 * Runs in the page. A sticky bar covers a link only until the next scroll, but axe takes the covered part as
 * unreachable. While axe runs, headers are not sticky and the tab bar is below the page.
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
