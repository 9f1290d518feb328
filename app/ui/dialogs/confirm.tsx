import { AlertDialog } from "@base-ui/react/alert-dialog";
import "../styles/dialog.css";

export type Question = {
	title: string;
	text: string;
	/** the button that changes nothing */
	stay: string;
	/** the button that runs the action */
	go: string;
	danger?: boolean;
};
type ConfirmProps = { question: Question; onGo: () => void; onClose: () => void };

/** Asks before an action that is hard to undo. Load it on demand. */
export default function Confirm({ question: { title, text, stay, go, danger }, onGo, onClose }: ConfirmProps) {
	return (
		<AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
			<AlertDialog.Portal>
				<AlertDialog.Backdrop className="dialog-backdrop" />
				<AlertDialog.Popup className="dialog" data-modal="">
					<AlertDialog.Title>{title}</AlertDialog.Title>
					<AlertDialog.Description>{text}</AlertDialog.Description>
					<div className="dialog-actions">
						<AlertDialog.Close className="btn" data-variant="outline">
							{stay}
						</AlertDialog.Close>
						<button type="button" className="btn" data-variant={danger ? "danger" : undefined} onClick={onGo}>
							{go}
						</button>
					</div>
				</AlertDialog.Popup>
			</AlertDialog.Portal>
		</AlertDialog.Root>
	);
}
