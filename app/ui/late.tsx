import { type ComponentType, type ReactNode, useState } from "react";
import { useLate } from "../lib/hooks/use-late.ts";
import { ErrorState } from "./state.tsx";

type LateProps<Props> = {
	load: () => Promise<{ default: ComponentType<Props> }>;
	props: Props;
	/** shown until it is there; `heading`: above it, and also above the words that it cannot be had */
	waiting?: ReactNode;
	heading?: ReactNode;
};

/** A part of a page that is fetched when it is wanted. Where it cannot be had it says so, and can be asked for again. */
export function Late<Props extends object>({ load, props, waiting = null, heading = null }: LateProps<Props>) {
	const [lost, setLost] = useState(false);
	const Part = useLate(load, !lost, () => setLost(true));
	if (Part) return <Part {...props} />;
	return (
		<>
			{heading}
			{lost ? (
				<div className="wrap section">
					<ErrorState title={notFetched.title} text="You may be offline.">
						<button type="button" className="btn" onClick={() => setLost(false)}>
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

/** What a toast says of something that was asked for and could not be fetched. */
export const notFetched = {
	type: "error",
	title: "We couldn't load this",
	text: "You may be offline. Please try again.",
} as const;
