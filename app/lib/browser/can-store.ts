/** Whether the browser stores what a page asks it to. A browser that blocks cookies blocks storage as well. */
export function canStore(): boolean {
	try {
		return window.localStorage !== null;
	} catch {
		return false;
	}
}
