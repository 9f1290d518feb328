import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ShareType } from "./rules.ts";
import { SharePanel } from "./share-panel.tsx";
import "./sharing.css";

type ShareDialogProps = {
	type: ShareType;
	content_id: string;
	/** what is shared, in words */
	name: string;
	onClose: () => void;
};

/** The share panel of one thing, over the page. */
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
				</Dialog.Popup>
			</Dialog.Portal>
		</Dialog.Root>
	);
}
