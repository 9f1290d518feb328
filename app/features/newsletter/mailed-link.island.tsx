import { type FormEvent, useEffect, useRef, useState } from "react";
import { addressOf, RequestFailed, request } from "../../lib/api.ts";
import { newsletterTexts } from "./rules.ts";
import "./newsletter.css";

/** What a mailed link's button does: its form posts `fields` to `action` without JavaScript, `send` runs with it. */
const ACTIONS: Record<
	"confirm" | "unsubscribe" | "stop-reminders",
	{
		action: (token: string) => string;
		fields: (token: string) => Record<string, string>;
		send: (token: string) => Promise<unknown>;
	}
> = {
	confirm: {
		action: () => addressOf("POST /newsletter/confirmation"),
		fields: (token: string) => ({ token }),
		send: (token: string) => request("POST /newsletter/confirmation", { body: { token } }),
	},
	unsubscribe: {
		action: (token: string) => addressOf("POST /newsletter/unsubscription", { query: { token } }),
		fields: () => ({}),
		send: (token: string) => request("POST /newsletter/unsubscription", { query: { token } }),
	},
	"stop-reminders": {
		action: (token: string) => addressOf("POST /tonight/unsubscription", { query: { token } }),
		fields: () => ({}),
		send: (token: string) => request("POST /tonight/unsubscription", { query: { token } }),
	},
};

type MailedLinkProps = {
	title: string;
	text: string;
	call: keyof typeof ACTIONS;
	token: string;
	/** the button's label */
	button: string;
	/** the text after the action */
	done: string;
	isDone: boolean;
	brokenText: string;
	isBroken: boolean;
	/** the address of the page that sends a new link; shown if the link is broken */
	newLink?: string;
};

type State = "ready" | "busy" | "done" | "broken";

/** The page of a mailed link. Opening it changes nothing, because mail scanners open every link; its button acts. */
export default function MailedLink(props: MailedLinkProps) {
	const { title, text, call, token, button, done, isDone, brokenText, isBroken, newLink } = props;
	const { action, fields, send } = ACTIONS[call];
	const [state, setState] = useState<State>(isDone ? "done" : isBroken ? "broken" : "ready");
	const [error, setError] = useState<string | null>(null);
	const outcome = useRef<HTMLParagraphElement>(null);
	const pressed = useRef(false);
	// the pressed button disappears, so the focus moves to the result
	useEffect(() => {
		if (pressed.current && (state === "done" || state === "broken")) outcome.current?.focus();
	}, [state]);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (state === "busy") return;
		pressed.current = true;
		setError(null);
		setState("busy");
		try {
			await send(token);
			setState("done");
		} catch (failure) {
			const refusal = failure instanceof RequestFailed ? failure : null;
			// an invalid link cannot succeed later; after any other error the button stays
			setState(refusal?.field === "token" ? "broken" : "ready");
			setError(refusal?.message ?? newsletterTexts.failed);
		}
	}

	return (
		<div className="wrap" data-end="">
			<div className="newsletter-answer">
				<h1>{title}</h1>
				<div className="seam" />
				{state === "done" ? (
					<p ref={outcome} tabIndex={-1}>
						{done}
					</p>
				) : state === "broken" ? (
					<p ref={outcome} tabIndex={-1}>
						{brokenText}
					</p>
				) : (
					<form className="stack gap-4" method="post" action={action(token)} onSubmit={submit}>
						{error ? <p role="alert">{error}</p> : null}
						<p>{text}</p>
						{Object.entries(fields(token)).map(([name, value]) => (
							<input key={name} type="hidden" name={name} value={value} />
						))}
						<p>
							<button
								className="btn"
								data-size="lg"
								type="submit"
								aria-disabled={state === "busy"}
								aria-busy={state === "busy"}
								data-disabled={state === "busy" ? "" : undefined}
							>
								{button}
							</button>
						</p>
					</form>
				)}
				{state === "broken" && newLink ? (
					<p>
						<a className="btn" data-size="lg" href={newLink}>
							Ask for a new link
						</a>
					</p>
				) : null}
				<p>
					<a href="/">Go home</a>
				</p>
			</div>
		</div>
	);
}
