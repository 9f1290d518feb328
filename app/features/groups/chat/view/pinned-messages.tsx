import { ChevronDown, Pin } from "lucide-react";
import type { Chat } from "../live/use-chat.ts";
import { pinnedInWords, senderName } from "../rules.ts";
import "./chat.css";

/** The pinned messages, collapsed to one line above the chat. Moderators can unpin them. */
export function PinnedMessages({ chat, moderates }: { chat: Chat; moderates: boolean }) {
	const { pinned } = chat;
	const last = pinned.at(-1);
	if (!last) return null;
	return (
		<details className="chat-pins">
			<summary>
				<Pin className="icon" />
				<span>
					<strong>{pinnedInWords(pinned.length)}</strong> {last.content}
				</span>
				<ChevronDown className="icon" />
			</summary>
			<ul>
				{pinned.map((message) => (
					<li key={message.id}>
						<div>
							<strong>{senderName(message)}</strong>
							<p className="msg-text" dir="auto">
								{message.content}
							</p>
						</div>
						{moderates ? (
							<button
								type="button"
								className="btn"
								data-variant="outline"
								aria-label={`Unpin the message of ${senderName(message)}`}
								onClick={() => void chat.pin(message)}
							>
								Unpin
							</button>
						) : null}
					</li>
				))}
			</ul>
		</details>
	);
}
