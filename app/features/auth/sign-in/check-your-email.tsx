import { MailSearch } from "lucide-react";
import { type FormEvent, type RefObject, useState } from "react";
import { addressOf, request } from "../../../lib/api.ts";
import { ownOf } from "../../../lib/own.ts";
import { Field, SubmitButton } from "../../../ui/forms/field.tsx";
import { outcomeOf } from "../outcome.ts";
import { CODE_MINUTES, codeOf, texts } from "../rules.ts";
import "../../../ui/styles/auth.css";
import "../../../ui/styles/wayfinding.css";

const PROBLEMS: Record<string, string> = {
	code: texts.codeWrong,
	limit: texts.tooMany,
	away: texts.unexpected,
	"no-cookies": texts.noCookies,
	"other-browser": texts.codeElsewhere,
	"codes-rest": texts.codesRest,
};

/** Sends the form with the sixth digit. */
function sendWhole({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) {
	if (codeOf(value)) form?.requestSubmit();
}

type Props = {
	heading: RefObject<HTMLHeadingElement | null>;
	/** the recipient; empty when the form was sent without JavaScript */
	email: string;
	/** under load, the mail was sent only if the address has an account */
	accounts_first: boolean;
	next: string;
	problem: string | null;
	/** goes to the next page */
	onSignedIn: (next: string) => Promise<void>;
	onDifferent: () => void;
};

/** Shown after the mail was sent: the fan opens its link, or types its code here. */
export function CheckYourEmail(props: Props) {
	const { heading, email, accounts_first, next, problem, onSignedIn, onDifferent } = props;
	const [error, setError] = useState(problem ? (ownOf(PROBLEMS, problem) ?? texts.codeWrong) : null);
	const [busy, setBusy] = useState(false);

	async function confirm(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const form = new FormData(event.currentTarget);
		const code = codeOf(String(form.get("code")));
		if (!code) return setError(texts.codeShape);
		setError(null);
		setBusy(true);
		const done = await outcomeOf(request("POST /auth/code", { body: { code, next, from_page: "1" } }));
		if (!done.ok) {
			setBusy(false);
			return setError(done.text);
		}
		// the code is used up, so the button stays busy until the page is left
		await onSignedIn(done.answer.next);
	}

	return (
		<div className="auth-form">
			<h1 ref={heading} tabIndex={-1} aria-describedby="mailed">
				{texts.checkMail}
			</h1>
			<div className="seam" />
			<p id="mailed">
				{accounts_first ? "A sign-in link is on its way to " : "We sent a sign-in link to "}
				{email ? <strong>{email}</strong> : "your address"}
				{accounts_first ? ", if it has an account." : "."} It works once, for 1 hour.
			</p>
			<form className="stack" method="post" action={addressOf("POST /auth/code")} noValidate onSubmit={confirm}>
				<input type="hidden" name="next" value={next} />
				<input type="hidden" name="from_page" value="1" />
				<Field id="code" label="Or type the code" hint={`Six digits, good for ${CODE_MINUTES} minutes`} error={error}>
					{(attributes) => (
						<input
							{...attributes}
							name="code"
							inputMode="numeric"
							autoComplete="one-time-code"
							maxLength={40}
							onInput={sendWhole}
						/>
					)}
				</Field>
				<SubmitButton busy={busy}>{busy ? "Signing in..." : "Sign in"}</SubmitButton>
			</form>
			<div className="callout">
				<MailSearch className="icon" />
				<p>
					{accounts_first ? texts.accountsFirst : "Nothing there? Look in spam, or ask for another link in a minute."}
				</p>
			</div>
			<button className="btn" data-variant="outline" data-block type="button" onClick={onDifferent}>
				{texts.useDifferent}
			</button>
		</div>
	);
}
