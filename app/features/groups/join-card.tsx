import { formatOwnMoment } from "../../lib/dates.ts";
import { sanctionInWords } from "./chat/rules.ts";
import type { Sanction } from "./group.ts";
import { groupsTexts } from "./rules.ts";
import "./chat/view/chat.css";
import "./groups.css";

type JoinCardProps = { waiting: boolean; ban: Sanction | null; onJoin: () => void };

/** In place of the chat, for visitors and fans who are not in the group. */
export function JoinCard({ waiting, ban, onJoin }: JoinCardProps) {
	if (waiting) return <div className="chat skeleton chat-placeholder" aria-hidden="true" />;
	if (ban)
		return (
			<section className="chat chat-closed" aria-label="Group chat">
				<p role="status">{sanctionInWords(ban, formatOwnMoment)}</p>
			</section>
		);
	return (
		<section className="chat chat-closed" aria-label="Group chat">
			<h2>{groupsTexts.joinToTakePart}</h2>
			<p>Join to read and chat. Leave any time.</p>
			<button type="button" className="btn" data-variant="primary" onClick={onJoin}>
				Join Group
			</button>
			<noscript>
				<p className="note">The chat needs JavaScript.</p>
			</noscript>
		</section>
	);
}
