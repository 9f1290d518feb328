import { type FormEvent, useEffect, useRef, useState } from "react";
import { addressOf, RequestFailed, request } from "../../lib/api.ts";
import { newId } from "../../lib/browser/new-id.ts";
import { Field, SubmitButton } from "../../ui/forms/field.tsx";
import { contactTexts, LONGEST_MESSAGE } from "./rules.ts";
import "../../ui/styles/cards.css";

type Problem = { field: "message" | "email"; text: string };

/** The form of /contact. `sent` and `problem`: the result of a form sent without JavaScript. */
export default function ContactForm({ sent, problem }: { sent: boolean; problem: Problem | null }) {
	const [state, setState] = useState<"idle" | "sending" | "sent">(sent ? "sent" : "idle");
	const [error, setError] = useState(problem);
	const thanks = useRef<HTMLDivElement>(null);
	const pressed = useRef(false);
	/** The same for each retry, so that the message is stored once. An edit makes it another message. */
	const client_id = useRef<string>(undefined);
	// the form disappears, so the focus moves to the result
	useEffect(() => {
		if (pressed.current && state === "sent") thanks.current?.focus();
	}, [state]);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (state === "sending") return;
		pressed.current = true;
		const form = new FormData(event.currentTarget);
		const [message, email] = ["message", "email"].map((name) => String(form.get(name) ?? "").trim());
		if (!message) return setError({ field: "message", text: contactTexts.empty });
		client_id.current ??= newId();
		setError(null);
		setState("sending");
		try {
			await request("POST /contact", { body: { message, email, client_id: client_id.current } });
			setState("sent");
		} catch (failure) {
			setState("idle");
			const refused = failure instanceof RequestFailed;
			setError({
				field: refused && failure.field === "email" ? "email" : "message",
				text: refused ? failure.message : contactTexts.failed,
			});
		}
	}

	if (state === "sent")
		return (
			<div className="card max-w-2xl" ref={thanks} tabIndex={-1} role="status">
				<h2 className="card-title">{contactTexts.sent}</h2>
				<p>{contactTexts.sentText}</p>
			</div>
		);
	const errorOf = (field: Problem["field"]) => (error?.field === field ? error.text : null);
	return (
		<form
			className="card stack max-w-2xl"
			method="post"
			action={addressOf("POST /contact")}
			noValidate
			onSubmit={send}
			onInput={() => (client_id.current = undefined)}
		>
			<Field id="contact-message" label={contactTexts.message} error={errorOf("message")}>
				{(attributes) => <textarea {...attributes} name="message" rows={8} maxLength={LONGEST_MESSAGE} required />}
			</Field>
			<Field id="contact-email" label={contactTexts.email} error={errorOf("email")}>
				{(attributes) => <input {...attributes} name="email" type="email" autoComplete="email" inputMode="email" />}
			</Field>
			<SubmitButton busy={state === "sending"}>{contactTexts.send}</SubmitButton>
		</form>
	);
}
