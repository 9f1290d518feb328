/** The key in session storage of what a tab needs after it is loaded again for an update of the site. */
const UPDATE = "update";
/** How long fields that a page shows late are waited for. */
const PATIENCE_MS = 20_000;

const FIELDS =
	"main :is(textarea, input:not([type=hidden], [type=password], [type=file], [type=checkbox], [type=radio]))";
type Field = HTMLInputElement | HTMLTextAreaElement;
/** `from`: the script of the build that was left. `typed`: values of fields, by what names a field. */
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
 * Loads a page again, because a script of this tab's build is gone: the site was updated. What was typed is kept for the page it was
 * typed on. Returns false when that was done for this build before, so that a broken build causes no loop, and where the
 * browser stores nothing. `to`: the page the fan was on the way to, else this one.
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

/** Puts back what was typed on this page before the tab was loaded again, also into fields that appear later. */
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
			// by the prototype's setter, because React would not see a change made by its own
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
