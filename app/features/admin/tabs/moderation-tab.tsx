import { FriendsOnHold } from "../friends-on-hold.tsx";
import { ReportedMessages } from "../reported-messages.tsx";
import { ReportedQuestions } from "../reported-questions.tsx";

/** ADMIN-5: reports from chats and quizzes, and friends on hold for a decision. */
export function ModerationTab() {
	return (
		// reserves space for each queue, so that loading one does not move the next
		<div className="stack gap-8 *:min-h-84">
			<ReportedMessages />
			<ReportedQuestions />
			<FriendsOnHold />
		</div>
	);
}
