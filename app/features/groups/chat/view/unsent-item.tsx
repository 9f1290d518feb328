import { Clock } from "lucide-react";
import type { Unsent } from "../live/outbox.ts";
import "./chat.css";

/** An unsent message: being sent, or waiting for the connection. */
export function UnsentItem({ message: { content, state } }: { message: Unsent }) {
	return (
		<article className="msg" data-own="" data-first="" data-pending="">
			<div className="msg-body">
				<p className="msg-text" dir="auto">
					{content}
				</p>
				<p className="note cluster gap-1">
					<Clock className="icon" /> {state === "sending" ? "Sending" : "Waiting to send"}
				</p>
			</div>
		</article>
	);
}
