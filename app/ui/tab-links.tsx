import type { ReactNode } from "react";
import "./styles/choices/tabs.css";

type Tab = { id: string; name: string; to: string };
type TabLinksProps = {
	label: string;
	tabs: Tab[];
	active: string;
	/** the placeholder while another panel loads */
	skeleton?: "card";
	children: ReactNode;
};

/**
 * Tabs that are links. `app/ui/live/controls.ts` adds arrow keys, Home and End. The children are the panel of the active
 * tab.
 */
export function TabLinks({ label, tabs, active, skeleton, children }: TabLinksProps) {
	return (
		<>
			<div className="tabs-list" role="tablist" aria-label={label} data-part="tabs">
				{tabs.map(({ id, name, to }) => (
					<a
						key={id}
						className="tab"
						id={`tab-${id}`}
						role="tab"
						href={to}
						data-in-place=""
						aria-selected={id === active}
						aria-controls={id === active ? `panel-${id}` : undefined}
						data-active={id === active ? "" : undefined}
						tabIndex={id === active ? 0 : -1}
					>
						{name}
					</a>
				))}
			</div>
			<div
				className="tab-panel"
				role="tabpanel"
				id={`panel-${active}`}
				aria-labelledby={`tab-${active}`}
				data-part="panel"
				data-skeleton={skeleton}
			>
				{children}
			</div>
		</>
	);
}
