import { Link } from "react-router";
import { formatLongDate } from "./dates.ts";

type AsOfNoteProps = {
	label: string;
	date: string;
	/** the page with the matches that were counted; left out where the figures lead to them themselves */
	to?: string;
	children?: React.ReactNode;
};

/** Up to when a figure was counted, and from which matches: 'As of the 2026 final, May 31, 2026. The matches behind it'. */
export function AsOfNote({ label, date, to, children }: AsOfNoteProps) {
	return (
		<p className="note">
			{`As of ${label}, ${formatLongDate(date)}. `}
			{children}
			{to ? <Link to={to}>The matches behind it</Link> : null}
		</p>
	);
}
