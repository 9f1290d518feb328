import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import "../styles/choices/forms.css";

type FieldProps = {
	id: string;
	label: string;
	hint?: string;
	error?: string | null;
	/** renders the control; the attributes connect it to its label, hint and error */
	children: (attributes: ControlAttributes) => ReactNode;
};

type ControlAttributes = {
	id: string;
	className: string;
	"data-invalid": "" | undefined;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
};

/** Label above, control, hint or error below. An error replaces the hint and is announced. */
export function Field({ id, label, hint, error, children }: FieldProps) {
	const note = error || hint;
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			{children({
				id,
				className: "input",
				"data-invalid": error ? "" : undefined,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": note ? `${id}-note` : undefined,
			})}
			{error ? (
				<p className="field-error" id={`${id}-note`} role="alert">
					<CircleAlert className="icon" /> {error}
				</p>
			) : hint ? (
				<p className="field-hint" id={`${id}-note`}>
					{hint}
				</p>
			) : null}
		</div>
	);
}

type SubmitButtonProps = { busy: boolean; children: ReactNode };

/** The wide button that sends a form. It is not `disabled` while busy, which would take the focus from it. */
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
