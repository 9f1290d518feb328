import { type FormEvent, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { Badge } from "../../ui/badge.tsx";
import { InviteFields } from "../setup/steps.tsx";
import type { Invite } from "../sharing/invites/invite.ts";
import { BusyButton } from "./busy-button.tsx";
import { DeskTable } from "./desk-table.tsx";
import { WhenLoaded } from "./when-loaded.tsx";
import "../setup/setup.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/choices/forms.css";

/** ADMIN-5: a form for a new invitation, and the newest invitations of all admins. */
export function Invites() {
	const asked = useRequest("GET /admin/invites");
	const [failure, setFailure] = useState<string | null>(null);

	async function make(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const { note = "", most_uses = "", days = "" } = Object.fromEntries(new FormData(form)) as Record<string, string>;
		setFailure(null);
		try {
			await request("POST /admin/invites", {
				body: { note, most_uses: Number(most_uses) || null, days: Number(days) || null },
			});
			form.reset();
			asked.again();
		} catch (error) {
			const isOurs = error instanceof RequestFailed && error.status < 500;
			setFailure(isOurs ? error.message : "The invitation wasn't made. Please try again.");
		}
	}

	return (
		<section className="stack invites" aria-labelledby="invites">
			<h2 id="invites">Invitations</h2>
			<form className="card stack" onSubmit={make} noValidate>
				<InviteFields />
				{failure ? (
					<p className="field-error" role="alert">
						{failure}
					</p>
				) : null}
				<button className="btn self-start" type="submit">
					Make an invitation
				</button>
			</form>
			<WhenLoaded asked={asked} what="the invitations">
				{({ invites }) =>
					invites.length === 0 ? (
						<p className="note">No invitation yet.</p>
					) : (
						<DeskTable
							id="invites-made"
							caption="Invitations, the newest first"
							columns={["Link", "Note", "From", { num: "Joined" }, "Until", "Change"]}
						>
							{invites.map((invite) => (
								<Row key={invite.id} invite={invite} changed={asked.again} />
							))}
						</DeskTable>
					)
				}
			</WhenLoaded>
		</section>
	);
}

function Row({ invite, changed }: { invite: Invite; changed: () => void }) {
	async function revoke() {
		await request("DELETE /admin/invites/:id", { params: { id: invite.id } });
		changed();
	}
	return (
		<tr>
			<th scope="row">
				<a href={invite.url}>{invite.url}</a>
			</th>
			<td>{invite.note ?? "—"}</td>
			<td>{invite.by}</td>
			<td className="num">{invite.most_uses === null ? invite.used : `${invite.used} of ${invite.most_uses}`}</td>
			<td>{invite.expires_at ? formatDate(invite.expires_at) : "—"}</td>
			<td>
				{invite.state === "open" ? (
					<BusyButton
						variant="outline"
						label={`Take back: ${invite.url}`}
						action={revoke}
						failed="The invitation still works. Please try again."
					>
						Take back
					</BusyButton>
				) : (
					<Badge tone="info">
						{invite.state === "used up" ? "Used up" : invite.state === "expired" ? "Expired" : "Taken back"}
					</Badge>
				)}
			</td>
		</tr>
	);
}
