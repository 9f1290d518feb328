import { type FormEvent, useState } from "react";
import { request } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/dates.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { grouped } from "../../../lib/numbers.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import type { FanRow } from "../../auth/roles.server.ts";
import { BusyButton } from "../busy-button.tsx";
import { PageSteps } from "../page-steps.tsx";
import { WhenLoaded } from "../when-loaded.tsx";
import "../../../ui/styles/choices/forms.css";

/** ADMIN-5: accounts and their roles. */
export function FansTab() {
	const [search, setSearch] = useState<{ q: string; after?: string }>({ q: "" });
	const asked = useRequest("GET /admin/fans", { query: search });

	function find(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		setSearch({ q: String(new FormData(event.currentTarget).get("q") ?? "").trim() });
	}

	return (
		<>
			<form className="toolbar" onSubmit={find}>
				<div className="field">
					<label className="field-label" htmlFor="fan-search">
						Part of an email address
					</label>
					<input className="input" id="fan-search" name="q" type="search" maxLength={100} autoComplete="off" />
				</div>
				<button type="submit" className="btn self-end">
					Search
				</button>
			</form>
			<WhenLoaded asked={asked} what="the users">
				{({ fans, total, next }) => (
					<>
						{fans.length > 0 ? (
							<>
								<p className="note mb-3" role="status">
									{grouped(total)} {total === 1 ? "account" : "accounts"}
								</p>
								<ScrollTable id="fans" caption="Users and roles">
									<thead>
										<tr>
											<th scope="col">Address</th>
											<th scope="col">Name</th>
											<th scope="col">Joined</th>
											<th scope="col">Role</th>
											<th scope="col">Change</th>
										</tr>
									</thead>
									<tbody>
										{fans.map((fan) => (
											<Row key={fan.id} fan={fan} changed={asked.again} />
										))}
									</tbody>
								</ScrollTable>
							</>
						) : search.after ? (
							<p className="note">Nobody further.</p>
						) : (
							<EmptyState title="Nobody found" text="No email address matches that." />
						)}
						<PageSteps
							onFirst={search.after ? () => setSearch({ q: search.q }) : null}
							onNext={next ? () => setSearch({ q: search.q, after: next }) : null}
						/>
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
