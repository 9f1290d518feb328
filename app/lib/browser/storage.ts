type StorageName = "localStorage" | "sessionStorage";

/** The JSON value under a key; null when there is none, it cannot be parsed, or the browser blocks storage. */
export function readStorage(key: string, storage: StorageName = "localStorage"): unknown {
	try {
		return JSON.parse(window[storage].getItem(key) ?? "null");
	} catch {
		return null;
	}
}

/** Stores a value as JSON. Returns false when storage is full or blocked. */
export function writeStorage(key: string, value: unknown, storage: StorageName = "localStorage"): boolean {
	try {
		window[storage].setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}
