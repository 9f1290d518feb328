import { lazy, Suspense, useEffect, useState } from "react";

export type Notice = { title: string; text?: string; type: "success" | "error" | "info" };

let show: ((notice: Notice) => void) | undefined;

/** Tells the fan what came of a deed: five seconds, one at a time, announced to screen readers. */
export function toast(notice: Notice) {
	show?.(notice);
}

const Toaster = lazy(() => import("./toaster.tsx"));

/** Stands once in the frame. What shows toasts is fetched with the first one. */
export function ToastHost() {
	const [notices, setNotices] = useState<Notice[]>([]);
	useEffect(() => {
		show = (notice) => setNotices((earlier) => [...earlier, notice]);
		return () => {
			show = undefined;
		};
	}, []);
	if (notices.length === 0) return null;
	return (
		<Suspense>
			<Toaster notices={notices} />
		</Suspense>
	);
}
