/** The key in session storage of a toast for the next page. */
export const FOR_NEXT_PAGE = "toast";

/** Shows the toast that a page begins with: an error that the server has rendered (`data-toast`), or what the link said. */
export function showArrivalToast(): void {
	const notices: object[] = [];
	const text = document.querySelector<HTMLElement>("main [data-toast]")?.dataset.toast;
	if (text) notices.push({ type: "error", title: "Error", text });
	try {
		const stored = sessionStorage.getItem(FOR_NEXT_PAGE);
		sessionStorage.removeItem(FOR_NEXT_PAGE);
		if (stored) notices.push(JSON.parse(stored));
	} catch {
		// none is stored
	}
	if (notices.length > 0)
		void import("../toast.tsx").then(({ toast }) => {
			for (const notice of notices) toast(notice as Parameters<typeof toast>[0]);
		});
}
