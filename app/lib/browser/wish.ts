const KEY = "wish";
const LASTS_MS = 3_600_000;

/** Stores what a visitor wants to do as soon as they are signed in: 'join:<group>', 'remind'. It replaces an older wish. */
export function noteWish(wish: string): void {
	try {
		localStorage.setItem(KEY, JSON.stringify({ wish, at: Date.now() }));
	} catch {
		// without storage the fan presses the button again
	}
}

/** Whether this wish was stored within the last hour; it is then fulfilled, and forgotten. */
export function takeWish(wish: string): boolean {
	try {
		const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { wish?: unknown; at?: unknown };
		if (kept.wish !== wish) return false;
		localStorage.removeItem(KEY);
		return Date.now() - Number(kept.at) < LASTS_MS;
	} catch {
		return false;
	}
}
