import { Mail } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { mailAddressOf } from "../../../platform/mail/address.ts";
import { addressOf, RequestFailed, request } from "../../lib/api.ts";
import { askAsPerson, CHECKING } from "../../lib/session/robot-check.ts";
import { Field } from "../../ui/forms/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { newsletterTexts } from "./rules.ts";
import "./newsletter.css";

type State = "idle" | "submitting" | "checking" | "subscribed";

/** HOME-4: the form to subscribe. `sent` and `problem`: the result of a form sent without JavaScript. */
export default function NewsletterForm({ sent = false, problem = null }: { sent?: boolean; problem?: string | null }) {
	const [state, setState] = useState<State>(sent ? "subscribed" : "idle");
	const [error, setError] = useState(problem);

	const busy = state === "submitting" || state === "checking";
	const thanks = useRef<HTMLDivElement>(null);
	const pressed = useRef(false);
	// the form disappears, so the focus moves to the result
	useEffect(() => {
		if (pressed.current && state === "subscribed") thanks.current?.focus();
	}, [state]);

	function refuse(text: string) {
		setState("idle");
		setError(text);
		toast({ title: text, type: "error" });
	}

	async function subscribe(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		pressed.current = true;
		const email = String(new FormData(event.currentTarget).get("email") ?? "");
		if (!mailAddressOf(email)) return refuse(newsletterTexts.invalidAddress);
		setError(null);
		setState("submitting");
		try {
			await askAsPerson(
				(proof) => request("POST /newsletter/subscriptions", { body: { email, proof } }),
				() => setState("checking"),
			);
			setState("subscribed");
		} catch (failure) {
			refuse(failure instanceof RequestFailed ? failure.message : newsletterTexts.failed);
		}
	}

	if (state === "subscribed")
		return (
			<div className="newsletter-form" ref={thanks} tabIndex={-1}>
				<p className="newsletter-thanks">{newsletterTexts.joined}</p>
				<p>{newsletterTexts.lookInMail}</p>
			</div>
		);
	return (
		<form
			className="newsletter-form"
			method="post"
			action={addressOf("POST /newsletter/subscriptions")}
			noValidate
			onSubmit={subscribe}
		>
			<Field id="newsletter-email" label="Email" error={error}>
				{(attributes) => (
					<input {...attributes} name="email" type="email" autoComplete="email" inputMode="email" required />
				)}
			</Field>
			<button
				className="btn"
				data-size="lg"
				type="submit"
				aria-disabled={busy}
				aria-busy={busy}
				data-disabled={busy ? "" : undefined}
			>
				<Mail className="icon" /> {state === "checking" ? CHECKING : busy ? "Subscribing..." : "Subscribe"}
			</button>
		</form>
	);
}
