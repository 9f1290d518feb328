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

/** Little of the page has moved by itself since it was opened (what Google calls good: below 0.1). */
export async function expectSteady(page: Page): Promise<void> {
	const shifts = await page.evaluate(async () => {
		// the browser tells of a frame after the next
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		return window.shifts;
	});
	const sum = shifts.reduce((total, { value }) => total + value, 0);
	expect(sum, `moved: ${JSON.stringify(shifts)}`).toBeLessThan(0.1);
}
