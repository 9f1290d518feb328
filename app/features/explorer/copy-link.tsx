import { Link2, Share2 } from "lucide-react";
import { copyText } from "../../lib/browser/copy-text.ts";
import { toast } from "../../ui/toast.tsx";

/** Copies the address, which contains the question. */
export function CopyLink() {
	return (
		<button type="button" className="btn needs-script" data-variant="outline" onClick={copy}>
			<Link2 className="icon" /> Copy link
		</button>
	);
}

/** Shares the answer with the device's share sheet, else copies its address. */
export function ShareAnswer({ title }: { title: string }) {
	return (
		<button type="button" className="btn needs-script" data-variant="outline" onClick={() => share(title)}>
			<Share2 className="icon" /> Share
		</button>
	);
}

async function copy() {
	try {
		await copyText(window.location.href);
		toast({ type: "success", title: "Link copied", text: "Paste it where the argument is." });
	} catch {
		toast({ type: "error", title: "Error", text: "Failed to copy share link" });
	}
}

async function share(title: string) {
	if (!navigator.share) return copy();
	try {
		await navigator.share({ title, url: window.location.href });
	} catch (error) {
		const dismissed = error instanceof DOMException && error.name === "AbortError";
		if (!dismissed) toast({ type: "error", title: "Error", text: "Failed to copy share link" });
	}
}
