import { FriendsOnHold } from "../friends-on-hold.tsx";
import { Groups } from "../groups.tsx";
import { ReportedMessages } from "../reported-messages.tsx";
import { ReportedQuestions } from "../reported-questions.tsx";
import { Sanctions } from "../sanctions.tsx";

/** ADMIN-5: reports from chats and quizzes, friends on hold for a decision, sanctions, and groups. */
export function ModerationTab() {
	return (
		// reserves space for each queue, so that loading one does not move the next
		<div className="stack gap-8 *:min-h-84">
			<ReportedMessages />
			<ReportedQuestions />
			<FriendsOnHold />
			<Sanctions />
			<Groups />
		</div>
	);
}
