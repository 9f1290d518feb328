import type { ReactNode } from "react";

type SubmitButtonProps = { busy: boolean; children: ReactNode };

/**
 * The wide button that sends a form. It keeps the focus while the form is being sent; the form refuses a second
 * press.
 */
export const SubmitButton = ({ busy, children }: SubmitButtonProps) => (
	<button
		className="btn"
		data-size="lg"
		data-block
		type="submit"
		aria-disabled={busy}
		aria-busy={busy}
		data-disabled={busy ? "" : undefined}
	>
		{children}
	</button>
);
