import { formatLongDate } from "./dates.ts";

type AsOfNoteProps = {
	label: string;
	date: string;
	/** the page with the counted matches; left out where the figures link to them */
	to?: string;
	children?: React.ReactNode;
};

/** 'As of the 2026 final, May 31, 2026. The matches behind it': the last counted match, and a link to all of them. */
export function AsOfNote({ label, date, to, children }: AsOfNoteProps) {
	return (
		<p className="note">
			{`As of ${label}, ${formatLongDate(date)}. `}
			{children}
			{to ? <a href={to}>The matches behind it</a> : null}
		</p>
	);
}
