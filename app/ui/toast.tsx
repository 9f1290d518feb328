import { lazy, Suspense, useSyncExternalStore } from "react";

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

const Toaster = lazy(() => import("./toaster.tsx"));

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
	if (given.length === 0) return null;
	return (
		<Suspense>
			<Toaster notices={given} />
		</Suspense>
	);
}
