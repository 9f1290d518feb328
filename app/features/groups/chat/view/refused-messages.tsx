import { ChevronDown, CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import type { Unsent } from "../live/outbox.ts";
import { notSentInWords } from "../rules.ts";
import "./chat.css";

type RefusedMessagesProps = {
	refused: readonly Unsent[];
	onRetry: (client_id: string) => void;
	onEdit: (message: Unsent) => void;
	onDiscard: (client_id: string) => void;
};

/** The refused messages, collapsed to one line below the chat, each with its reason and actions. */
export function RefusedMessages({ refused, onRetry, onEdit, onDiscard }: RefusedMessagesProps) {
	useRenderEachSecond(Math.max(0, ...refused.map(({ retry_from }) => retry_from ?? 0)));
	const last = refused.at(-1);
	if (!last) return null;
	return (
		<details className="chat-refused">
			<summary>
				<CircleAlert className="icon" />
				<span role="alert">
					<strong>{notSentInWords(refused.length)}</strong> {last.problem}
				</span>
				<ChevronDown className="icon" />
			</summary>
			<ul aria-label="Messages that were not sent">
				{refused.map((message) => (
					<li key={message.client_id}>
						<p className="msg-text" dir="auto">
							{message.content}
						</p>
						<p className="note">{message.problem}</p>
						<p className="cluster">
							<TryAgain message={message} onRetry={onRetry} />
							<button type="button" className="btn" data-variant="quiet" onClick={() => onEdit(message)}>
								Edit
							</button>
							<button type="button" className="btn" data-variant="quiet" onClick={() => onDiscard(message.client_id)}>
								Discard
							</button>
						</p>
					</li>
				))}
			</ul>
		</details>
	);
}

type TryAgainProps = { message: Unsent; onRetry: (client_id: string) => void };

/** A button once a retry can succeed, and the wait before. Nothing if the server would refuse the message again. */
function TryAgain({ message: { client_id, retry_from }, onRetry }: TryAgainProps) {
	if (retry_from === null) return null;
	const wait = Math.ceil((retry_from - Date.now()) / 1000);
	if (wait > 0) return <span className="note">You can try again in {wait} s.</span>;
	return (
		<button type="button" className="btn" data-variant="outline" onClick={() => onRetry(client_id)}>
			Try again
		</button>
	);
}

/** Renders the component each second until `moment`, in ms since 1970. */
function useRenderEachSecond(moment: number): void {
	const [, render] = useState(0);
	const waiting = Date.now() < moment;
	useEffect(() => {
		if (!waiting) return;
		const timer = setInterval(() => render((times) => times + 1), 1000);
		return () => clearInterval(timer);
	}, [waiting]);
}
