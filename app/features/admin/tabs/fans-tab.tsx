import { useState } from "react";
import { request } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/dates.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { grouped } from "../../../lib/numbers.ts";
import { Badge } from "../../../ui/badge.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import type { FanRow } from "../../auth/roles.server.ts";
import { BusyButton } from "../busy-button.tsx";
import { DeskTable } from "../desk-table.tsx";
import { PageSteps } from "../page-steps.tsx";
import { SearchForm } from "../search-form.tsx";
import { WhenLoaded } from "../when-loaded.tsx";

/** ADMIN-5: a search for accounts. The admin grants and revokes the admin role. */
export function FansTab() {
	const [search, setSearch] = useState<{ q: string; after?: string }>({ q: "" });
	const asked = useRequest("GET /admin/fans", { query: search });

	return (
		<>
			<SearchForm id="fan-search" label="Part of an email address" longest={100} onSearch={(q) => setSearch({ q })} />
			<WhenLoaded asked={asked} what="the users">
				{({ fans, total, next }) => (
					<>
						{fans.length > 0 ? (
							<>
								<p className="note mb-3" role="status">
									{grouped(total)} {total === 1 ? "account" : "accounts"}
								</p>
								<DeskTable
									id="fans"
									caption="Users and roles"
									columns={["Address", "Name", "Joined", "Role", "Change"]}
								>
									{fans.map((fan) => (
										<Row key={fan.id} fan={fan} changed={asked.again} />
									))}
								</DeskTable>
							</>
						) : search.after ? (
							<p className="note">Nobody further.</p>
						) : (
							<EmptyState title="Nobody found" text="No email address matches that." />
						)}
						<PageSteps after={search.after} next={next} onMove={(after) => setSearch({ q: search.q, after })} />
					</>
				)}
			</WhenLoaded>
		</>
	);
}

function Row({ fan, changed }: { fan: FanRow; changed: () => void }) {
	const admin = fan.role === "admin";
	async function change() {
		await request("PUT /admin/fans/:id/role", { params: { id: fan.id }, body: { role: admin ? "fan" : "admin" } });
		changed();
	}
	return (
		<tr>
			<th scope="row">{fan.email}</th>
			<td>{fan.full_name ?? "—"}</td>
			<td>{formatDate(fan.joined_at)}</td>
			<td>{admin ? <Badge tone="info">Admin</Badge> : "Fan"}</td>
			<td>
				{fan.fixed ? (
					"Fixed by settings or ownership"
				) : (
					<BusyButton
						variant="outline"
						label={`${admin ? "Revoke admin" : "Make admin"}: ${fan.email}`}
						action={change}
						failed="The role was not changed. Please try again."
					>
						{admin ? "Revoke admin" : "Make admin"}
					</BusyButton>
				)}
			</td>
		</tr>
	);
}
