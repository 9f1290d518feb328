import { Bookmark, Share2 } from "lucide-react";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Fact } from "../fact.ts";
import { useSavedFact } from "../saved-facts.ts";

export function FactActions({ fact }: { fact: Fact }) {
	const [saved, toggleSaved] = useSavedFact(fact.id);
	return (
		<div className="cluster">
			<BackLink to="/facts" />
			<button type="button" className="btn needs-script" onClick={() => shareFact(fact)}>
				<Share2 className="icon" /> Share
			</button>
			<button
				type="button"
				className="btn needs-script"
				data-variant="outline"
				aria-pressed={saved}
				onClick={toggleSaved}
			>
				<Bookmark className="icon" /> {saved ? "Saved" : "Save"}
			</button>
		</div>
	);
}

async function shareFact({ title }: Fact) {
	const url = window.location.href;
	try {
		if (navigator.share) {
			await navigator.share({ title, url });
		} else {
			await copyText(url);
			toast({ type: "success", title: "Link copied", text: "Paste it where the argument is." });
		}
	} catch (error) {
		const dismissed = error instanceof DOMException && error.name === "AbortError";
		if (!dismissed) toast({ type: "error", title: "Error", text: "Failed to copy share link" });
	}
}
