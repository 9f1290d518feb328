import type { ReactNode } from "react";
import { useSignInPath } from "../../lib/hooks/use-here.ts";
import type { RequestState } from "../../lib/hooks/use-request.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { EmptyState } from "../../ui/state.tsx";

type WhenLoadedProps<Answer> = { asked: RequestState<Answer>; what: string; children: (answer: Answer) => ReactNode };

/** Shows an answer of the API, with the desk's texts for loading, failure and a lost role. */
export const WhenLoaded = <Answer,>({ asked, what, children }: WhenLoadedProps<Answer>) => (
	<Loaded
		asked={asked}
		failed={`Failed to load ${what}`}
		waiting={<p className="skeleton h-72" role="status" aria-label={`Loading ${what}`} />}
		refused={<NotAdmin />}
	>
		{children}
	</Loaded>
);

/** For an admin who has signed out or lost the role since the page loaded. */
export function NotAdmin() {
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
