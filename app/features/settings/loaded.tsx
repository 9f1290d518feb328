import type { ReactNode } from "react";
import type { Asked } from "../../lib/hooks/use-asked.ts";
import { ErrorState } from "../../ui/state.tsx";

type LoadedProps<Answer> = {
	asked: Asked<Answer>;
	failed: string;
	waiting?: ReactNode;
	children: (answer: Answer) => ReactNode;
};

/** What was asked for once it is there; until then its place (`waiting`: as high as it will be), and if it does not come, the way to ask again. */
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
