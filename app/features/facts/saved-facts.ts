import { useSyncExternalStore } from "react";

/** The key in local storage: the catalogue's Save makes no request. */
export const SAVED_FACTS = "saved-facts";
const listeners = new Set<() => void>();

/** Whether this browser saved a fact, and a function to toggle it. False during server rendering. */
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
	// 'storage' fires for other tabs
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
		// without storage the button stays as it is
	}
	for (const listener of listeners) listener();
}
