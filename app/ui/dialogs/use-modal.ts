import { type RefObject, useEffect, useRef } from "react";
import { openModal } from "./modal.ts";

/** Opens the `<dialog>` as a modal while it is rendered. */
export function useModal(): RefObject<HTMLDialogElement | null> {
	const modal = useRef<HTMLDialogElement>(null);
	useEffect(() => (modal.current ? openModal(modal.current) : undefined), []);
	return modal;
}
