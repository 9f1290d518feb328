import { OPAQUE } from "./opaque.ts";
import "./styles/toast.css";

/** The live region of all toasts. The frame renders it once. */
export const ToastRegion = () => (
	<section className="toast-viewport" aria-label="Notifications" aria-live="polite" {...OPAQUE} />
);
