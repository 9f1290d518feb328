import { Share2 } from "lucide-react";
import { useState } from "react";
import { useSignInPath } from "../../lib/hooks/use-here.ts";
import { useLazyPart } from "../../lib/hooks/use-lazy-part.ts";
import { loadedSession } from "../../lib/session/session.ts";
import { notFetched, toast } from "../../ui/toast.tsx";
import type { ShareType } from "./rules.ts";

const shareDialog = () => import("./share-dialog.tsx");

type ShareButtonProps = {
	type: ShareType;
	content_id: string;
	/** of the target, for the dialog's title and for screen readers */
	name: string;
	/** the toast's text for visitors */
	loginFirst?: string;
	/** called for visitors in place of the toast */
	onVisitor?: () => void;
	label?: string;
	size?: "lg";
};

/**
 * A button that opens the share panel for fans. Visitors see a toast with a link to sign in, unless `onVisitor` is set.
 */
export default function ShareButton({
	type,
	content_id,
	name,
	loginFirst,
	onVisitor,
	label = "Share",
	size,
}: ShareButtonProps) {
	const signInPath = useSignInPath();
	const [open, setOpen] = useState(false);
	const ShareDialog = useLazyPart(shareDialog, open, () => {
		setOpen(false);
		toast(notFetched);
	});
	async function press() {
		const { status } = await loadedSession();
		if (status === "signed-in") setOpen(true);
		else if (onVisitor) onVisitor();
		else
			toast({
				type: "error",
				title: "Login Required",
				...(loginFirst ? { text: loginFirst } : {}),
				action: { label: "Sign In", to: signInPath },
			});
	}
	return (
		<>
			<button
				type="button"
				className="btn needs-script"
				data-variant="outline"
				data-size={size}
				aria-haspopup="dialog"
				onClick={press}
			>
				<Share2 className="icon" /> {label} <span className="sr-only">{name}</span>
			</button>
			{ShareDialog ? (
				<ShareDialog type={type} content_id={content_id} name={name} onClose={() => setOpen(false)} />
			) : null}
		</>
	);
}
