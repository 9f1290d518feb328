import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatOwnMoment } from "../../../../lib/dates.ts";
import { useSlow } from "../../../../lib/hooks/use-time.ts";
import type { ChannelState } from "../../../../lib/live/channel.ts";
import { useAuth } from "../../../../lib/session/auth.tsx";
import type { Group, Here, Membership, Message } from "../../group.ts";
import type { ReliveListener } from "../../relive/use-relive.ts";
import type { Unsent } from "../live/outbox.ts";
import { useChat } from "../live/use-chat.ts";
import { useDraft } from "../live/use-draft.ts";
import { useOfflineCopy } from "../live/use-offline-copy.ts";
import { useReadMark } from "../live/use-read-mark.ts";
import { sanctionInWords, senderName } from "../rules.ts";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatLogView } from "./chat-log.tsx";
import { PinnedMessages } from "./pinned-messages.tsx";
import { RefusedMessages } from "./refused-messages.tsx";
import "./chat.css";
import "../../../../ui/styles/messages.css";

type ChatProps = {
	group: Group;
	membership: Membership;
	me: { id: string; role: "fan" | "admin" };
	reliveListener: ReliveListener;
	/** shown while nobody has written */
	empty: ReactNode;
	onHere: (here: Here) => void;
	onOut: () => void;
	/** the server answered 403 to a message; the membership has the reason */
	onForbidden: () => void;
};

/** A member's view of the chat. Its key must contain group and fan. */
export function Chat({ group, membership, me, reliveListener, empty, onHere, onOut, onForbidden }: ChatProps) {
	const chat = useChat({ fan_id: me.id, group_id: group.id, reliveListener, onHere, onOut, onForbidden });
	useOfflineCopy(me.id, group.id, chat.messages);
	const { me: fan, refresh } = useAuth();
	// updates the count of unread messages in the tab bar
	useReadMark(group.id, chat.messages, () => {
		if (fan?.purse.unread) void refresh();
	});
	const [read_to] = useState(membership.read_sequence);
	const [{ text, reply_to }, write] = useDraft(me.id, group.id);
	const [stored_reply] = useState(reply_to);
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		if (reply_to && reply_to !== stored_reply) field.current?.focus();
	}, [reply_to, stored_reply]);
	const moderates = membership.role === "moderator" || me.role === "admin";
	const { sanction } = membership;

	const replyTo = (message: Message) =>
		write({ reply_to: { id: message.id, sender: senderName(message), content: message.content.slice(0, 140) } });

	/** Moves a refused message back into the box, after the typed text. */
	function edit(message: Unsent) {
		write({
			text: text ? `${text}\n${message.content}` : message.content,
			reply_to: message.reply_to ?? reply_to,
		});
		chat.discard(message.client_id);
		field.current?.focus();
	}

	return (
		<section className="chat" aria-label="Group chat" data-undisturbed="">
			<div className="chat-head">
				<ChannelLine state={chat.state} polling={chat.polling} />
				<PinnedMessages chat={chat} moderates={moderates} />
			</div>
			<ChatLogView chat={chat} own_id={me.id} read_to={read_to} moderates={moderates} empty={empty} onReply={replyTo} />
			<div className="chat-foot">
				<RefusedMessages refused={chat.refused} onRetry={chat.retry} onEdit={edit} onDiscard={chat.discard} />
				<p className="chat-typing" aria-live="polite">
					{typingInWords(chat.typing)}
				</p>
				<ChatComposer
					field={field}
					text={text}
					onText={(typed) => {
						write({ text: typed });
						chat.sendTyping();
					}}
					reply_to={reply_to}
					onDropReply={() => write({ reply_to: null })}
					sending={chat.unsent.some(({ state }) => state === "sending")}
					barred={sanction ? sanctionInWords(sanction, formatOwnMoment) : null}
					onSend={(content) => {
						chat.send(content, reply_to);
						write({ text: "", reply_to: null });
					}}
				/>
			</div>
		</section>
	);
}

const CHANNEL_TEXTS: Partial<Record<ChannelState, string>> = {
	joining: "Connecting…",
	errored: "Reconnecting… Your messages are kept and sent when the connection is back.",
	leaving: "Leaving…",
};
const POLLING_TEXT = "New messages show every few seconds here. You can post as always.";

/** A line about the connection while it does not work, or while messages come by polling. */
function ChannelLine({ state, polling }: { state: ChannelState; polling: boolean }) {
	const words = polling ? POLLING_TEXT : CHANNEL_TEXTS[state];
	// does not mention a connection that joins fast
	const slow = useSlow(state === "joining");
	return (
		<div role="status" data-channel={state}>
			{words && (polling || state !== "joining" || slow) ? <p className="chat-bar">{words}</p> : null}
		</div>
	);
}

function typingInWords(names: readonly string[]): string {
	const [first, second] = names;
	if (!first) return "";
	if (!second) return `${first} is typing`;
	return names.length === 2 ? `${first} and ${second} are typing` : `${names.length} people are typing`;
}
