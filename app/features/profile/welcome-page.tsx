import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { addressOf, RequestFailed, request } from "../../lib/api.ts";
import { useAuth } from "../../lib/auth.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { Field } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { AuthFrame } from "../auth/auth-frame.tsx";
import { safeReturnPath } from "../auth/rules.ts";
import { pointsOf } from "../points/rules.ts";
import type { Route } from "./+types/welcome-page";
import { LONGEST_NAME, profileTexts } from "./rules.ts";

const PROBLEMS: Record<string, string> = { full_name: profileTexts.wrongName };

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: profileTexts.welcome,
		description: profileTexts.askName,
		path: "/welcome",
		index: false,
	});

/** Asks a new fan for a name, once; the fan can skip it. A plain form without JavaScript. */
export default function WelcomePage() {
	const [search] = useSearchParams();
	const next = safeReturnPath(search.get("next"));
	const problem = search.get("problem");
	const [error, setError] = useState(problem ? (PROBLEMS[problem] ?? profileTexts.nameFailed) : null);
	const [busy, setBusy] = useState(false);
	const { refresh } = useAuth();
	const navigate = useNavigate();

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setError(null);
		setBusy(true);
		const full_name = String(new FormData(event.currentTarget).get("full_name"));
		try {
			await request("POST /profile/name", { body: { full_name, next } });
			await navigate(next, { replace: true });
			await refresh();
		} catch (failure) {
			setBusy(false);
			setError(failure instanceof RequestFailed && failure.status < 500 ? failure.message : profileTexts.nameFailed);
		}
	}

	return (
		<AuthFrame title="You are in." lead={`Your first ${pointsOf("signup")} points are on the board.`}>
			<form className="auth-form" method="post" action={addressOf("POST /profile/name")} noValidate onSubmit={save}>
				<h1>{profileTexts.welcome}</h1>
				<div className="seam" />
				<input type="hidden" name="next" value={next} />
				<Field id="full_name" label={profileTexts.askName} hint={profileTexts.nameHint} error={error}>
					{(attributes) => <input {...attributes} name="full_name" autoComplete="nickname" maxLength={LONGEST_NAME} />}
				</Field>
				<SubmitButton busy={busy}>{busy ? "Saving..." : profileTexts.saveName}</SubmitButton>
				<Link className="btn" data-variant="quiet" data-block="" to={next} replace>
					{profileTexts.skipName}
				</Link>
			</form>
		</AuthFrame>
	);
}
