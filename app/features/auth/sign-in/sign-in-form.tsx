import { Mail } from "lucide-react";
import { type FormEvent, type RefObject, useState } from "react";
import { isBlank, mailAddressOf } from "../../../../platform/mail/address.ts";
import { mailHourTexts } from "../../../../platform/mail/mail-hour-texts.ts";
import { addressOf, request } from "../../../lib/api.ts";
import { ownOf } from "../../../lib/own.ts";
import { askAsPerson, CHECKING } from "../../../lib/session/robot-check.ts";
import { Field, SubmitButton } from "../../../ui/forms/field.tsx";
import { outcomeOf } from "../outcome.ts";
import { texts } from "../rules.ts";
import "../../../ui/styles/auth.css";

const PROBLEMS: Record<string, string> = {
	email: texts.invalidAddress,
	limit: texts.tooMany,
	"robot-check": mailHourTexts.robotCheck,
};

type Props = {
	heading: RefObject<HTMLHeadingElement | null>;
	next: string;
	/** the server's error for a form sent without JavaScript */
	problem: string | null;
	/** `accounts_first`: the mail is sent only if the address has an account */
	onSent: (email: string, accounts_first: boolean) => void;
};

export function SignInForm({ heading, next, problem, onSent }: Props) {
	const [error, setError] = useState(problem ? (ownOf(PROBLEMS, problem) ?? texts.sendFailed) : null);
	const [busy, setBusy] = useState<"sending" | "checking" | null>(null);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const typed = String(new FormData(event.currentTarget).get("email"));
		const email = mailAddressOf(typed);
		if (!email) return setError(isBlank(typed) ? texts.enterAddress : texts.invalidAddress);
		setError(null);
		setBusy("sending");
		const asking = askAsPerson(
			(proof) => request("POST /auth/sign-in", { body: { email, next, proof } }),
			() => setBusy("checking"),
		);
		const sent = await outcomeOf(asking, texts.sendFailed);
		setBusy(null);
		if (sent.ok) onSent(email, sent.answer.accounts_first ?? false);
		else setError(sent.text);
	}

	return (
		<form className="auth-form" method="post" action={addressOf("POST /auth/sign-in")} noValidate onSubmit={send}>
			<h1 ref={heading} tabIndex={-1}>
				Take your place
			</h1>
			<div className="seam" />
			<p>We'll email you a link and a code. New here? That's your account.</p>
			<input type="hidden" name="next" value={next} />
			<Field id="email" label="Email" error={error}>
				{(attributes) => <input {...attributes} name="email" type="email" autoComplete="email" inputMode="email" />}
			</Field>
			<SubmitButton busy={busy !== null}>
				<Mail className="icon" />{" "}
				{busy === "checking" ? CHECKING : busy === "sending" ? "Sending..." : "Send magic link"}
			</SubmitButton>
			<p className="note">
				<span role="status">
					{busy === "checking" ? "It's busy here right now, so this takes a few seconds. " : null}
				</span>
				By signing in you accept the <a href="/terms">Terms of Service</a> and the <a href="/privacy">Privacy Policy</a>
				.
			</p>
		</form>
	);
}
