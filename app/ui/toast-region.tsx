import { OPAQUE } from "./opaque.ts";

/** The live region of all toasts, rendered once in the frame. */
export const ToastRegion = () => (
	<section className="toast-viewport" aria-label="Notifications" aria-live="polite" {...OPAQUE} />
);
