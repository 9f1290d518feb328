import { ArrowRight, Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { addressOf, RequestFailed, request } from "../../lib/api.ts";
import { followTeam } from "../../lib/hint.ts";
import { ownOf } from "../../lib/own.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { NAMELESS } from "../../lib/session/avatar.ts";
import { initialsOf } from "../../lib/session/me.ts";
import { FIRST_NAME_LETTERS } from "../../lib/text-length.ts";
import { Field, SubmitButton } from "../../ui/forms/field.tsx";
import { Jersey } from "../../ui/people/jersey.tsx";
import { signInPath } from "../auth/rules.ts";
import { placeName } from "../matches/words.ts";
import { pointsOf } from "../points/rules.ts";
import { VIRAL_TEAMS } from "../sharing/viral/challenge.ts";
import { profileTexts } from "./rules.ts";
import "./first-name.css";
import "../../ui/styles/choices/forms.css";
import "../../ui/styles/people/avatar.css";
import "../../ui/styles/people/emblems.css";
import "../../ui/styles/people/team-choice.css";

const PROBLEMS: Record<string, string> = { full_name: profileTexts.wrongFirstName };

/** `problem`: the wrong field of a form sent without JavaScript. */
type WelcomeProps = { next: string; problem: string | null };

/** The page after the first sign-in: asks for a name and a team. The fan may skip it. Works without JavaScript. */
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

	// without a session, the text "You're in" would be wrong
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

type TeamChoiceProps = { chosen: string | null; onChoose: (team: string) => void };

/** By city, like the choice on the home page. */
const BY_CITY = VIRAL_TEAMS.toSorted((one, other) => one.name.localeCompare(other.name));

/** The ten teams as radio buttons, none of them preselected. */
function TeamChoice({ chosen, onChoose }: TeamChoiceProps) {
	return (
		<fieldset className="name-team">
			<legend className="field-label">
				Your team <span className="note">optional</span>
			</legend>
			<div className="team-rail" data-small="">
				{BY_CITY.map(({ id, name }) => (
					<label key={id} className="team-pick" data-team={id}>
						<input
							className="sr-only"
							type="radio"
							name="team"
							value={id}
							checked={chosen === id}
							onChange={() => onChoose(id)}
						/>
						<span className="flag" data-team={id} data-size="md" aria-hidden="true">
							{id.toUpperCase()}
						</span>
						<span>{placeName(name)}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** A preview of the fan's shirt and of a chat message by the fan. */
function FirstNamePreview({ name, team }: { name: string; team: string | null }) {
	const shown = name || NAMELESS;
	return (
		<aside className="name-show on-board" data-ground="board" aria-label="How others see you">
			<p className="name-show-h">How others see you</p>
			<div className="name-shirt" data-team={team ?? undefined}>
				<Jersey initials={initialsOf(shown)} number={null} />
			</div>
			<div className="paper bubble">
				<span className="avatar" data-team={team ?? undefined} aria-hidden="true">
					{initialsOf(shown).slice(0, 1)}
				</span>
				<div>
					<p>
						<strong>{shown}</strong>{" "}
						<span className="note">{team ? `${team.toUpperCase()} fan` : "A fan of all ten"}</span>
					</p>
					<p>Give him the last over. He always finds a way.</p>
				</div>
			</div>
			<p className="name-show-n">Your email address stays private. Skip this and you are “{NAMELESS}”.</p>
		</aside>
	);
}
