import { copyText } from "../../../lib/browser/copy-text.ts";
import { toast } from "../../../ui/toast.tsx";

const urlOf = (to = window.location.href) => new URL(to, window.location.href).href;
const failed = { type: "error", title: "Error", text: "Failed to copy share link" } as const;

/** Copies an address of the site as a URL; by default the page's. */
export async function copyAddress(to?: string): Promise<void> {
	try {
		await copyText(urlOf(to));
		toast({ type: "success", title: "Link copied", text: "Paste it where the argument is." });
	} catch {
		toast(failed);
	}
}

/** Opens the device's share sheet for an address, else copies the address. */
export async function shareAddress(title: string, to?: string): Promise<void> {
	if (!navigator.share) return copyAddress(to);
	try {
		await navigator.share({ title, url: urlOf(to) });
	} catch (error) {
		const dismissed = error instanceof DOMException && error.name === "AbortError";
		if (!dismissed) toast(failed);
	}
}
