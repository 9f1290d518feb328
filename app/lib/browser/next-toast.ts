/** The key in session storage of a toast for the next page. */
const FOR_NEXT_PAGE = "toast";

/** Stores a toast for the page that this tab loads next. Without storage that page opens in silence. */
export function storeToast(notice: object): void {
	try {
		sessionStorage.setItem(FOR_NEXT_PAGE, JSON.stringify(notice));
	} catch {
		// the browser stores nothing
	}
}

/** Removes the stored toast and returns it, or null when none is stored. */
export function takeToast(): object | null {
	try {
		const stored = sessionStorage.getItem(FOR_NEXT_PAGE);
		sessionStorage.removeItem(FOR_NEXT_PAGE);
		return stored ? JSON.parse(stored) : null;
	} catch {
		return null;
	}
}
