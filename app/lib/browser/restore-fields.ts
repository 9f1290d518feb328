import { FIELDS, type Field, fieldKey, here, readUpdate, UPDATE, type Update } from "./reload-for-update.ts";
import { writeStorage } from "./storage.ts";

const WAIT_MS = 20_000;

/** Restores the texts that `reloadForUpdate` stored, for 20 s also in fields that a page renders later. */
export function restoreFields(): void {
	const update = readUpdate();
	if (!update || update.path !== here() || Object.keys(update.typed).length === 0) return;
	const typed = new Map(Object.entries(update.typed));
	writeStorage(UPDATE, { ...update, typed: {} } satisfies Update, "sessionStorage");
	const fill = () => {
		for (const field of document.querySelectorAll<Field>(FIELDS)) {
			const value = typed.get(fieldKey(field));
			if (value === undefined) continue;
			typed.delete(fieldKey(field));
			if (field.value === value) continue;
			// React overrides the setter of the element and would ignore the change
			Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
		if (typed.size === 0) observer.disconnect();
	};
	const observer = new MutationObserver(fill);
	observer.observe(document.body, { childList: true, subtree: true });
	setTimeout(() => observer.disconnect(), WAIT_MS);
	fill();
}
