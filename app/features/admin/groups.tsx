import { useState } from "react";
import { request } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { grouped } from "../../lib/numbers.ts";
import { Badge } from "../../ui/badge.tsx";
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx";
import { toast } from "../../ui/toast.tsx";
import type { DeskGroup } from "../groups/moderation/removal.server.ts";
import { removedText, removeQuestion } from "../groups/rules.ts";
import { BusyButton, failureText } from "./busy-button.tsx";
import { DeskTable } from "./desk-table.tsx";
import { PageSteps } from "./page-steps.tsx";
import { SearchForm } from "./search-form.tsx";
import { WhenLoaded } from "./when-loaded.tsx";

/** ADMIN-5: a search for groups. The admin removes a group or restores a removed one. */
export function Groups() {
	const [search, setSearch] = useState<{ q: string; after?: string }>({ q: "" });
	const asked = useRequest("GET /admin/groups", { query: search });

	return (
		<section className="stack" aria-labelledby="desk-groups">
			<h2 id="desk-groups">Groups</h2>
			<SearchForm id="group-search" label="Part of a group's name" longest={80} onSearch={(q) => setSearch({ q })} />
			<WhenLoaded asked={asked} what="the groups">
				{({ groups, next }) => (
					<>
						{groups.length === 0 ? (
							<p className="note">{search.after ? "No more groups." : "No group has that in its name."}</p>
						) : (
							<DeskTable
								id="groups-of-the-site"
								caption="Groups, the newest first"
								columns={["Name", "Maker", "Made", { num: "Members" }, "Change"]}
							>
								{groups.map((group) => (
									<Row key={group.id} group={group} changed={asked.again} />
								))}
							</DeskTable>
						)}
						<PageSteps after={search.after} next={next} onMove={(after) => setSearch({ q: search.q, after })} />
					</>
				)}
			</WhenLoaded>
		</section>
	);
}

function Row({ group, changed }: { group: DeskGroup; changed: () => void }) {
	const { id, group_name, member_count, is_active } = group;
	const { ask, dialog } = useConfirm();
	async function remove() {
		try {
			await request("DELETE /groups/:id", { params: { id } });
			toast({ type: "success", title: removedText(group_name) });
			changed();
		} catch (error) {
			const text = failureText(error, "The group was not removed. Please try again.");
			toast({ type: "error", title: "Error", text });
		}
	}
	async function restore() {
		await request("POST /admin/groups/:id/restoration", { params: { id } });
		toast({ type: "success", title: `${group_name} is back.` });
		changed();
	}
	return (
		<tr>
			<th scope="row">
				{is_active ? <a href={`/groups/${id}`}>{group_name}</a> : group_name}{" "}
				{is_active ? null : <Badge tone="warning">Removed</Badge>}
			</th>
			<td>{group.maker ?? "—"}</td>
			<td>{formatDate(group.created_at)}</td>
			<td className="num">{grouped(member_count)}</td>
			<td>
				{!is_active ? (
					<BusyButton
						variant="outline"
						label={`Bring back: ${group_name}`}
						action={restore}
						failed="The group was not brought back. Please try again."
					>
						Bring back
					</BusyButton>
				) : group.removable ? (
					<button
						type="button"
						className="btn"
						data-variant="outline"
						aria-label={`Remove: ${group_name}`}
						onClick={() => ask(removeQuestion(group_name, member_count, true), () => void remove())}
					>
						Remove
					</button>
				) : (
					"Room of the match of the day"
				)}
				{dialog}
			</td>
		</tr>
	);
}
