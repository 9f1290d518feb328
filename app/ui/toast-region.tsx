import { OPAQUE } from "./opaque.ts";
import "./styles/toast.css";

/** The live region of all toasts, rendered once in the frame. */
export const ToastRegion = () => (
	<section className="toast-viewport" aria-label="Notifications" aria-live="polite" {...OPAQUE} />
);
