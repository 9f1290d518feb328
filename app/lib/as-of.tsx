import { formatLongDate } from "./dates.ts";

type AsOfNoteProps = {
	label: string;
	date: string;
	/** the page with the matches that were counted; left out when the figures link to them */
	to?: string;
	children?: React.ReactNode;
};

/**
 * The date up to which figures are counted, and a link to the matches: 'As of the 2026 final, May 31, 2026. The
 * matches behind it'.
 */
export function AsOfNote({ label, date, to, children }: AsOfNoteProps) {
	return (
		<p className="note">
			{`As of ${label}, ${formatLongDate(date)}. `}
			{children}
			{to ? <a href={to}>The matches behind it</a> : null}
		</p>
	);
}
