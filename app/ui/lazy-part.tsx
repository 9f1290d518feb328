import { type ComponentType, type ReactNode, useState } from "react";
import { useLazyPart } from "../lib/hooks/use-lazy-part.ts";
import { ErrorState } from "./state.tsx";
import { notFetched } from "./toast.tsx";

type LazyPartProps<Props> = {
	load: () => Promise<{ default: ComponentType<Props> }>;
	props: Props;
	/** shown while the part loads */
	waiting?: ReactNode;
	/** above `waiting` and above the error */
	heading?: ReactNode;
};

/** A part of a page that loads when it is rendered. If loading fails, it shows an error with a retry button. */
export function LazyPart<Props extends object>({ load, props, waiting = null, heading = null }: LazyPartProps<Props>) {
	const [failed, setFailed] = useState(false);
	const Part = useLazyPart(load, !failed, () => setFailed(true));
	if (Part) return <Part {...props} />;
	return (
		<>
			{heading}
			{failed ? (
				<div className="wrap section">
					<ErrorState title={notFetched.title} text="You may be offline.">
						<button type="button" className="btn" onClick={() => setFailed(false)}>
							Try again
						</button>
					</ErrorState>
				</div>
			) : (
				waiting
			)}
		</>
	);
}
