import { Bookmark } from "lucide-react";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { useSignInPath } from "../../../lib/hooks/use-here.ts";
import { toast } from "../../../ui/toast.tsx";
import { sharingTexts } from "../../sharing/rules.ts";
import ShareButton from "../../sharing/share.island.tsx";
import type { Fact } from "../fact.ts";
import { useSavedFact } from "../saved-facts.ts";

/** SHARE-3: a fan shares through the share panel and earns points; a visitor shares the address of the page. */
export default function FactActions({ fact }: { fact: Pick<Fact, "id" | "title"> }) {
	const signInPath = useSignInPath();
	const [saved, toggleSaved] = useSavedFact(fact.id);
	return (
		<>
			<ShareButton
				type="fact"
				content_id={fact.id}
				name={fact.title}
				onVisitor={() => void sharePlainly(fact, signInPath)}
			/>
			<button
				type="button"
				className="btn needs-script"
				data-variant="outline"
				aria-pressed={saved}
				onClick={toggleSaved}
			>
				<Bookmark className="icon" /> {saved ? "Saved" : "Save"}
			</button>
		</>
	);
}

async function sharePlainly({ title }: Pick<Fact, "title">, signInPath: string) {
	const url = window.location.href;
	try {
		if (navigator.share) {
			await navigator.share({ title, url });
		} else {
			await copyText(url);
			const action = { label: "Sign In", to: signInPath };
			toast({ type: "success", title: "Link copied", text: sharingTexts.loginForPoints, action });
		}
	} catch (error) {
		const dismissed = error instanceof DOMException && error.name === "AbortError";
		if (!dismissed) toast({ type: "error", title: "Error", text: "Failed to copy share link" });
	}
}
