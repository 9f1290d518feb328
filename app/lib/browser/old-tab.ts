/** Session storage key of the state that a tab keeps over a reload after an update. */
const UPDATE = "update";
/** How long `putBackTyped` waits for fields that a page renders late. */
const PATIENCE_MS = 20_000;

const FIELDS =
	"main :is(textarea, input:not([type=hidden], [type=password], [type=file], [type=checkbox], [type=radio]))";
type Field = HTMLInputElement | HTMLTextAreaElement;
/** `from`: address of this script in the old build. `path`: the page that was left. `typed`: field values by `nameOf`. */
type Update = { from: string; path: string; typed: Record<string, string> };

const nameOf = ({ name, id, placeholder }: Field): string => [name, placeholder, name ? "" : id].join("|");
const here = (): string => location.pathname + location.search;

function readUpdate(): Update | null {
	try {
		return JSON.parse(sessionStorage.getItem(UPDATE) ?? "null");
	} catch {
		return null;
	}
}

/**
 * Reloads the tab at `to` after an update of the site, and stores the text of all fields for the current page. Returns false, and
 * loads nothing, when this build reloaded the tab before (a broken build would loop) or when the browser blocks session storage.
 */
export function loadForUpdate(to = here()): boolean {
	if (readUpdate()?.from === import.meta.url) return false;
	const typed: Update["typed"] = {};
	for (const field of document.querySelectorAll<Field>(FIELDS)) if (field.value) typed[nameOf(field)] = field.value;
	try {
		sessionStorage.setItem(UPDATE, JSON.stringify({ from: import.meta.url, path: here(), typed } satisfies Update));
	} catch {
		return false;
	}
	if (to === here()) location.reload();
	else location.assign(to);
	return true;
}

/** Restores the field texts that `loadForUpdate` stored for this page, for 20 s also into fields that render later. */
export function putBackTyped(): void {
	const update = readUpdate();
	if (!update || update.path !== here() || Object.keys(update.typed).length === 0) return;
	const typed = new Map(Object.entries(update.typed));
	sessionStorage.setItem(UPDATE, JSON.stringify({ ...update, typed: {} } satisfies Update));
	const fill = () => {
		for (const field of document.querySelectorAll<Field>(FIELDS)) {
			const value = typed.get(nameOf(field));
			if (value === undefined) continue;
			typed.delete(nameOf(field));
			if (field.value === value) continue;
			// React overrides the element's own setter and would ignore the change
			Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
		if (typed.size === 0) appearing.disconnect();
	};
	const appearing = new MutationObserver(fill);
	appearing.observe(document.body, { childList: true, subtree: true });
	setTimeout(() => appearing.disconnect(), PATIENCE_MS);
	fill();
}
