import { readStorage, writeStorage } from "./storage.ts";

const KEY = "wish";
const EXPIRES_MS = 3_600_000;

/** Stores the action that a visitor pressed and that needs a fan: 'join:<group>', 'remind'. Replaces an older one. */
export const storePendingAction = (action: string): void => void writeStorage(KEY, { wish: action, at: Date.now() });

/** Whether this action was stored within the last hour. Deletes it, because the caller now performs it. */
export function takePendingAction(action: string): boolean {
	const stored = readStorage(KEY) as { wish?: unknown; at?: unknown } | null;
	if (stored?.wish !== action) return false;
	localStorage.removeItem(KEY);
	return Date.now() - Number(stored.at) < EXPIRES_MS;
}
