import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import "./styles/tabs.css";

type Tab = { id: string; name: string; to: string };
type TabLinksProps = {
	label: string;
	tabs: Tab[];
	active: string;
	/** the shape of the panel while another is on its way */
	skeleton?: "card";
	children: ReactNode;
};

/**
 * Tabs whose choice is in the address. They are links, so that they work without a script; arrow keys move between
 * them as in tabs (live/tabs.ts). The children are the panel of the active tab.
 */
export function TabLinks({ label, tabs, active, skeleton, children }: TabLinksProps) {
	return (
		<>
			<div className="tabs-list" role="tablist" aria-label={label} data-part="tabs">
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
					>
						{name}
					</Link>
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
