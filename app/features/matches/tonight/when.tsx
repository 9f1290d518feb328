import { useSyncExternalStore } from "react";
import { timeLeft } from "../../../lib/dates.ts";
import { useMinute } from "../../../lib/hooks/use-time.ts";
import { Moment } from "../../../ui/moment.tsx";
import { dayWord } from "./rules.ts";

/** 'Tonight at 8:00 PM': in Indian time on the server, in the reader's once hydrated. */
export function Hour({ at }: { at: string }) {
	const hydrated = useHydrated();
	const hour = hydrated ? new Date(at).getHours() : new Date(Date.parse(at) + INDIA_AHEAD_MS).getUTCHours();
	return (
		<>
			{dayWord(hour)} at <Moment at={at} show="time" />
		</>
	);
}
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

type Clock = {
	/** the server's time when it rendered the page, an ISO instant */
	rendered: string;
	ahead_ms: number;
};

/** The server's time in ms, updated each minute. Until the island hydrates it is `rendered`, so that both render the same. */
export function useServerTime({ rendered, ahead_ms }: Clock): number {
	const hydrated = useHydrated();
	const minute = useMinute(ahead_ms);
	return hydrated ? minute : Date.parse(rendered);
}

/** 'Starts in 20 min.' */
export function TimeLeft({ until, ...clock }: Clock & { until: string }) {
	const now = useServerTime(clock);
	return <>{now < Date.parse(until) ? `Starts in ${timeLeft(until, now)}.` : "It starts any moment now."}</>;
}

const noSubscription = () => () => {};
const useHydrated = () =>
	useSyncExternalStore(
		noSubscription,
		() => true,
		() => false,
	);
