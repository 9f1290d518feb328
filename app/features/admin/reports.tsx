import { Moment } from "../../ui/moment.tsx";

type Report = { at: string; reason: string; note: string | null; by: string };

/** What fans said against something, each with why, by whom and when. */
export function Reports({ reports }: { reports: Report[] }) {
	return (
		<ul className="ledger" aria-label="Reports">
			{reports.map(({ at, reason, note, by }) => (
				<li key={at}>
					<span>
						<strong>{reason}</strong>
						{note ? `: ${note}` : ""}{" "}
						<span className="note">
							by a {by}, <Moment at={at} />
						</span>
					</span>
				</li>
			))}
		</ul>
	);
}
