import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { CopyCard } from "./copy-card.tsx";
import type { ShareType } from "./rules.ts";
import { SharePanel } from "./share-panel.tsx";
import "../../ui/styles/dialog.css";

type ShareDialogProps = {
	type: ShareType;
	content_id: string;
	/** the thing in words */
	name: string;
	onClose: () => void;
};

/** The share panel of a thing, over the page. */
export default function ShareDialog({ type, content_id, name, onClose }: ShareDialogProps) {
	return (
		<Dialog.Root open onOpenChange={(open) => open || onClose()}>
			<Dialog.Portal>
				<Dialog.Backdrop className="dialog-backdrop" />
				<Dialog.Popup className="dialog" data-modal="">
					<div className="cluster" data-spread="" data-nowrap="">
						<Dialog.Title>Share {name}</Dialog.Title>
						<Dialog.Close className="btn" data-variant="quiet" data-size="icon" aria-label="Close">
							<X className="icon" />
						</Dialog.Close>
					</div>
					<SharePanel type={type} content_id={content_id} />
					{type === "player" ? (
						<p className="cluster">
							<CopyCard /> <span className="note">His figures as a card on your own page.</span>
						</p>
					) : null}
				</Dialog.Popup>
			</Dialog.Portal>
		</Dialog.Root>
	);
}
