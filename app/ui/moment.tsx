import { useSyncExternalStore } from "react";
import { formatMoment, formatOwnMoment, formatOwnTime, formatTime } from "../lib/dates.ts";

const OWN = { moment: formatOwnMoment, time: formatOwnTime };
const IN_INDIA = { moment: formatMoment, time: formatTime };
const never = () => () => {};

type MomentProps = {
	/** an ISO instant */
	at: string;
	/** the whole moment, or only the time of day */
	show?: "moment" | "time";
	className?: string;
};

/**
 * A moment in the visitor's time zone. The server does not know that zone: it renders Indian time with its name, and
 * the browser replaces it.
 */
export function Moment({ at, show = "moment", className }: MomentProps) {
	const own = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return (
		<time dateTime={at} className={className} data-own={show}>
			{(own ? OWN : IN_INDIA)[show](at)}
		</time>
	);
}
