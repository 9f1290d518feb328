import { storeToast, takeToast } from "../../lib/browser/next-toast.ts";

/**
 * Shows the toasts for this page: the stored one (next-toast.ts), and that of an error in the page (`data-toast`). An
 * error with `data-leads` opens that page, which then shows the toast.
 */
export function showArrivalToast(): void {
	const { toast: text, leads } = document.querySelector<HTMLElement>("main [data-toast]")?.dataset ?? {};
	const error = text ? { type: "error", title: "Error", text } : null;
	if (error && leads) {
		storeToast(error);
		location.replace(leads);
		return;
	}
	const notices = [takeToast(), error].filter((notice) => notice !== null);
	if (notices.length > 0)
		void import("../toast.tsx").then(({ toast }) => {
			for (const notice of notices) toast(notice as Parameters<typeof toast>[0]);
		});
}
