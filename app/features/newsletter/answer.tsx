import { type FormEvent, type ReactNode, useState } from "react";
import { postJson, RequestFailed } from "../../lib/api.ts";
import { Link } from "../../ui/link.tsx";
import { newsletterTexts } from "./rules.ts";

type AnswerProps = {
	title: string;
	text: string;
	/** where the button posts to, its name, and the fields it sends */
	action: string;
	button: string;
	fields?: Record<string, string>;
	/** said when it is done */
	done: string;
	isDone: boolean;
	/** what was wrong with the link, or null */
	problem: string | null;
	children?: ReactNode;
};

/** What a mailed link opens: it says what the button does, and nothing happens before it is pressed. */
export function Answer({ title, text, action, button, fields = {}, done, isDone, problem, children }: AnswerProps) {
	const [state, setState] = useState<"asked" | "busy" | "done">(isDone ? "done" : "asked");
	const [error, setError] = useState(problem);

	async function answer(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		setState("busy");
		try {
			await postJson(action, fields);
			setState("done");
		} catch (failure) {
			setState("asked");
			setError(failure instanceof RequestFailed ? failure.message : newsletterTexts.failed);
		}
	}

	return (
		<div className="wrap" data-end="">
			<div className="newsletter-answer">
				<h1>{title}</h1>
				<div className="seam" />
				{state === "done" ? (
					<p role="status">{done}</p>
				) : error ? (
					<p role="alert">{error}</p>
				) : (
					<form className="stack gap-4" method="post" action={action} onSubmit={answer}>
						<p>{text}</p>
						{Object.entries(fields).map(([name, value]) => (
							<input key={name} type="hidden" name={name} value={value} />
						))}
						<p>
							<button
								className="btn"
								data-size="lg"
								type="submit"
								disabled={state === "busy"}
								aria-busy={state === "busy"}
							>
								{button}
							</button>
						</p>
					</form>
				)}
				{error && state !== "done" ? children : null}
				<p>
					<Link to="/">To the home page</Link>
				</p>
			</div>
		</div>
	);
}
