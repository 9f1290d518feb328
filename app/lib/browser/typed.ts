import { FIELDS, type Field, here, nameOf, readUpdate, UPDATE, type Update } from "./old-tab.ts";
import { writeStorage } from "./storage.ts";

/** How long `putBackTyped` waits for fields that a page renders late. */
const PATIENCE_MS = 20_000;

/** Restores the field texts that `loadForUpdate` stored for this page, for 20 s also into fields that render later. */
export function putBackTyped(): void {
	const update = readUpdate();
	if (!update || update.path !== here() || Object.keys(update.typed).length === 0) return;
	const typed = new Map(Object.entries(update.typed));
	writeStorage(UPDATE, { ...update, typed: {} } satisfies Update, "sessionStorage");
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
