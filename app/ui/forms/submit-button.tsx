import type { ReactNode } from "react";

type SubmitButtonProps = { busy: boolean; children: ReactNode };

/** The wide button that sends a form. While that is under way it keeps the focus; the form refuses a second press. */
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
