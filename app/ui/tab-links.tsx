import type { KeyboardEvent, ReactNode } from "react";
import { useTabInStrip } from "../lib/hooks/use-tab-in-strip.ts";
import { Link } from "./link.tsx";

type Tab = { id: string; name: string; to: string };
type TabLinksProps = { label: string; tabs: Tab[]; active: string; children: ReactNode };

/**
 * Tabs whose choice is in the address. They are links, so that they work without a script; arrow keys move between
 * them as in tabs. The children are the panel of the active tab.
 */
export function TabLinks({ label, tabs, active, children }: TabLinksProps) {
	const list = useTabInStrip<HTMLDivElement>(active);
	return (
		<>
			<div className="tabs-list" role="tablist" aria-label={label} ref={list}>
				{tabs.map(({ id, name, to }) => (
					<Link
						key={id}
						className="tab"
						id={`tab-${id}`}
						role="tab"
						to={to}
						preventScrollReset
						aria-selected={id === active}
						aria-controls={id === active ? `panel-${id}` : undefined}
						data-active={id === active ? "" : undefined}
						tabIndex={id === active ? 0 : -1}
						onKeyDown={walk}
					>
						{name}
					</Link>
				))}
			</div>
			<div className="tab-panel" role="tabpanel" id={`panel-${active}`} aria-labelledby={`tab-${active}`}>
				{children}
			</div>
		</>
	);
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function walk(event: KeyboardEvent<HTMLAnchorElement>) {
	const { key, currentTarget } = event;
	if (key === " ") {
		event.preventDefault();
		currentTarget.click();
	}
	const tabs = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
	const from = tabs.indexOf(currentTarget);
	const to = key === "Home" ? 0 : key === "End" ? tabs.length - 1 : from + (steps[key] ?? Number.NaN);
	const target = tabs[(to + tabs.length) % tabs.length];
	if (!target) return;
	event.preventDefault();
	target.focus();
	target.click();
}
