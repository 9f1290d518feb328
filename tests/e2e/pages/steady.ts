import { expect, type Page } from "@playwright/test";

type Shift = { value: number; moved: string[] };
declare global {
	interface Window {
		shifts: Shift[];
	}
}

/** From here on each page of a browser notes what moves by itself, as the browser measures it. */
export const watchShifts = (page: Page) =>
	page.addInitScript(() => {
		type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
		window.shifts = [];
		const named = ({ node }: { node: Node | null }) =>
			node instanceof Element ? `${node.localName}.${node.className}` : String(node?.textContent);
		new PerformanceObserver((list) => {
			for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
				if (!hadRecentInput) window.shifts.push({ value, moved: sources.map(named) });
		}).observe({ type: "layout-shift", buffered: true });
	});

/**
 * Little of the page moves under the finger (what Google calls good: below 0.1): not while it comes, nor when a fan goes to a
 * place further down, as to a link by its key.
 */
export async function expectSteady(page: Page): Promise<void> {
	const shifts = await page.evaluate(async () => {
		// the browser tells of a frame after the next
		const frames = async () => {
			for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		};
		await frames();
		const places = [...document.querySelectorAll("main :is(a, button, input)")];
		for (let part = 1; part <= 4; part++) {
			places[Math.floor((places.length * part) / 4) - 1]?.scrollIntoView({ block: "nearest", behavior: "instant" });
			await frames();
		}
		scrollTo({ top: 0, behavior: "instant" });
		return window.shifts;
	});
	const sum = shifts.reduce((total, { value }) => total + value, 0);
	expect(sum, `moved: ${JSON.stringify(shifts)}`).toBeLessThan(0.1);
}
