import { Dialog } from "./dialog.tsx";
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

/** Asks before an action that is hard to undo. `useConfirm` loads it on demand. */
export default function Confirm({ question: { title, text, stay, go, danger }, onGo, onClose }: ConfirmProps) {
	return (
		<Dialog alert title={title} text={text} onClose={onClose}>
			<div className="dialog-actions">
				<button type="button" className="btn" data-variant="outline" data-act="close">
					{stay}
				</button>
				<button type="button" className="btn" data-variant={danger ? "danger" : undefined} onClick={onGo}>
					{go}
				</button>
			</div>
		</Dialog>
	);
}
