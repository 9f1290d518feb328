import { expect, type Page } from "@playwright/test";

/** No two labels of a chart touch: their boxes are measured as they stand on the page. */
export async function expectLabelsApart(page: Page): Promise<void> {
	const touching = await page.evaluate(() =>
		[...document.querySelectorAll("figure.chart svg[role=img]")].flatMap((chart) => {
			const labels = [...chart.querySelectorAll("text")].map((label) => ({
				text: label.textContent,
				box: label.getBoundingClientRect(),
			}));
			const shown = labels.filter(({ box }) => box.width > 0);
			return shown.flatMap(({ text, box }, at) =>
				shown
					.slice(at + 1)
					.filter(
						(other) =>
							Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
							// a line of text is higher than its letters
							Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 5,
					)
					.map((other) => `${text} × ${other.text}`),
			);
		}),
	);
	expect(touching, "labels that touch").toEqual([]);
}
