import { ownPath } from "../return-path.ts";

/** A notification, as the server sends it and the service worker shows it. Pure. */
export type Note = {
	title: string;
	body: string;
	/** the page that it opens */
	path: string;
	/** a second note with the same tag replaces the first */
	tag: string;
};

/** Shown when a note cannot be read. */
export const UNREADABLE_NOTE: Note = {
	title: "Something is on",
	body: "Open the site to see it.",
	path: "/",
	tag: "news",
};

/** Parses the text of a push message; null when it is not a note. */
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
	return origin + (ownPath(path) ?? "/");
}

/** The open tab that shows a page, whatever its query and hash. */
export const tabWith = <Tab extends { url: string }>(tabs: readonly Tab[], page: string): Tab | undefined =>
	tabs.find(({ url }) => new URL(url).pathname === new URL(page).pathname);
