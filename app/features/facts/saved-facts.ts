import { useSyncExternalStore } from "react";

/** The key in local storage: saved facts stay in the browser. */
export const SAVED_FACTS = "saved-facts";
const listeners = new Set<() => void>();

/** Returns whether this browser has saved a fact (false on the server), and a function to toggle it. */
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
	// 'storage' reports changes by other tabs only
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

function read(): string[] {
	try {
		const ids: unknown = JSON.parse(localStorage.getItem(SAVED_FACTS) ?? "[]");
		return Array.isArray(ids) ? ids : [];
	} catch {
		return [];
	}
}

function write(ids: string[]) {
	try {
		localStorage.setItem(SAVED_FACTS, JSON.stringify(ids));
	} catch {
		// storage is full or forbidden, so nothing is saved
	}
	for (const listener of listeners) listener();
}
