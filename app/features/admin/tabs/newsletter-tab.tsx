import { formatDate } from "../../../lib/dates.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { grouped } from "../../../lib/numbers.ts";
import { Ledger } from "../../../ui/figures/ledger.tsx";
import { DeskTable } from "../desk-table.tsx";
import { WhenLoaded } from "../when-loaded.tsx";
import "../admin.css";
import "../../../ui/styles/cards.css";

/** HOME-4: the number of subscribers, this week's issue or its preview, and the deliveries of the last issues. */
export function NewsletterTab() {
	const asked = useRequest("GET /admin/newsletter");
	return (
		<WhenLoaded asked={asked} what="the newsletter">
			{({ confirmed, waiting, week, written, subject, text, issues }) => (
				<div className="stack gap-6">
					<section className="card" aria-labelledby="newsletter-counts">
						<h2 className="card-title" id="newsletter-counts">
							Subscribers
						</h2>
						<Ledger
							rows={[
								["Confirmed", grouped(confirmed)],
								["Mailed, not confirmed yet", grouped(waiting)],
							]}
						/>
					</section>
					<section className="card" aria-labelledby="newsletter-preview">
						<h2 className="card-title" id="newsletter-preview">
							{subject}
						</h2>
						<p className="note">
							{written
								? `The issue of the week of ${formatDate(week)}, as it is mailed.`
								: "As it would be written now. It is written on Monday at 9:00, Indian time."}
						</p>
						{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
						<section className="mail-text" tabIndex={0} aria-label="Text of the mail">
							{text}
						</section>
					</section>
					{issues.length > 0 ? (
						<DeskTable
							id="newsletter-issues"
							caption="The last issues"
							columns={["Week of", "Subject", { num: "Sent" }, { num: "To send" }]}
						>
							{issues.map((issue) => (
								<tr key={issue.week}>
									<th scope="row">{formatDate(issue.week)}</th>
									<td>{issue.subject}</td>
									<td className="num">{grouped(issue.sent)}</td>
									<td className="num">{grouped(issue.to_send)}</td>
								</tr>
							))}
						</DeskTable>
					) : null}
				</div>
			)}
		</WhenLoaded>
	);
}
