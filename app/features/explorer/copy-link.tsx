import { Link2, Share2 } from "lucide-react";
import { copyText } from "../../lib/browser/copy-text.ts";
import { toast } from "../../ui/toast.tsx";

/** Copies an address of the site, which contains the question; by default the page's. */
export function CopyLink({ to }: { to?: string }) {
	return (
		<button type="button" className="btn needs-script" data-variant="outline" onClick={() => copy(to)}>
			<Link2 className="icon" /> Copy link
		</button>
	);
}

/** Shares the answer at an address with the device's share sheet, else copies the address. */
export function ShareAnswer({ title, to }: { title: string; to?: string }) {
	return (
		<button type="button" className="btn needs-script" data-variant="outline" onClick={() => share(title, to)}>
			<Share2 className="icon" /> Share
		</button>
	);
}

const urlOf = (to = window.location.href) => new URL(to, window.location.href).href;

async function copy(to?: string) {
	try {
		await copyText(urlOf(to));
		toast({ type: "success", title: "Link copied", text: "Paste it where the argument is." });
	} catch {
		toast({ type: "error", title: "Error", text: "Failed to copy share link" });
	}
}

async function share(title: string, to?: string) {
	if (!navigator.share) return copy(to);
	try {
		await navigator.share({ title, url: urlOf(to) });
	} catch (error) {
		const dismissed = error instanceof DOMException && error.name === "AbortError";
		if (!dismissed) toast({ type: "error", title: "Error", text: "Failed to copy share link" });
	}
}
