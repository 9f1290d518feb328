import { CircleAlert, CircleCheck } from "lucide-react";
import type { FormMessage } from "./setup.ts";
import "./setup.css";
import "../../ui/styles/choices/forms.css";

/** The message after a form, unless it belongs to a field. */
export function MessageNote({ said, fields }: { said: FormMessage | null; fields: readonly { name: string }[] }) {
	if (!said || fields.some(({ name }) => name === said.field)) return null;
	return said.wrong ? (
		<p className="field-error" role="alert">
			<CircleAlert className="icon" /> {said.text}
		</p>
	) : (
		<p className="setup-said" role="status">
			<CircleCheck className="icon" /> {said.text}
		</p>
	);
}
