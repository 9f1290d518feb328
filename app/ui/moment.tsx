import { useSyncExternalStore } from "react";
import { formatMoment, formatOwnMoment, formatOwnTime } from "../lib/dates.ts";

const never = () => () => {};

type MomentProps = {
	/** an ISO instant */
	at: string;
	/** of the moment: all of it, or the time of day alone */
	show?: "moment" | "time";
	className?: string;
};

/**
 * A moment by the reader's own clock. The server does not know that clock: what it renders says India's time with its zone, and
 * the browser tells its own from then on.
 */
export function Moment({ at, show = "moment", className }: MomentProps) {
	const own = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return (
		<time dateTime={at} className={className}>
			{!own ? formatMoment(at) : show === "time" ? formatOwnTime(at) : formatOwnMoment(at)}
		</time>
	);
}
