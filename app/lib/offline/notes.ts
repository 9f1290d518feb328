/** A notification, as the server sends it and the service worker shows it. Pure. */
export type Note = {
	title: string;
	body: string;
	/** of the page that it opens */
	path: string;
	/** a second note with the same tag takes the place of the first */
	tag: string;
};

/** In the place of a note that cannot be read. */
export const NEWS: Note = { title: "Something is on", body: "Open the site to see it.", path: "/", tag: "news" };

/** Reads the text of a message; null when it is no note. */
export function readNote(text: string): Note | null {
	try {
		const { title, body, path, tag } = JSON.parse(text);
		return [title, body, path, tag].every((part) => typeof part === "string") ? { title, body, path, tag } : null;
	} catch {
		return null;
	}
}

/** The address of a note's page on this site; another site's address leads to the home page. */
export function pageOf(path: unknown, origin: string): string {
	const url = typeof path === "string" ? URL.parse(path, origin) : null;
	return url?.origin === origin ? url.href : `${origin}/`;
}

/** The open tab that shows a page, whatever its query and place. */
export const tabWith = <Tab extends { url: string }>(tabs: readonly Tab[], page: string): Tab | undefined =>
	tabs.find(({ url }) => new URL(url).pathname === new URL(page).pathname);
