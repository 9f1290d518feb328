import { useState } from "react";
import { request } from "../../../lib/api.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { Moment } from "../../../ui/moment.tsx";
import { toast } from "../../../ui/toast.tsx";
import { BusyButton } from "../busy-button.tsx";
import { WhenLoaded } from "../when-loaded.tsx";
import "../../../ui/styles/cards.css";

/** SHELL-5: the messages of the contact page, newest first. */
export function ContactTab() {
	const [after, setAfter] = useState<string | undefined>();
	const asked = useRequest("GET /admin/contact-messages", { query: { after } });
	const remove = async (id: string) => {
		await request("DELETE /admin/contact-messages/:id", { params: { id } });
		toast({ type: "success", title: "Message removed" });
		asked.again();
	};
	return (
		<WhenLoaded asked={asked} what="the messages">
			{({ messages, next }) => (
				<div className="stack">
					<h2>Messages to you</h2>
					{messages.length === 0 ? (
						<p className="note">{after ? "No older messages." : "Nobody has written on the contact page."}</p>
					) : null}
					<ol className="stack gap-6">
						{messages.map(({ id, email, message, created_at }) => (
							<li key={id} className="card stack">
								<p className="note">
									<Moment at={created_at} />, {email ? <a href={`mailto:${email}`}>{email}</a> : "no email given"}
								</p>
								<p className="whitespace-pre-wrap break-words">{message}</p>
								<p>
									<BusyButton
										variant="outline"
										action={() => remove(id)}
										failed="The message wasn't removed. Please try again."
									>
										Remove
									</BusyButton>
								</p>
							</li>
						))}
					</ol>
					<p className="cluster">
						{after ? (
							<button type="button" className="btn" data-variant="outline" onClick={() => setAfter(undefined)}>
								Newest messages
							</button>
						) : null}
						{next ? (
							<button type="button" className="btn" data-variant="outline" onClick={() => setAfter(next)}>
								Older messages
							</button>
						) : null}
					</p>
				</div>
			)}
		</WhenLoaded>
	);
}
