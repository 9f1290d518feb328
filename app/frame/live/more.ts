import { isPlain, linkOf } from "./links.ts";

const OPENS = 'a[data-opens="more"]';
const load = () => import("./more-sheet.ts");

/**
 * Opens the sheet of all areas for links with `data-opens="more"`. Without scripts, and when the sheet cannot be
 * fetched, they lead to the page /more.
 */
export function startMore(): void {
	addEventListener("click", (event) => {
		const link = linkOf(event, OPENS);
		if (!link || !isPlain(event)) return;
		event.preventDefault();
		load()
			.then(({ openSheet }) => openSheet())
			.catch(() => location.assign(link.href));
	});
	const ahead = (event: Event) => {
		if (linkOf(event, OPENS))
			load().then(
				({ prepareSheet }) => prepareSheet(),
				() => undefined,
			);
	};
	for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, ahead, { passive: true });
}
