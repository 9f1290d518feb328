import { CircleAlert, Clock } from "lucide-react";
import type { Unsent } from "./outbox.ts";

type UnsentItemProps = {
	message: Unsent;
	onRetry: (client_id: string) => void;
	onGiveUp: (client_id: string) => void;
};

/** A message on its way: sending, waiting for the connection, or refused with the reason. */
export function UnsentItem({ message: { client_id, content, state, problem }, onRetry, onGiveUp }: UnsentItemProps) {
	return (
		<article className="msg" data-own="" data-pending="">
			<div className="msg-body">
				<p className="msg-text" dir="auto">
					{content}
				</p>
				{state === "failed" ? (
					<div className="msg-failed" role="alert">
						<p className="field-error">
							<CircleAlert className="icon" /> {problem}
						</p>
						<button type="button" className="btn" data-variant="outline" onClick={() => onRetry(client_id)}>
							Try again
						</button>
						<button type="button" className="btn" data-variant="quiet" onClick={() => onGiveUp(client_id)}>
							Discard
						</button>
					</div>
				) : (
					<p className="note cluster gap-1">
						<Clock className="icon" /> {state === "sending" ? "Sending" : "Waiting to send"}
					</p>
				)}
			</div>
		</article>
	);
}
