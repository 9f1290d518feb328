import { Copy, Link2, LoaderCircle, MessageCircle, Send, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { copyText } from "../../lib/browser/copy-text.ts";
import { useSignInPath } from "../../lib/hooks/use-here.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { toast } from "../../ui/toast.tsx";
import { type ShareType, sharingTexts, twitterLink, whatsappLink } from "./rules.ts";
import type { ShareLink } from "./share.ts";
import "./sharing.css";
import "../../ui/styles/choices/forms.css";

type SharePanelProps = {
	type: ShareType;
	content_id?: string | undefined;
	/** the fan's own text, in place of the site's */
	text?: string | undefined;
	onCreated?: () => void;
};

/** SHARE-1: a button that makes the fan's link, then the link with its text and buttons to send it. */
export function SharePanel({ type, content_id, text, onCreated }: SharePanelProps) {
	const { status } = useAuth();
	const signInPath = useSignInPath();
	const [busy, setBusy] = useState(false);
	const [link, setLink] = useState<ShareLink | null>(null);

	async function create() {
		if (busy) return;
		if (status !== "signed-in")
			return toast({ type: "error", title: sharingTexts.loginFirst, action: { label: "Sign In", to: signInPath } });
		setBusy(true);
		try {
			const [created] = await request("POST /functions/create-viral-share", {
				body: {
					p_share_type: type,
					p_content_id: content_id ?? null,
					p_custom_text: text ?? null,
				},
			});
			if (!created) throw new Error("no share in the answer");
			setLink(created);
			onCreated?.();
			toast({ type: "success", title: sharingTexts.created });
		} catch (error) {
			const reason = error instanceof RequestFailed && error.status === 429 ? error.message : undefined;
			toast({ type: "error", title: sharingTexts.createFailed, ...(reason ? { text: reason } : {}) });
		} finally {
			setBusy(false);
		}
	}

	if (link) return <CreatedLink link={link} />;
	return (
		<div className="stack gap-3 needs-script">
			<p>
				<button
					type="button"
					className="btn"
					data-variant="marigold"
					aria-disabled={busy || status === "loading"}
					aria-busy={busy}
					onClick={status === "loading" ? undefined : create}
				>
					{busy ? <LoaderCircle className="icon spin" /> : <Link2 className="icon" />}
					{busy ? sharingTexts.creating : sharingTexts.create}
				</button>
			</p>
			{status === "signed-out" ? (
				<p className="note">
					<a href={signInPath}>{sharingTexts.loginForPoints}</a>
				</p>
			) : (
				<p className="note">{sharingTexts.pointsNote}</p>
			)}
		</div>
	);
}

function CreatedLink({ link: { share_text, share_url, earned, unpaid } }: { link: ShareLink }) {
	const result = useRef<HTMLParagraphElement>(null);
	// the pressed button disappears, so the focus moves to the result
	useEffect(() => result.current?.focus({ preventScroll: true }), []);
	return (
		<div className="stack gap-3">
			<p className="share-message" ref={result} tabIndex={-1}>
				{share_text}
			</p>
			<p className="share-link">
				<input
					className="input"
					readOnly
					value={share_url}
					aria-label="Share link"
					onFocus={(event) => event.currentTarget.select()}
				/>
				<button type="button" className="btn" onClick={() => copy(`${share_text} ${share_url}`)}>
					<Copy className="icon" /> Copy
				</button>
			</p>
			<p className="cluster">
				{typeof navigator !== "undefined" && typeof navigator.share === "function" ? (
					<button
						type="button"
						className="btn"
						data-variant="outline"
						onClick={() => openShareMenu(share_text, share_url)}
					>
						<Share2 className="icon" /> Share
					</button>
				) : null}
				<a
					className="btn"
					data-variant="outline"
					href={twitterLink(share_text, share_url)}
					target="_blank"
					rel="noopener noreferrer"
				>
					<Send className="icon" /> Twitter <span className="sr-only">(opens in a new tab)</span>
				</a>
				<a
					className="btn"
					data-variant="outline"
					href={whatsappLink(share_text, share_url)}
					target="_blank"
					rel="noopener noreferrer"
				>
					<MessageCircle className="icon" /> WhatsApp <span className="sr-only">(opens in a new tab)</span>
				</a>
			</p>
			<p className="note">
				{unpaid ? sharingTexts.unpaid[unpaid] : sharingTexts.earned(earned)} {sharingTexts.pointsNote}
			</p>
		</div>
	);
}

async function copy(text: string) {
	try {
		await copyText(text);
		toast({ type: "success", title: sharingTexts.copied });
	} catch {
		toast({ type: "error", title: sharingTexts.copyFailed });
	}
}

async function openShareMenu(text: string, url: string) {
	try {
		await navigator.share({ text, url });
	} catch (error) {
		const dismissed = error instanceof DOMException && error.name === "AbortError";
		if (!dismissed) toast({ type: "error", title: sharingTexts.shareFailed });
	}
}
