import { readStorage, writeStorage } from "./storage.ts";

const FOR_NEXT_PAGE = "toast";

/** Stores a toast for the page that this tab loads next. When storage is blocked, that page shows none. */
export const storeToast = (notice: object): void => void writeStorage(FOR_NEXT_PAGE, notice, "sessionStorage");

/** Returns the stored toast and deletes it; null when none is stored. */
export function takeToast(): object | null {
	const stored = readStorage(FOR_NEXT_PAGE, "sessionStorage");
	if (stored) sessionStorage.removeItem(FOR_NEXT_PAGE);
	return stored as object | null;
}
