import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { RequestFailed } from "../../lib/api.ts";
import { Link } from "../../ui/link.tsx";
import { newsletterTexts } from "./rules.ts";

type AnswerProps = {
	title: string;
	text: string;
	/** the form's target without a script, its name, and its fields */
	action: string;
	button: string;
	fields?: Record<string, string>;
	/** does the same with a script; throws `RequestFailed` when the server refuses */
	send: () => Promise<unknown>;
	/** the text afterwards */
	done: string;
	isDone: boolean;
	/** the text for a broken link */
	brokenText: string;
	isBroken: boolean;
	children?: ReactNode;
};

type State = "asked" | "busy" | "done" | "broken";

/** The page of a mailed link: it explains the button, and nothing happens before it is pressed. */
export function Answer(props: AnswerProps) {
	const { title, text, action, button, fields = {}, send, done, isDone, brokenText, isBroken, children } = props;
	const [state, setState] = useState<State>(isDone ? "done" : isBroken ? "broken" : "asked");
	const [error, setError] = useState<string | null>(null);
	const outcome = useRef<HTMLParagraphElement>(null);
	const pressed = useRef(false);
	// the pressed button disappears, so the focus moves to the result
	useEffect(() => {
		if (pressed.current && (state === "done" || state === "broken")) outcome.current?.focus();
	}, [state]);

	async function answer(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (state === "busy") return;
		pressed.current = true;
		setError(null);
		setState("busy");
		try {
			await send();
			setState("done");
		} catch (failure) {
			const refusal = failure instanceof RequestFailed ? failure : null;
			// a malformed link stays wrong; after any other error the button can be pressed again
			setState(refusal?.field === "token" ? "broken" : "asked");
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
					<form className="stack gap-4" method="post" action={action} onSubmit={answer}>
						{error ? <p role="alert">{error}</p> : null}
						<p>{text}</p>
						{Object.entries(fields).map(([name, value]) => (
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
				{state === "broken" ? children : null}
				<p>
					<Link to="/">Go home</Link>
				</p>
			</div>
		</div>
	);
}
