/**
 * Opens a `<dialog>` as a modal: the browser keeps the focus inside, closes it on Escape and restores the focus. It
 * also closes on a click outside (not with `data-insists`) and on a link that leads away, except links with
 * `data-stays`. (Not every browser knows `closedby="any"` yet.) Returns a function that stops listening.
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
