import { expect, type Page } from "@playwright/test";

/** Expects that no two labels of a chart overlap, by their boxes on the page. */
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
							// boxes of lines may overlap a little: a line is higher than its letters
							Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 5,
					)
					.map((other) => `${text} × ${other.text}`),
			);
		}),
	);
	expect(touching, "labels that touch").toEqual([]);
}

/**
 * Expects a visible space between neighbouring words. A flex or grid box drops the spaces at the ends of its items,
 * such as that between 'Yuzvendra' and ' Chahal'.
 */
export async function expectWordsApart(page: Page): Promise<void> {
	expect(await page.evaluate(swallowed), "words that run together").toEqual([]);
}

/** Runs in the page. Lists pairs of items that have lost the space between them. */
function swallowed(): string[] {
	const isText = (node: Node | undefined) => node?.nodeType === Node.TEXT_NODE;
	/** Returns the flex or grid items: the child elements and each run of text between them. */
	const itemsOf = (element: Element) => {
		const items: { from: Node; to: Node }[] = [];
		for (const node of element.childNodes) {
			const last = items.at(-1);
			if (last && isText(node) && isText(last.to)) last.to = node;
			else if (isText(node) || node.nodeType === Node.ELEMENT_NODE) items.push({ from: node, to: node });
		}
		return items;
	};
	const partsOf = (element: Element) =>
		itemsOf(element).map(({ from, to }) => {
			const range = document.createRange();
			range.setStartBefore(from);
			range.setEndAfter(to);
			return { text: range.toString(), box: range.getBoundingClientRect() };
		});
	const boxes = [...document.querySelectorAll("body *")].filter(
		(element) => /flex|grid/.test(getComputedStyle(element).display) && !element.closest("svg, .sr-only"),
	);
	return boxes.flatMap((element) => {
		const parts = partsOf(element);
		return parts.flatMap(({ text, box }, at) => {
			const before = parts[at - 1];
			if (!before || !/\S/.test(text) || !/\S/.test(before.text)) return [];
			const spaced = /^\s/.test(text) || /\s$/.test(before.text);
			const sideBySide = box.width > 1 && before.box.width > 1 && Math.abs(box.left - before.box.right) < 1.5;
			const sameLine = box.top < before.box.bottom && before.box.top < box.bottom;
			return spaced && sideBySide && sameLine ? [`${before.text}|${text}`] : [];
		});
	});
}
