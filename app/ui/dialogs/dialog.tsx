import { type ReactNode, useId } from "react";
import { useModal } from "./use-modal.ts";
import "../styles/dialog.css";

type DialogProps = {
	title: string;
	text?: string;
	/** a question: a click outside does not close it */
	alert?: boolean;
	/** a button beside the title */
	corner?: ReactNode;
	onClose: () => void;
	children: ReactNode;
};

/** A dialog over the page. A button with `data-act="close"` closes it (frame/live/touch.ts), as Escape does. */
export function Dialog({ title, text, alert = false, corner, onClose, children }: DialogProps) {
	const modal = useModal();
	const id = useId();
	const heading = <h2 id={`${id}-title`}>{title}</h2>;
	return (
		<dialog
			ref={modal}
			className="dialog"
			role={alert ? "alertdialog" : undefined}
			data-insists={alert ? "" : undefined}
			aria-labelledby={`${id}-title`}
			aria-describedby={text ? `${id}-text` : undefined}
			onClose={onClose}
		>
			{corner ? (
				<div className="cluster" data-spread="" data-nowrap="">
					{heading}
					{corner}
				</div>
			) : (
				heading
			)}
			{text ? <p id={`${id}-text`}>{text}</p> : null}
			{children}
		</dialog>
	);
}
