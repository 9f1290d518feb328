/** The key in session storage of a toast for the next page. */
export const FOR_NEXT_PAGE = "toast";

/**
 * Shows the toast that a page begins with: that of an error in the page (`data-toast`), or what the link to the page said.
 * An error with `data-leads` opens that page instead, which shows the toast.
 */
export function showArrivalToast(): void {
	const notices: object[] = [];
	const { toast: text, leads } = document.querySelector<HTMLElement>("main [data-toast]")?.dataset ?? {};
	const error = text && { type: "error", title: "Error", text };
	try {
		if (error && leads) {
			sessionStorage.setItem(FOR_NEXT_PAGE, JSON.stringify(error));
			location.replace(leads);
			return;
		}
		const stored = sessionStorage.getItem(FOR_NEXT_PAGE);
		sessionStorage.removeItem(FOR_NEXT_PAGE);
		if (stored) notices.push(JSON.parse(stored));
	} catch {
		// none is stored
	}
	if (error) notices.push(error);
	if (notices.length > 0)
		void import("../toast.tsx").then(({ toast }) => {
			for (const notice of notices) toast(notice as Parameters<typeof toast>[0]);
		});
}
