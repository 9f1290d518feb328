import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";

export type Notice = {
	title: string;
	text?: string;
	type: "success" | "error" | "info";
	/** a way on: a button, or a link to an address of the site */
	action?: { label: string; run: () => void } | { label: string; to: string };
};

// Set only in browsers, by effects and event handlers. A notice made before the host is mounted waits for it.
let notices: readonly Notice[] = [];
let hear: (() => void) | undefined;
const none: readonly Notice[] = [];

/** Shows the result of an action: for five seconds, one at a time, announced to screen readers. */
export function toast(notice: Notice) {
	notices = [...notices, notice];
	hear?.();
}

/** Rendered once in the frame. It loads the toaster with the first notice. */
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
		// without a connection the import fails; the next notice tries again
		import("./toaster.tsx").then(
			(found) => setToaster(() => found.default),
			() => undefined,
		);
	}, [given, Toaster]);
	return Toaster ? <Toaster notices={given} /> : null;
}
