import { type ReactNode, useEffect, useState } from "react";

import { readChat, type StoredChat } from "../../../../lib/offline/chats.ts";
import { initialsOf } from "../../../../lib/session/me.ts";
import { Moment } from "../../../../ui/moment.tsx";
import { Avatar } from "../../../../ui/people/avatar.tsx";
import "./chat.css";
import "../../../../ui/styles/messages.css";

/**
 * The stored chat if the browser is offline when the page opens, until it is online; `children` otherwise, or if
 * nothing is stored.
 */
export function LastChat({ group_id, children }: { group_id: string; children: ReactNode }) {
	const [chat, setChat] = useState<StoredChat | null>(null);
	useEffect(() => {
		let open = true;
		const show = () =>
			readChat(group_id).then(
				(stored) => open && setChat(stored),
				() => {},
			);
		const hide = () => setChat(null);
		if (!navigator.onLine) void show();
		window.addEventListener("online", hide);
		return () => {
			open = false;
			window.removeEventListener("online", hide);
		};
	}, [group_id]);
	if (!chat) return children;
	return (
		<section className="chat" aria-label="The last chat you read here">
			<p className="chat-bar">
				The last chat you read here, <Moment at={chat.at} />
			</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by keyboard */}
			<div className="chat-log" role="log" aria-label="Messages" tabIndex={0}>
				<MessageList messages={chat.messages} />
			</div>
		</section>
	);
}

/** Messages without actions. */
export const MessageList = ({ messages }: Pick<StoredChat, "messages">) =>
	messages.map(({ id, fan_id, name, text, at }) => (
		<article key={id} className="msg">
			<Avatar src={null} initials={initialsOf(name)} id={fan_id} />
			<p className="msg-head">
				<strong>{name}</strong> <Moment className="note" at={at} show="time" />
			</p>
			<div className="msg-body">
				<p className="msg-text" dir="auto">
					{text}
				</p>
			</div>
		</article>
	));
