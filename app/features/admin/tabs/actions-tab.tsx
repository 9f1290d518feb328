import { useState } from "react";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { Moment } from "../../../ui/moment.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import type { ActionRow } from "../../auth/audit.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { PageSteps } from "../page-steps.tsx";
import { WhenLoaded } from "../when-loaded.tsx";

/** ADMIN-5: the log of admins' actions. */
export function ActionsTab() {
	const [before, setBefore] = useState<number>();
	const asked = useRequest("GET /admin/actions", { query: { before } });
	return (
		<WhenLoaded asked={asked} what="the log">
			{({ actions, next }) => (
				<>
					{actions.length === 0 ? (
						<EmptyState title="Nothing yet" text="Everything admins do is logged here." />
					) : (
						<DeskTable id="actions" caption="Admin log" columns={["When", "Who", "What", "On what", "More", "Request"]}>
							{actions.map((action) => (
								<tr key={action.id}>
									<td>
										<Moment at={action.at} />
									</td>
									<td>{action.by ?? "somebody who has left"}</td>
									<th scope="row">{action.action}</th>
									<td>{action.target}</td>
									<td>{detailsText(action.details)}</td>
									<td>{action.request_id.slice(0, 8)}</td>
								</tr>
							))}
						</DeskTable>
					)}
					<PageSteps after={before} next={next} onMove={setBefore} labels={{ first: "Newest", next: "Older" }} />
				</>
			)}
		</WhenLoaded>
	);
}

const LONGEST_VALUE = 60;

function detailsText(details: ActionRow["details"]): string {
	const entries = Object.entries(details).map(([name, value]) => {
		const text = value === null ? "taken back" : String(value);
		return `${name}: ${text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text}`;
	});
	return entries.join(", ") || "—";
}
