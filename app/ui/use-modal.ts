import { type RefObject, useEffect, useRef } from "react";

/**
 * A `<dialog>` that is open as long as it is rendered, as a modal: the browser keeps the focus inside, closes it on Escape and gives the
 * focus back. It closes on a click beside it and on a link that leads away; links with `data-stays` do not.
 * (`closedby="any"` is not known to every browser yet.)
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
	const modal = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const dialog = modal.current;
		if (!dialog) return;
		dialog.showModal();
		const onClick = ({ target, clientX, clientY }: MouseEvent) => {
			const { left, right, top, bottom } = dialog.getBoundingClientRect();
			const beside = clientX < left || clientX > right || clientY < top || clientY > bottom;
			const away = (target as Element).closest("a:not([data-stays])");
			if ((target === dialog && beside) || away) dialog.close();
		};
		dialog.addEventListener("click", onClick);
		return () => dialog.removeEventListener("click", onClick);
	}, []);
	return modal;
}
