import { Mail } from "lucide-react";
import { type FormEvent, type RefObject, useState } from "react";
import { addressOf, request } from "../../lib/api.ts";
import { Field } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { outcomeOf } from "./outcome.ts";
import { addressSchema, texts } from "./rules.ts";

const PROBLEMS: Record<string, string> = { email: texts.invalidAddress, limit: texts.tooMany };

type Props = {
	heading: RefObject<HTMLHeadingElement | null>;
	next: string;
	/** what the server said when the form was sent without JavaScript */
	problem: string | null;
	onSent: (email: string) => void;
};

export function SignInForm({ heading, next, problem, onSent }: Props) {
	const [error, setError] = useState(problem ? (PROBLEMS[problem] ?? texts.sendFailed) : null);
	const [busy, setBusy] = useState(false);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const address = addressSchema.safeParse(new FormData(event.currentTarget).get("email"));
		if (!address.success) return setError(address.error.issues[0]?.message ?? texts.invalidAddress);
		setError(null);
		setBusy(true);
		const sent = await outcomeOf(
			request("POST /auth/sign-in", { body: { email: address.data, next } }),
			texts.sendFailed,
		);
		setBusy(false);
		if (sent.ok) onSent(address.data);
		else setError(sent.text);
	}

	return (
		<form className="auth-form" method="post" action={addressOf("POST /auth/sign-in")} noValidate onSubmit={send}>
			<h1 ref={heading} tabIndex={-1}>
				Take your place
			</h1>
			<div className="seam" />
			<p>Enter your e-mail and we send you a link and a code. New here? They make your account too.</p>
			<input type="hidden" name="next" value={next} />
			<Field id="email" label="E-mail" error={error}>
				{(attributes) => <input {...attributes} name="email" type="email" autoComplete="email" inputMode="email" />}
			</Field>
			<SubmitButton busy={busy}>
				<Mail className="icon" /> {busy ? "Sending..." : "Send magic link"}
			</SubmitButton>
			<p className="note">
				By signing in you accept the <Link to="/terms">Terms of Service</Link> and the{" "}
				<Link to="/privacy">Privacy Policy</Link>.
			</p>
		</form>
	);
}
