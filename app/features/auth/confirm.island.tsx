import { CircleAlert, LogIn } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { addressOf, request } from "../../lib/api.ts";
import { ownOf } from "../../lib/own.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { SubmitButton } from "../../ui/forms/field.tsx";
import { outcomeOf } from "./outcome.ts";
import { isTokenShaped, signInPath, texts } from "./rules.ts";
import "../../ui/styles/auth.css";
import "../../ui/styles/choices/forms.css";

const PROBLEMS: Record<string, string> = { limit: texts.tooMany, "no-cookies": texts.noCookies };

/** `problem`: the name of the server's error for a form sent without JavaScript (`redirectBack`); null without one */
type ConfirmProps = { token: string; next: string; problem: string | null; site_name: string };

/** The button that signs in with a mailed link. */
export default function Confirm({ token, next, problem, site_name }: ConfirmProps) {
	const [isPlayed, setIsPlayed] = useState(problem === "token");
	const isBroken = !isPlayed && !isTokenShaped(token);
	const [error, setError] = useState(problem ? (ownOf(PROBLEMS, problem) ?? texts.unexpected) : null);
	const [busy, setBusy] = useState(false);
	const { refresh } = useAuth();
	const outcome = useRef<HTMLHeadingElement>(null);
	const pressed = useRef(false);
	// the pressed button disappears, so the focus moves to the result
	useEffect(() => {
		if (pressed.current && isPlayed) outcome.current?.focus();
	}, [isPlayed]);

	async function confirm(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		pressed.current = true;
		setError(null);
		setBusy(true);
		const done = await outcomeOf(request("POST /auth/confirm", { body: { token, next, from_page: "1" } }));
		if (!done.ok) {
			setBusy(false);
			// a refused token stays refused; after any other error the button can be pressed again
			if (done.field === "token") setIsPlayed(true);
			else setError(done.text);
			return;
		}
		// the token is used up, so the button stays busy until the page is left
		await refresh();
		location.replace(done.answer.next);
	}

	if (isPlayed || isBroken)
		return (
			<div className="auth-form">
				<h1 ref={outcome} tabIndex={-1}>
					{isBroken ? "This link is broken" : "This link has been used"}
				</h1>
				<div className="seam" />
				<p>{isBroken ? texts.linkBroken : texts.linkUsed}</p>
				<a className="btn" data-size="lg" data-block href={signInPath("/auth", next)}>
					Ask for a new link
				</a>
			</div>
		);
	return (
		<form className="auth-form" method="post" action={addressOf("POST /auth/confirm")} onSubmit={confirm}>
			<h1>One tap and you're in</h1>
			<div className="seam" />
			{error ? (
				<p className="field-error" role="alert">
					<CircleAlert className="icon" /> {error}
				</p>
			) : null}
			<p>You are signing in to {site_name} in this browser.</p>
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="next" value={next} />
			<input type="hidden" name="from_page" value="1" />
			<SubmitButton busy={busy}>
				<LogIn className="icon" /> {busy ? "Signing in..." : "Sign in"}
			</SubmitButton>
			<p className="note">Didn't ask for this? Just close the page.</p>
		</form>
	);
}
