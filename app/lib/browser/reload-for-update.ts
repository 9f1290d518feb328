import { readStorage, writeStorage } from "./storage.ts";

/** Session storage key of the state that a tab keeps over a reload after an update. */
export const UPDATE = "update";
export const FIELDS =
	"main :is(textarea, input:not([type=hidden], [type=password], [type=file], [type=checkbox], [type=radio]))";
export type Field = HTMLInputElement | HTMLTextAreaElement;
/** `from`: address of this script in the old build. `path`: the page that was left. `typed`: field values by `fieldKey`. */
export type Update = { from: string; path: string; typed: Record<string, string> };

export const fieldKey = ({ name, id, placeholder }: Field): string => [name, placeholder, name ? "" : id].join("|");
export const here = (): string => location.pathname + location.search;

export const readUpdate = (): Update | null => readStorage(UPDATE, "sessionStorage") as Update | null;

/**
 * Reloads the tab at `to` after an update of the site, and stores the text of all fields for the current page. Returns false, and
 * loads nothing, when this build reloaded the tab before (a broken build would loop) or when the browser blocks session storage.
 */
export function reloadForUpdate(to = here()): boolean {
	if (readUpdate()?.from === import.meta.url) return false;
	const typed: Update["typed"] = {};
	for (const field of document.querySelectorAll<Field>(FIELDS)) if (field.value) typed[fieldKey(field)] = field.value;
	const update = { from: import.meta.url, path: here(), typed } satisfies Update;
	if (!writeStorage(UPDATE, update, "sessionStorage")) return false;
	if (to === here()) location.reload();
	else location.assign(to);
	return true;
}
