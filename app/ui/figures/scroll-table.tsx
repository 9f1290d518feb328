import type { ReactNode } from "react";
import "../styles/figures/tables.css";

type ScrollTableProps = { id: string; caption: ReactNode; team?: string; children: ReactNode };

/**
 * A table that scrolls sideways when it does not fit, and can be focused by keyboard. Head and body are its children.
 */
export function ScrollTable({ id, caption, team, children }: ScrollTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard
		<section className="table-scroll" tabIndex={0} aria-labelledby={id} data-team={team}>
			<table className="table">
				<caption id={id}>{caption}</caption>
				{children}
			</table>
		</section>
	);
}
