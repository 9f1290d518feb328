/** Whether the browser keeps what a page stores. Cookies and storage are blocked together; `navigator.cookieEnabled` stays true then. */
export function keepsData(): boolean {
	try {
		return window.localStorage !== null;
	} catch {
		return false;
	}
}
