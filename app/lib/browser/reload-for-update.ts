import { readStorage, writeStorage } from "./storage.ts";

/** The key in session storage of an `Update`. */
export const UPDATE = "update";
export const FIELDS =
	"main :is(textarea, input:not([type=hidden], [type=password], [type=file], [type=checkbox], [type=radio]))";
export type Field = HTMLInputElement | HTMLTextAreaElement;
/**
 * A reload after an update of the site. `from`: address of this script in the old build. `path`: the page before the
 * reload. `typed`: texts of its fields by `fieldKey`.
 */
export type Update = { from: string; path: string; typed: Record<string, string> };

export const fieldKey = ({ name, id, placeholder }: Field): string => [name, placeholder, name ? "" : id].join("|");
export const here = (): string => location.pathname + location.search;

export const readUpdate = (): Update | null => readStorage(UPDATE, "sessionStorage") as Update | null;

/**
 * Loads `to`, by default the current page, from the new build, and stores the texts of all fields for `restoreFields`.
 * Returns false, and loads nothing, if this build did so before (a broken build would loop) or if storage is blocked.
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
