import type { ReactNode } from "react";
import type { Asked } from "../../lib/hooks/use-request.ts";
import { ErrorState } from "../../ui/state.tsx";

type LoadedProps<Answer> = {
	asked: Asked<Answer>;
	failed: string;
	waiting?: ReactNode;
	children: (answer: Answer) => ReactNode;
};

/**
 * Shows an answer once it has arrived; until then a placeholder (`waiting`) of the same height, and after a failure a
 * button to try again.
 */
export function Loaded<Answer>({ asked: { answer, failure, again }, failed, waiting, children }: LoadedProps<Answer>) {
	if (answer !== null) return children(answer);
	if (failure === null)
		return (
			<div className={waiting ? undefined : "skeleton h-40"} role="status" aria-label="Loading">
				{waiting}
			</div>
		);
	return (
		<ErrorState title={failed} text="Our server didn't answer.">
			<button type="button" className="btn" onClick={again}>
				Try again
			</button>
		</ErrorState>
	);
}
