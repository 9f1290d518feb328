import { useSyncExternalStore } from "react";
import { formatMoment, formatOwnMoment, formatOwnTime, formatTime } from "../lib/dates.ts";

const OWN = { moment: formatOwnMoment, time: formatOwnTime };
const IN_INDIA = { moment: formatMoment, time: formatTime };
const never = () => () => {};

type MomentProps = {
	/** an ISO instant */
	at: string;
	/** date and time, or only the time of day */
	show?: "moment" | "time";
	className?: string;
};

/** A time in the visitor's time zone. The server does not know the zone and renders Indian time. */
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
