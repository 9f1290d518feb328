import { Badge } from "../../../ui/badge.tsx";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { indexNowTexts } from "./rules.ts";
import type { Submission } from "./submission.ts";

/** The log of submissions (INDEX-1). */
export function SubmissionTable({ submissions }: { submissions: Submission[] }) {
	if (submissions.length === 0) return <EmptyState title="No submissions" text={indexNowTexts.noneYet} />;
	return (
		<ScrollTable id="submission-log" caption="Submission log">
			<thead>
				<tr>
					<th scope="col">Address</th>
					<th scope="col">Type</th>
					<th scope="col">State</th>
					<th scope="col">When</th>
					<th scope="col">Answer</th>
				</tr>
			</thead>
			<tbody>
				{submissions.map(({ id, url, type, status, submitted_at, response }) => (
					<tr key={id}>
						<th scope="row">{pathOf(url)}</th>
						<td>{type}</td>
						<td>
							{status === "success" ? (
								<Badge tone="success">{indexNowTexts.submitted}</Badge>
							) : status === "failed" ? (
								<Badge tone="danger">{indexNowTexts.failed}</Badge>
							) : (
								<Badge tone="outline">{indexNowTexts.pending}</Badge>
							)}
						</td>
						<td>
							<Moment at={submitted_at} />
						</td>
						<td>{response ?? "—"}</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

function pathOf(url: string): string {
	const { pathname, search } = new URL(url);
	return pathname + search;
}
