import { EmptyState } from "../../ui/state.tsx";
import { groupsTexts } from "./rules.ts";

/** Shown for a group that does not exist or was removed. */
export const GroupGone = () => (
	<EmptyState whole title="Not on the scorecard" text={groupsTexts.notFoundText}>
		<a className="btn" href="/groups">
			All groups
		</a>
	</EmptyState>
);
