import { Code } from "lucide-react";
import { RequestFailed, request } from "../../lib/api.ts";
import { copyText } from "../../lib/browser/copy-text.ts";
import { toast } from "../../ui/toast.tsx";

/** Copies the HTML of this page's card, for a fan's own site. */
export function CopyCard() {
	return (
		<button type="button" className="btn needs-script" data-variant="outline" onClick={copy}>
			<Code className="icon" /> Embed
		</button>
	);
}

async function copy() {
	try {
		const { html } = await request("GET /oembed", { query: { url: window.location.href } });
		await copyText(html);
		toast({ type: "success", title: "Card copied", text: "Paste the code into your own page." });
	} catch (error) {
		const text = error instanceof RequestFailed ? error.message : "Failed to copy the card";
		toast({ type: "error", title: "Error", text });
	}
}
