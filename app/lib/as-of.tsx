import { formatLongDate } from "./dates.ts";

/** Up to when a figure was counted: 'As of the 2026 final, May 31, 2026.' */
export function AsOfNote({ label, date, children }: { label: string; date: string; children?: React.ReactNode }) {
	return (
		<p className="note">
			{`As of ${label}, ${formatLongDate(date)}. `}
			{children}
		</p>
	);
}
