import { useSyncExternalStore } from "react";

// kept in this browser only: the catalogue's Save is no call to the server
const KEY = "saved-facts";
const listeners = new Set<() => void>();

/** Whether this browser saved a fact, and the switch for it. While the server renders nothing is saved. */
export function useSavedFact(id: string): [saved: boolean, toggle: () => void] {
	const saved = useSyncExternalStore(
		subscribe,
		() => read().includes(id),
		() => false,
	);
	return [saved, () => write(saved ? read().filter((other) => other !== id) : [...read(), id])];
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	// 'storage' tells of other tabs
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

function read(): string[] {
	try {
		const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(ids) ? ids : [];
	} catch {
		return [];
	}
}

function write(ids: string[]) {
	try {
		localStorage.setItem(KEY, JSON.stringify(ids));
	} catch {
		// a browser that keeps nothing for us: the button stays as it is
	}
	for (const listener of listeners) listener();
}
