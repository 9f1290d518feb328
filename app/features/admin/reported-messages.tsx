import { useState } from "react";
import { request } from "../../lib/api.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { displayName } from "../../lib/session/me.ts";
import { Badge } from "../../ui/badge.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Moment } from "../../ui/moment.tsx";
import { toast } from "../../ui/toast.tsx";
import { REPORT_REASONS } from "../groups/chat/rules.ts";
import type { ReportedMessage } from "../groups/moderation/reports.server.ts";
import { BusyButton } from "./busy-button.tsx";
import { Reports } from "./reports.tsx";
import { WhenLoaded } from "./when-loaded.tsx";
import "../groups/chat/view/chat.css";
import "../../ui/styles/cards.css";

/** ADMIN-5: reported messages of the group chats. The admin keeps or removes each, and may mute or ban its sender. */
export function ReportedMessages() {
	const asked = useRequest("GET /admin/messages");
	return (
		<section className="stack" aria-labelledby="reported-messages">
			<h2 id="reported-messages">Reported messages</h2>
			<WhenLoaded asked={asked} what="the reported messages">
				{({ messages }) =>
					messages.length === 0 ? (
						<p className="note">No message has an open report.</p>
					) : (
						<ol className="stack gap-6">
							{messages.map((message) => (
								<li key={message.id}>
									<Message message={message} done={asked.again} />
								</li>
							))}
						</ol>
					)
				}
			</WhenLoaded>
		</section>
	);
}

const PENALTIES = [
	{ id: "none", name: "Nothing", sanction: null },
	{ id: "hour", name: "Mute for an hour", sanction: { kind: "mute", minutes: 60 } },
	{ id: "day", name: "Mute for a day", sanction: { kind: "mute", minutes: 1440 } },
	{ id: "week", name: "Mute for a week", sanction: { kind: "mute", minutes: 10_080 } },
	{ id: "ban", name: "Ban", sanction: { kind: "ban" } },
] as const;

function Message({ message, done }: { message: ReportedMessage; done: () => void }) {
	const [penalty, setPenalty] = useState<(typeof PENALTIES)[number]["id"]>("none");
	const [reason, setReason] = useState("");
	const failed = "We didn't get your decision. Please try again.";

	async function decide(decision: "keep" | "remove") {
		const sanction = PENALTIES.find(({ id }) => id === penalty)?.sanction;
		await request("POST /admin/messages/:id", {
			params: { id: message.id },
			body: {
				decision,
				...(sanction && decision === "remove" ? { sanction: { ...sanction, reason } } : {}),
			},
		});
		toast({ type: "success", title: decision === "keep" ? "Message kept" : "Message removed" });
		done();
	}

	return (
		<article className="card stack" aria-label={`Message in ${message.group_name}`}>
			<p className="cluster">
				<a href={`/groups/${message.group_id}`}>{message.group_name}</a>
				{message.hidden ? <Badge tone="warning">Hidden</Badge> : null}
				<span className="note">
					{message.sender ? `${displayName(message.sender)} (${message.sender.email})` : "account gone"},{" "}
					<Moment at={message.created_at} />
				</span>
			</p>
			<p className="msg-text" dir="auto">
				{message.content}
			</p>
			<Reports
				reports={message.reports.map((report) => ({
					...report,
					reason: REPORT_REASONS[report.reason],
					by: report.trusted ? "trusted fan" : "new fan",
				}))}
			/>
			<div className="cluster">
				<Field id={`penalty-${message.id}`} label="For its sender, when removed">
					{(control) => (
						<select {...control} value={penalty} onChange={(event) => setPenalty(event.target.value as typeof penalty)}>
							{PENALTIES.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
					)}
				</Field>
				{penalty === "none" ? null : (
					<Field id={`reason-${message.id}`} label="Reason the fan will see">
						{(control) => (
							<input {...control} value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
						)}
					</Field>
				)}
			</div>
			<p className="cluster">
				<BusyButton action={() => decide("keep")} failed={failed}>
					Keep
				</BusyButton>
				<BusyButton variant="danger" action={() => decide("remove")} failed={failed}>
					Remove
				</BusyButton>
			</p>
		</article>
	);
}
