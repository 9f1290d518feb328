import { X } from "lucide-react";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { CopyCard } from "./copy-card.tsx";
import type { ShareType } from "./rules.ts";
import { SharePanel } from "./share-panel.tsx";

type ShareDialogProps = {
	type: ShareType;
	content_id: string;
	/** of the target, in the title */
	name: string;
	onClose: () => void;
};

export default function ShareDialog({ type, content_id, name, onClose }: ShareDialogProps) {
	return (
		<Dialog
			title={`Share ${name}`}
			corner={
				<button type="button" className="btn" data-variant="quiet" data-size="icon" aria-label="Close" data-act="close">
					<X className="icon" />
				</button>
			}
			onClose={onClose}
		>
			<SharePanel type={type} content_id={content_id} />
			{type === "player" ? (
				<p className="cluster">
					<CopyCard /> <span className="note">His figures as a card on your own page.</span>
				</p>
			) : null}
		</Dialog>
	);
}
