import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectContentAccessible, expectReadableAtNight } from "./axe.ts";
import { expectLabelsApart, expectWordsApart } from "./pages/apart.ts";
import { DESKTOP, PHONE } from "./screens.ts";

/** The long run checks every state by all rules of axe, on both screens. */
const LONG = process.env.LONG === "on";
/** The narrowest screen that the design supports. */
const NARROW = { width: 360, height: 740 };

/** Expects that no content reaches beyond the window's sides, at each supported width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const here = page.viewportSize() ?? DESKTOP.viewport;
	for (const viewport of [DESKTOP.viewport, PHONE.viewport, NARROW]) {
		await page.setViewportSize(viewport);
		await expectWithin(page);
	}
	await page.setViewportSize(here);
}

/** Expects that no content reaches beyond the window's sides, at the present width. */
export async function expectWithin(page: Page): Promise<void> {
	expect(await page.evaluate(cutOff), `cut off at ${page.viewportSize()?.width} pixels`).toEqual([]);
}

/** Runs in the page. Lists elements with text or a control that reach beyond the window, outside boxes that scroll. */
function cutOff(): string[] {
	const { clientWidth, scrollWidth } = document.documentElement;
	const reachesOut = (element: Element) => {
		const { left, right, width, height } = element.getBoundingClientRect();
		return width > 1 && height > 1 && (left < -1 || right > clientWidth + 1);
	};
	const says = (element: Element) =>
		element.matches("a, button, input, select, textarea, summary, img:not([alt=''])") ||
		[...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
	const scrolls = (element: Element | null): boolean =>
		element !== null &&
		(["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
	const found = [...document.querySelectorAll("body *")].filter(
		(element) =>
			reachesOut(element) && says(element) && !element.closest("svg, [aria-hidden=true]") && !scrolls(element),
	);
	const named = found.map(
		(element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
	);
	return scrollWidth > clientWidth ? ["the whole page", ...named] : named;
}

/** iOS zooms into a field whose font is below 16 pixels, and leaves the page zoomed. */
async function expectNoZoom(page: Page): Promise<void> {
	const small = await page.locator("input, select, textarea").evaluateAll((fields) =>
		fields.flatMap((field) => {
			const size = Number.parseFloat(getComputedStyle(field).fontSize);
			return size < 16 ? [`${field.getAttribute("name") ?? field.id}: ${size} px`] : [];
		}),
	);
	expect(small, "fields that a phone zooms into").toEqual([]);
}

/**
 * Expects the page to be accessible and to fit a phone and a desktop. `whole`: checks the frame too, by all rules of
 * axe, and the narrowest screen; otherwise without the frame and by the rules that need only the document.
 * `night`: checks the colours by night as well.
 */
export async function expectFit(page: Page, { whole = false, night = false } = {}): Promise<void> {
	const here = page.viewportSize() ?? DESKTOP.viewport;
	const there = here.width === PHONE.viewport.width ? DESKTOP.viewport : PHONE.viewport;
	await expectDrawnWell(page);
	await expectNoZoom(page);
	await (whole || LONG ? expectAccessible : expectContentAccessible)(page);
	if (night) await expectReadableAtNight(page);
	if (whole) {
		await page.setViewportSize(NARROW);
		await expectWithin(page);
	}
	await page.setViewportSize(there);
	await expectDrawnWell(page);
	if (LONG) await expectAccessible(page);
	await page.setViewportSize(here);
}

async function expectDrawnWell(page: Page): Promise<void> {
	await expectWithin(page);
	await expectLabelsApart(page);
	await expectWordsApart(page);
}
