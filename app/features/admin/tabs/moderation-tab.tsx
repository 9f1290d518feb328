import { FriendsOnHold } from "../friends-on-hold.tsx";
import { Groups } from "../groups.tsx";
import { ReportedMessages } from "../reported-messages.tsx";
import { ReportedQuestions } from "../reported-questions.tsx";
import { Sanctions } from "../sanctions.tsx";

/** ADMIN-5: all that needs an admin's decision. */
export function ModerationTab() {
	return (
		// the minimum height keeps a list in place while the one above loads
		<div className="stack gap-8 *:min-h-84">
			<ReportedMessages />
			<ReportedQuestions />
			<FriendsOnHold />
			<Sanctions />
			<Groups />
		</div>
	);
}
