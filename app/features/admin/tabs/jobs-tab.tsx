import type { TroubledJob } from "../../../../platform/jobs/job-state.ts";
import { request } from "../../../lib/api.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { Moment } from "../../../ui/moment.tsx";
import { BusyButton } from "../busy-button.tsx";
import { DeskTable } from "../desk-table.tsx";
import { WhenLoaded } from "../when-loaded.tsx";

const STATES = ["Waiting", "Active", "Trying again", "Given up", "Done"];

/** ADMIN-5: the queues of background jobs, and the failed jobs with a button to retry. */
export function JobsTab() {
	const asked = useRequest("GET /admin/jobs");
	return (
		<WhenLoaded asked={asked} what="the jobs">
			{({ queues, troubled }) => (
				<div className="stack gap-6">
					<DeskTable
						id="queues"
						caption="Background jobs"
						columns={["Job", ...STATES.map((num) => ({ num })), "Last done"]}
					>
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
					</DeskTable>
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
		<DeskTable id="troubled" caption="Jobs that failed" columns={["Job", "Queued", "Tried again", "Why", "State"]}>
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
		</DeskTable>
	);
}
