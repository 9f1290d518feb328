import type { ReactNode } from "react";
import { Moment } from "../../ui/moment.tsx";
import "../../ui/styles/figures/tables.css";

type Report = { at: string; reason: string; note: string | null; by: string; action?: ReactNode };

/** A list of reports with reason, reporter and time. */
export function Reports({ reports }: { reports: Report[] }) {
	return (
		<ul className="ledger" aria-label="Reports">
			{reports.map(({ at, reason, note, by, action }) => (
				<li key={at} className="flex-wrap">
					<span>
						<strong>{reason}</strong>
						{note ? `: ${note}` : ""}{" "}
						<span className="note">
							by a {by}, <Moment at={at} />
						</span>
					</span>
					{action}
				</li>
			))}
		</ul>
	);
}
