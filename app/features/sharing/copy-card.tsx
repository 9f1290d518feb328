import { Code } from "lucide-react";
import { RequestFailed, request } from "../../lib/api.ts";
import { copyText } from "../../lib/browser/copy-text.ts";
import { toast } from "../../ui/toast.tsx";

/** A button that copies the HTML of a page's embeddable card. `of`: the page's address, by default this page's. */
export function CopyCard({ of }: { of?: string }) {
	return (
		<button type="button" className="btn needs-script" data-variant="outline" onClick={() => copy(of)}>
			<Code className="icon" /> Embed
		</button>
	);
}

async function copy(of = window.location.href) {
	try {
		const { html } = await request("GET /oembed", { query: { url: new URL(of, window.location.href).href } });
		await copyText(html);
		toast({ type: "success", title: "Card copied", text: "Paste the code into your own page." });
	} catch (error) {
		const text = error instanceof RequestFailed ? error.message : "Failed to copy the card";
		toast({ type: "error", title: "Error", text });
	}
}
