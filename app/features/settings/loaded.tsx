import type { ReactNode } from "react";
import type { Asked } from "../../lib/use-asked.ts";
import { ErrorState } from "../../ui/state.tsx";

type LoadedProps<Answer> = { asked: Asked<Answer>; failed: string; children: (answer: Answer) => ReactNode };

/** What was asked for once it is there; until then its place, and if it does not come, the way to ask again. */
export function Loaded<Answer>({ asked: { answer, failure, again }, failed, children }: LoadedProps<Answer>) {
	if (answer !== null) return children(answer);
	if (failure === null) return <p className="skeleton h-40" role="status" aria-label="Loading" />;
	return (
		<ErrorState title={failed} text="The server did not answer as it should.">
			<button type="button" className="btn" onClick={again}>
				Try again
			</button>
		</ErrorState>
	);
}
