import type { ReactNode } from "react";
import "../styles/figures/tables.css";

type ScrollTableProps = { id: string; caption: ReactNode; team?: string; children: ReactNode };

/** A table that scrolls sideways when it does not fit. Its children are the head and the body. */
export function ScrollTable({ id, caption, team, children }: ScrollTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll the table
		<section className="table-scroll" tabIndex={0} aria-labelledby={id} data-team={team}>
			<table className="table">
				<caption id={id}>{caption}</caption>
				{children}
			</table>
		</section>
	);
}
