import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { MessageList } from "../chat/view/last-chat.tsx";
import type { ReliveListener } from "../relive/use-relive.ts";
import { groupsTexts } from "../rules.ts";
import "./evening.css";
import "../chat/view/chat.css";

const EVERY_MS = 10_000;

type ReadAlongProps = {
	group_id: string;
	/** shown until there is a message */
	empty: ReactNode;
	signedOut: boolean;
	listener: ReliveListener;
	onJoin: () => void;
};

/** The latest messages of the site's own room, and a button to join, for visitors and fans who have not joined. */
export function ReadAlong({ group_id, empty, signedOut, listener, onJoin }: ReadAlongProps) {
	const { answer, again } = useRequest("GET /groups/:id/latest", { params: { id: group_id } });
	const log = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const timer = setInterval(() => document.hidden || again(), EVERY_MS);
		return () => clearInterval(timer);
	}, [again]);
	// this page opens no socket, so it learns of changes of the relive by polling messages
	useEffect(() => {
		if (answer) listener.current?.({ revision: answer.relive_revision });
	}, [answer, listener]);
	const newest = answer?.messages.at(-1)?.id;
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is a new message
	useLayoutEffect(() => {
		log.current?.scrollTo({ top: log.current.scrollHeight });
	}, [newest]);
	return (
		<section className="chat read-along" aria-label="Group chat">
			<div className="chat-head" />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by keyboard */}
			<div className="chat-log" role="log" aria-label="Messages" aria-busy={!answer} tabIndex={0} ref={log}>
				{answer?.messages.length === 0 ? empty : null}
				<MessageList messages={answer?.messages ?? []} />
			</div>
			<div className="chat-foot">
				<p>
					<b>{groupsTexts.joinToTakePart}.</b> Guess each over, and have your say.
				</p>
				<button type="button" className="btn" data-variant="primary" data-block="" onClick={onJoin}>
					{signedOut ? "Join with your email" : "Join Group"}
				</button>
			</div>
		</section>
	);
}
