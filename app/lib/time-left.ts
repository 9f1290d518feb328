/**
 * The time until an ISO instant: '4 h 20 min', '20 min', 'a minute'; '3 days' from two days on. `now` in
 * milliseconds.
 */
export function timeLeft(until: string, now: number): string {
	const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000));
	if (minutes <= 1) return "a minute";
	if (minutes < 60) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	if (hours >= 48) return `${Math.floor(hours / 24)} days`;
	return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}
