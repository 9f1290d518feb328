import { ownPath } from "../return-path.ts";

/** A notification, which the server sends and the service worker shows. */
export type Note = {
	title: string;
	body: string;
	/** the page that it opens */
	path: string;
	/** replaces an earlier notification with the same tag */
	tag: string;
};

/** Shown for a push message that cannot be parsed. */
export const UNREADABLE_NOTE: Note = {
	title: "Something is on",
	body: "Open the site to see it.",
	path: "/",
	tag: "news",
};

/** Parses the text of a push message; null if it is no note. */
export function readNote(text: string): Note | null {
	try {
		const { title, body, path, tag } = JSON.parse(text);
		return [title, body, path, tag].every((part) => typeof part === "string") ? { title, body, path, tag } : null;
	} catch {
		return null;
	}
}

/** The absolute address of a note's path; of the home page for a path that leads to another site. */
export function pageOf(path: unknown, origin: string): string {
	return origin + (ownPath(path) ?? "/");
}

/** The tab that shows the page, with any query and hash. */
export const tabWith = <Tab extends { url: string }>(tabs: readonly Tab[], page: string): Tab | undefined =>
	tabs.find(({ url }) => new URL(url).pathname === new URL(page).pathname);
