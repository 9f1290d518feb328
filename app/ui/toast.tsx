import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";

export type Notice = { title: string; text?: string; type: "success" | "error" | "info" };

// Written in browsers only, by effects and deeds; a notice given before the host is there waits for it.
let notices: readonly Notice[] = [];
let hear: (() => void) | undefined;
const none: readonly Notice[] = [];

/** Tells the fan what came of a deed: five seconds, one at a time, announced to screen readers. */
export function toast(notice: Notice) {
	notices = [...notices, notice];
	hear?.();
}

/** Stands once in the frame. What shows toasts is fetched with the first one. */
export function ToastHost() {
	const given = useSyncExternalStore(
		(listener) => {
			hear = listener;
			return () => {
				hear = undefined;
			};
		},
		() => notices,
		() => none,
	);
	const [Toaster, setToaster] = useState<ComponentType<{ notices: readonly Notice[] }> | null>(null);
	useEffect(() => {
		if (given.length === 0 || Toaster) return;
		// without a connection it cannot come: the page stays as it is, and the next notice tries again
		import("./toaster.tsx").then(
			(found) => setToaster(() => found.default),
			() => undefined,
		);
	}, [given, Toaster]);
	return Toaster ? <Toaster notices={given} /> : null;
}
