import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { ArrowDown, Clock } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { formatOwnDate } from "../../../../lib/dates.ts";
import { ErrorState } from "../../../../ui/state.tsx";
import type { Message } from "../../group.ts";
import type { Unsent } from "../live/outbox.ts";
import type { Chat } from "../live/use-chat.ts";
import { chatTexts, newInWords } from "../rules.ts";
import { MessageItem } from "./message-item.tsx";
import { rowsOf } from "./rows.ts";
import "./chat.css";

type ChatLogProps = {
	chat: Chat;
	own_id: string;
	/** the sequence number of the last message read before */
	read_to: number;
	moderates: boolean;
	onReply: (message: Message) => void;
	/** shown above 'No messages yet' in an empty chat */
	empty: ReactNode;
};

/** Within this distance the reader counts as at the end, or near the top, where older messages are loaded. */
const NEAR_PX = 80;
const ESTIMATED_PX = 60;

/**
 * The messages, of which only visible ones are rendered. It follows the newest message while the reader is at the end;
 * otherwise the reader's position stays.
 */
export function ChatLogView({ chat, own_id, read_to, moderates, empty, onReply }: ChatLogProps) {
	const { messages, unsent, loading } = chat;
	const log = useRef<HTMLDivElement>(null);
	const [read, setRead] = useState(0);
	const [newest_at_open, setNewestAtOpen] = useState<number | null>(null);
	const today = formatOwnDate(new Date().toISOString());
	const rows = rowsOf({ messages, unsent, own_id, read_to, newest_at_open, dayOf: formatOwnDate, today });
	const virtualizer = useRef<Virtualizer<HTMLDivElement, Element>>(null);
	const wasAtEnd = virtualizer.current?.isAtEnd(NEAR_PX) ?? false;
	const list = useVirtualizer({
		count: rows.length,
		getScrollElement: () => log.current,
		estimateSize: () => ESTIMATED_PX,
		getItemKey: (at) => rows[at]?.key ?? at,
		overscan: 8,
		anchorTo: "end",
		scrollEndThreshold: NEAR_PX,
		initialOffset: () => Number.MAX_SAFE_INTEGER,
		onChange: (instance) => {
			if (instance.isAtEnd(NEAR_PX)) setRead(messages.at(-1)?.sequence ?? 0);
			if ((instance.scrollOffset ?? 1) < NEAR_PX && instance.isScrolling) void chat.loadOlder();
		},
	});
	virtualizer.current = list;
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when rows were added, anywhere
	useLayoutEffect(() => {
		if (wasAtEnd) list.scrollToEnd();
	}, [rows.length]);
	const newest = messages.at(-1)?.sequence ?? 0;
	const unread = read === 0 ? 0 : newest - read;
	const own = unsent.at(-1)?.client_id;

	const scrolled = useRef(false);
	useEffect(() => {
		if (scrolled.current || messages.length === 0) return;
		scrolled.current = true;
		setRead(newest);
		list.scrollToEnd();
	});
	useEffect(() => {
		if (loading !== "newest") setNewestAtOpen((before) => before ?? newest);
	}, [loading, newest]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the fan sends a message
	useEffect(() => {
		if (own) list.scrollToEnd();
	}, [own]);

	if (loading === "failed" && messages.length === 0)
		return (
			<ErrorState title={chatTexts.loadFailed} text="We couldn't load the chat. Nothing is lost.">
				<button type="button" className="btn" onClick={() => void chat.loadAgain()}>
					Try again
				</button>
			</ErrorState>
		);
	return (
		<div className="chat-scroll">
			<div
				className="chat-log"
				role="log"
				aria-label="Messages"
				aria-busy={loading === "newest"}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by keyboard
				tabIndex={0}
				ref={log}
			>
				{loading === "newest" && messages.length === 0 ? <Skeleton /> : null}
				{loading !== "newest" && rows.length === 0 ? (
					<>
						{empty}
						<p className="chat-day">No messages yet. Say hello!</p>
					</>
				) : null}
				{loading === "older" ? <p className="chat-day chat-older">Loading older messages</p> : null}
				<ol style={{ height: list.getTotalSize(), position: "relative" }}>
					{list.getVirtualItems().map(({ index, key, start }) => {
						const row = rows[index];
						if (!row) return null;
						return (
							<li
								key={key}
								ref={list.measureElement}
								data-index={index}
								className="chat-row"
								aria-posinset={index + 1}
								aria-setsize={chat.older ? -1 : rows.length}
								style={{ transform: `translateY(${start}px)` }}
							>
								{"unsent" in row ? (
									<UnsentItem message={row.unsent} />
								) : (
									<>
										{row.day ? <p className="chat-day">{row.day}</p> : null}
										{row.unread ? <p className="chat-unread">{newInWords(row.unread)}</p> : null}
										<MessageItem
											message={row.message}
											first={row.first}
											tail={row.tail}
											own={row.message.user_id === own_id}
											liked={chat.liked.has(row.message.id)}
											moderates={moderates}
											chat={chat}
											onReply={onReply}
										/>
									</>
								)}
							</li>
						);
					})}
				</ol>
			</div>
			{unread > 0 && !list.isAtEnd(NEAR_PX) ? (
				<button
					type="button"
					className="btn chat-new"
					data-variant="marigold"
					onClick={() => list.scrollToEnd({ behavior: "auto" })}
				>
					<ArrowDown className="icon" /> {newInWords(unread)}
				</button>
			) : null}
		</div>
	);
}

function UnsentItem({ message: { content, state } }: { message: Unsent }) {
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

function Skeleton() {
	return (
		<div aria-hidden="true" className="stack">
			{[60, 85, 45, 70].map((width) => (
				<div key={width} className="skeleton chat-skeleton" data-width={width} />
			))}
		</div>
	);
}
