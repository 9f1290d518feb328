import { ArrowRight, Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { addressOf, RequestFailed, request } from "../../lib/api.ts";
import { followTeam } from "../../lib/hint.ts";
import { ownOf } from "../../lib/own.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { FIRST_NAME_LETTERS } from "../../lib/text-length.ts";
import { Field, SubmitButton } from "../../ui/forms/field.tsx";
import { signInPath } from "../auth/rules.ts";
import { pointsOf } from "../points/rules.ts";
import { FirstNamePreview } from "./first-name-preview.tsx";
import { profileTexts } from "./rules.ts";
import { TeamChoice } from "./team-choice.tsx";
import "./first-name.css";

const PROBLEMS: Record<string, string> = { full_name: profileTexts.wrongFirstName };

/** `problem`: what the server refused about the form, when the browser sent it without JavaScript */
type WelcomeProps = { next: string; problem: string | null };

/** Asks a new fan once for a name and optionally a team; the fan can skip it. A plain form without JavaScript. */
export default function Welcome({ next, problem }: WelcomeProps) {
	const [error, setError] = useState(problem ? (ownOf(PROBLEMS, problem) ?? profileTexts.nameFailed) : null);
	const [busy, setBusy] = useState(false);
	const [name, setName] = useState("");
	const [team, setTeam] = useState<string | null>(null);
	const { status, refresh } = useAuth();

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setError(null);
		setBusy(true);
		const full_name = String(new FormData(event.currentTarget).get("full_name"));
		try {
			await request("POST /profile/name", { body: { full_name, next, ...(team ? { team } : {}) } });
			if (team) followTeam(team);
			await refresh();
			location.replace(next);
		} catch (failure) {
			setBusy(false);
			setError(failure instanceof RequestFailed && failure.status < 500 ? failure.message : profileTexts.nameFailed);
		}
	}

	// the server has not confirmed a session, so nothing may say that there is one
	if (status === "signed-out")
		return (
			<div className="name-step">
				<div className="name-form">
					<h1>{profileTexts.notIn}</h1>
					<div className="seam" />
					<p>{profileTexts.notKept}</p>
					<a className="btn" data-size="lg" data-block="" href={signInPath("/auth", next)}>
						Sign in
					</a>
				</div>
			</div>
		);

	return (
		<div className="name-step">
			<div className="name-form">
				<p className="name-ok" data-waiting={status === "loading" || undefined}>
					<Check className="icon" /> You're in, with your first {pointsOf("signup")} points. One last thing.
				</p>
				<h1>{profileTexts.askName}</h1>
				<div className="seam" />
				<form className="stack" method="post" action={addressOf("POST /profile/name")} noValidate onSubmit={save}>
					<input type="hidden" name="next" value={next} />
					<Field id="full_name" label="First name" hint={profileTexts.nameHint} error={error}>
						{(attributes) => (
							<input
								{...attributes}
								name="full_name"
								autoComplete="given-name"
								maxLength={FIRST_NAME_LETTERS}
								value={name}
								onChange={({ target }) => setName(target.value)}
							/>
						)}
					</Field>
					<TeamChoice chosen={team} onChoose={setTeam} />
					<SubmitButton busy={busy}>
						{busy ? (
							"Saving..."
						) : (
							<>
								{profileTexts.saveName} <ArrowRight className="icon" />
							</>
						)}
					</SubmitButton>
					<a className="btn" data-variant="quiet" data-block="" href={next}>
						{profileTexts.skipName}
					</a>
				</form>
			</div>
			<FirstNamePreview name={name.trim()} team={team} />
		</div>
	);
}
