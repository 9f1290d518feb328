import { PARTS_CHANGED } from "../parts/address.ts";

/** Marks the tab (ui/sub-tabs.tsx) of the last section that begins in the upper third or above, else the first. */
export function startSections(): void {
	let stop = markSections();
	addEventListener(PARTS_CHANGED, () => {
		stop();
		stop = markSections();
	});
}

function markSections(): () => void {
	const tabs = [...document.querySelectorAll<HTMLAnchorElement>(".subtabs a")];
	const sections = tabs.map(({ hash }) => document.getElementById(hash.slice(1)));
	const above = new Set<Element>();
	const watch = new IntersectionObserver(
		(seen) => {
			for (const { target, isIntersecting, boundingClientRect } of seen) {
				if (isIntersecting || boundingClientRect.top < 0) above.add(target);
				else above.delete(target);
			}
			const last = sections.findLastIndex((section) => section && above.has(section));
			tabs.forEach((tab, at) => {
				const isCurrent = at === Math.max(last, 0);
				tab.toggleAttribute("data-active", isCurrent);
				tab.ariaCurrent = isCurrent ? "true" : null;
			});
		},
		{ rootMargin: "0px 0px -66% 0px" },
	);
	for (const section of sections) if (section) watch.observe(section);
	return () => watch.disconnect();
}
