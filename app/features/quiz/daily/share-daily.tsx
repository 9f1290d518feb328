import { Copy, MessageCircle, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { toast } from "../../../ui/toast.tsx";
import { shareText } from "../play-rules.ts";
import type { DailyResult } from "../quiz.ts";
import "../result/result.css";
import "../../../ui/styles/cards.css";

type ShareDailyProps = { result: DailyResult; siteName: string };

const textOf = ({ result, siteName }: ShareDailyProps) =>
	shareText({ day: result.day, marks: result.answers }, siteName);

/** Buttons that share a daily result: the phone's share sheet if it has one, WhatsApp, X and a copy. */
export function ShareDaily(props: ShareDailyProps) {
	const text = textOf(props);
	const url = `${window.location.origin}/quiz/daily`;
	const message = encodeURIComponent(`${text}\n${url}`);

	async function copy() {
		try {
			await copyText(`${text}\n${url}`);
			toast({ type: "success", title: "Copied", text: "Paste it where the argument is." });
		} catch {
			toast({ type: "error", title: "Error", text: "Failed to copy" });
		}
	}
	async function share() {
		try {
			await navigator.share({ text, url });
		} catch (error) {
			if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
		}
	}

	return (
		<div className="result-acts">
			{typeof navigator.share === "function" ? (
				<button type="button" className="btn" data-variant="marigold" data-size="lg" onClick={share}>
					<Share2 className="icon" /> Share
				</button>
			) : null}
			<Elsewhere href={`https://wa.me/?text=${message}`}>
				<MessageCircle className="icon" /> WhatsApp
			</Elsewhere>
			<Elsewhere href={`https://x.com/intent/post?text=${message}`}>
				<XMark /> Post<span className="sr-only"> on X</span>
			</Elsewhere>
			<button type="button" className="btn" data-variant="outline" data-size="lg" onClick={copy}>
				<Copy className="icon" /> Copy
			</button>
		</div>
	);
}

function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a className="btn" data-variant="outline" data-size="lg" href={href} target="_blank" rel="noopener noreferrer">
			{children}
			<span className="sr-only"> (new tab)</span>
		</a>
	);
}

/** The logo of X, because an icon of the letter looks like a wrong answer. */
const XMark = () => (
	<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
		<path d="M4 3h4.5L20 21h-4.5zM19.5 3l-6.6 7.6M11 13.2 4.4 21" />
	</svg>
);

/** A preview of the shared message. */
export function Slip(props: ShareDailyProps) {
	const [title, score, , challenge] = textOf(props).split("\n");
	const { answers } = props.result;
	return (
		<section className="card slip" aria-label="What your friends see">
			<p className="slip-h">What your friends see</p>
			<p className="slip-t">
				{title}
				<br />
				<strong>{score}</strong>
				<br />
				<span
					className="slip-d"
					role="img"
					aria-label={answers.map(({ correct }) => (correct ? "right" : "wrong")).join(", ")}
				>
					{answers.map(({ question_id, correct }) => (
						<i key={question_id} data-on={correct ? "" : undefined} />
					))}
				</span>
				<br />
				{challenge}
			</p>
			<p className="note">No questions, no answers, no spoilers.</p>
		</section>
	);
}
