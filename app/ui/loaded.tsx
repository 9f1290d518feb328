import type { ReactNode } from "react";
import { RequestFailed } from "../lib/api.ts";
import type { RequestState } from "../lib/hooks/use-request.ts";
import { ErrorState } from "./state.tsx";

type LoadedProps<Answer> = {
	asked: RequestState<Answer>;
	/** the title of the error */
	failed: string;
	text?: string;
	/** shown until the answer arrives; by default a placeholder */
	waiting?: ReactNode;
	/** shown when the fan is signed out or lacks the role */
	refused?: ReactNode;
	children: (answer: Answer) => ReactNode;
};

const SIGNED_OUT_OR_FORBIDDEN = [401, 403];

/** Renders the answer of a request (`useRequest`), a placeholder, or an error with a retry button. */
export function Loaded<Answer>({ asked, failed, text, waiting, refused, children }: LoadedProps<Answer>) {
	const { answer, failure, again } = asked;
	if (refused && failure instanceof RequestFailed && SIGNED_OUT_OR_FORBIDDEN.includes(failure.status)) return refused;
	if (answer !== null) return children(answer);
	if (failure === null) return waiting ?? <p className="skeleton h-40" role="status" aria-label="Loading" />;
	return (
		<ErrorState title={failed} text={text ?? "Our server didn't answer."}>
			<button type="button" className="btn" onClick={again}>
				Try again
			</button>
		</ErrorState>
	);
}
