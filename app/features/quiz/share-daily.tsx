import { Copy, Share2 } from "lucide-react";
import { formatLongDate } from "../../lib/dates.ts";
import { Link } from "../../ui/link.tsx";
import { toast } from "../../ui/toast.tsx";
import { quizTexts, shareText } from "./play-rules.ts";
import type { Run } from "./quiz.ts";

/** Sends a daily result around: the score and a row of marks, nothing of the questions. */
export function ShareDaily({ run, siteName }: { run: Run; siteName: string }) {
	const day = run.day ?? "";
	const text = shareText({ ...run, day }, siteName, formatLongDate(day));
	const url = () => `${window.location.origin}/quiz/daily`;

	async function copy() {
		try {
			await navigator.clipboard.writeText(`${text}\n${url()}`);
			toast({ type: "success", title: "Copied", text: "Paste it wherever the argument is." });
		} catch {
			toast({ type: "error", title: "Error", text: "Failed to copy" });
		}
	}
	async function share() {
		try {
			await navigator.share({ text, url: url() });
		} catch (error) {
			if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
		}
	}

	return (
		<>
			{typeof navigator.share === "function" ? (
				<button type="button" className="btn" data-variant="marigold" data-size="lg" onClick={share}>
					<Share2 className="icon" /> Share result
				</button>
			) : null}
			<button type="button" className="btn" data-variant="outline" data-size="lg" onClick={copy}>
				<Copy className="icon" /> Copy result
			</button>
			<Link className="btn" data-variant="outline" data-size="lg" to="/quiz">
				{quizTexts.another}
			</Link>
		</>
	);
}
