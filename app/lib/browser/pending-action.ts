import { readStorage, writeStorage } from "./storage.ts";

const KEY = "wish";
const LASTS_MS = 3_600_000;

/**
 * Stores what a visitor wants to do as soon as they are signed in: 'join:<group>', 'remind'. It replaces an older
 * wish.
 */
export const storePendingAction = (wish: string): void => void writeStorage(KEY, { wish, at: Date.now() });

/** Whether this wish was stored within the last hour. Deletes it, because the caller then fulfils it. */
export function takePendingAction(wish: string): boolean {
	const stored = readStorage(KEY) as { wish?: unknown; at?: unknown } | null;
	if (stored?.wish !== wish) return false;
	localStorage.removeItem(KEY);
	return Date.now() - Number(stored.at) < LASTS_MS;
}
