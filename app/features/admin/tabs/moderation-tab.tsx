import { HeldFriends } from "../held-friends.tsx";
import { ReportedMessages } from "../reported-messages.tsx";
import { ReportedQuestions } from "../reported-questions.tsx";

/** ADMIN-5: what fans reported in chats and quizzes, to be kept or removed, and friends who are held. */
export function ModerationTab() {
	return (
		// each queue keeps its place, full or empty: the next one does not move when it comes
		<div className="stack gap-8 *:min-h-84">
			<ReportedMessages />
			<ReportedQuestions />
			<HeldFriends />
		</div>
	);
}
