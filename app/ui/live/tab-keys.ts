const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves between tabs by the arrow keys, as in tabs of a desktop, and opens the one that has the focus. */
function walk(event: KeyboardEvent): void {
	const tab = (event.target as Element | null)?.closest?.<HTMLElement>("[role=tab]");
	if (!tab) return;
	const { key } = event;
	const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
	const to = key === "Home" ? 0 : key === "End" ? tabs.length - 1 : tabs.indexOf(tab) + (STEPS[key] ?? Number.NaN);
	const target = key === " " ? tab : tabs[(to + tabs.length) % tabs.length];
	if (!target) return;
	event.preventDefault();
	target.focus();
	target.click();
}

/** Answers the keys of a strip of tabs. */
export const startTabKeys = (): void => addEventListener("keydown", walk);
