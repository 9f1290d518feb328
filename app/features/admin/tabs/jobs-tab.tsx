import type { TroubledJob } from "../../../../platform/jobs/job-state.ts";
import { request } from "../../../lib/api.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { BusyButton } from "../busy-button.tsx";
import { WhenLoaded } from "../when-loaded.tsx";
import "../../../ui/styles/figures/tables.css";

/** ADMIN-5: the background jobs, with the failed ones. */
export function JobsTab() {
	const asked = useRequest("GET /admin/jobs");
	return (
		<WhenLoaded asked={asked} what="the jobs">
			{({ queues, troubled }) => (
				<div className="stack gap-6">
					<ScrollTable id="queues" caption="Background jobs">
						<thead>
							<tr>
								<th scope="col">Job</th>
								{["Waiting", "Active", "Trying again", "Given up", "Done"].map((state) => (
									<th key={state} scope="col" className="num">
										{state}
									</th>
								))}
								<th scope="col">Last done</th>
							</tr>
						</thead>
						<tbody>
							{queues.map((queue) => (
								<tr key={queue.name}>
									<th scope="row">{queue.name}</th>
									<td className="num">{queue.waiting}</td>
									<td className="num">{queue.active}</td>
									<td className="num">{queue.retrying}</td>
									<td className="num">{queue.failed}</td>
									<td className="num">{queue.done}</td>
									<td>{queue.last_done_at ? <Moment at={queue.last_done_at} /> : "—"}</td>
								</tr>
							))}
						</tbody>
					</ScrollTable>
					{troubled.length === 0 ? (
						<p role="status">No job has failed.</p>
					) : (
						<Troubled jobs={troubled} again={asked.again} />
					)}
					<p>
						<button type="button" className="btn" data-variant="outline" onClick={asked.again}>
							Look again
						</button>
					</p>
				</div>
			)}
		</WhenLoaded>
	);
}

function Troubled({ jobs, again }: { jobs: TroubledJob[]; again: () => void }) {
	async function retry(id: string) {
		await request("POST /admin/jobs/:id/retry", { params: { id } });
		again();
	}
	return (
		<ScrollTable id="troubled" caption="Jobs that failed">
			<thead>
				<tr>
					<th scope="col">Job</th>
					<th scope="col">Queued</th>
					<th scope="col">Tried again</th>
					<th scope="col">Why</th>
					<th scope="col">State</th>
				</tr>
			</thead>
			<tbody>
				{jobs.map((job) => (
					<tr key={job.id}>
						<th scope="row">{job.name}</th>
						<td>
							<Moment at={job.created_at} />
						</td>
						<td>
							{job.retries} of {job.retry_limit}
						</td>
						<td>{job.error ?? "—"}</td>
						<td>
							{job.state === "retry" ? (
								"Will be tried again"
							) : (
								<BusyButton
									variant="outline"
									label={`Try again: ${job.name}`}
									action={() => retry(job.id)}
									failed="We couldn't retry that job. Please try again."
								>
									Try again
								</BusyButton>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}
