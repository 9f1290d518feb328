/**
 * Opens a `<dialog>` as a modal. A link in it without `data-stays` closes it, and so does a click outside, unless it
 * has `data-insists`. Some browsers lack `closedby="any"` for this. Returns a function that removes the listener.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
	dialog.showModal();
	const onClick = ({ target, clientX, clientY }: MouseEvent) => {
		const { left, right, top, bottom } = dialog.getBoundingClientRect();
		const beside = clientX < left || clientX > right || clientY < top || clientY > bottom;
		const away = (target as Element).closest("a:not([data-stays])");
		if ((target === dialog && beside && dialog.dataset.insists === undefined) || away) dialog.close();
	};
	dialog.addEventListener("click", onClick);
	return () => dialog.removeEventListener("click", onClick);
}
