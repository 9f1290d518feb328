import { expect, type Page } from "@playwright/test";

type Shift = { value: number; moved: string[] };
declare global {
	interface Window {
		shifts: Shift[];
	}
}

/** Records the browser's layout shifts without input, in each page that `page` opens from now on. */
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

/** Expects a cumulative layout shift below 0.1 since the page was opened, Google's limit for "good". */
export async function expectSteady(page: Page): Promise<void> {
	const shifts = await page.evaluate(async () => {
		// the browser reports a frame's shifts after the next frame
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		return window.shifts;
	});
	const sum = shifts.reduce((total, { value }) => total + value, 0);
	expect(sum, `moved: ${JSON.stringify(shifts)}`).toBeLessThan(0.1);
}
