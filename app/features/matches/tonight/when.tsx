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

/** 'Starts in 20 min.' `rendered`: the server's time, used until the island hydrates so that both render the same. */
export function TimeLeft({ until, rendered, ahead_ms }: { until: string; rendered: string; ahead_ms: number }) {
	const hydrated = useHydrated();
	const minute = useMinute(ahead_ms);
	const now = hydrated ? minute : Date.parse(rendered);
	return <>{now < Date.parse(until) ? `Starts in ${timeLeft(until, now)}.` : "It starts any moment now."}</>;
}

const noSubscription = () => () => {};
/** False on the server and in the first render, which must match the server's. */
export const useHydrated = () =>
	useSyncExternalStore(
		noSubscription,
		() => true,
		() => false,
	);
