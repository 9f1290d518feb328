import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { RequestFailed } from "../../lib/api.ts";
import type { Asked } from "../../lib/hooks/use-request.ts";
import { useSignInPath } from "../../lib/session/use-sign-in-path.ts";
import { EmptyState, ErrorState } from "../../ui/state.tsx";

type AnsweredProps<Answer> = { asked: Asked<Answer>; what: string; children: (answer: Answer) => ReactNode };

/**
 * Shows an answer once it has arrived; until then a placeholder, and after a failure the reason with a button to try
 * again.
 */
export function WhenLoaded<Answer>({ asked: { answer, failure, again }, what, children }: AnsweredProps<Answer>) {
	if (answer !== null) return children(answer);
	if (failure === null) return <p className="skeleton h-72" role="status" aria-label={`Loading ${what}`} />;
	if (failure instanceof RequestFailed && [401, 403].includes(failure.status)) return <NotYours />;
	return (
		<ErrorState title={`Failed to load ${what}`} text="Our server didn't answer.">
			<button type="button" className="btn" onClick={again}>
				<RotateCw className="icon" /> Try again
			</button>
		</ErrorState>
	);
}

/** Shown when an admin has lost the role since the page loaded. */
export function NotYours() {
	const signInPath = useSignInPath();
	return (
		<EmptyState
			title="This is for admins"
			text="You are signed out, or your role has changed since this page was opened."
		>
			<a className="btn" href={signInPath}>
				Sign In
			</a>
		</EmptyState>
	);
}
