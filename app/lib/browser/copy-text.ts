/**
 * Copies a text to the clipboard. Throws when the browser refuses. Browsers have `navigator.clipboard` only on https
 * and localhost; elsewhere this selects the text in a hidden field and runs the copy command.
 */
export async function copyText(text: string): Promise<void> {
	if (navigator.clipboard) return navigator.clipboard.writeText(text);
	const field = document.createElement("textarea");
	field.value = text;
	field.readOnly = true;
	field.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px";
	// while a dialog is open, text outside it cannot be selected
	const dialogs = document.querySelectorAll("dialog[open]");
	const focused = document.activeElement as HTMLElement | null;
	(dialogs.item(dialogs.length - 1) ?? document.body).append(field);
	field.select();
	const copied = document.execCommand("copy");
	field.remove();
	focused?.focus({ preventScroll: true });
	if (!copied) throw new Error("The browser did not copy the text.");
}
