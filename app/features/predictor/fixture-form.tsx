import { LoaderCircle } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Field } from "../../ui/forms/field.tsx";
import type { PredictorPage } from "./predictor.server.ts";
import { predictorTexts } from "./rules.ts";
import type { Fixture, PredictorChoice } from "./use-prediction.ts";
import "./predictor.css";

type FixtureFormProps = { page: PredictorChoice; busy: boolean; onAsk: (fixture: Fixture) => void };

/** The form for two teams, and for a ground if the model predicts. It works without scripts. */
export function FixtureForm({ page, busy, onAsk }: FixtureFormProps) {
	const { teams, grounds, chosen, source, fault } = page;
	const [{ a, b }, setTeams] = useState(chosen);

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (!busy) onAsk(readFixture(event.currentTarget));
	}

	return (
		<form
			className="stack"
			method="get"
			action="/quiz"
			onSubmit={submit}
			onChange={(event) => setTeams(readFixture(event.currentTarget))}
		>
			<input type="hidden" name="tab" value="predictor" />
			<div className="predictor-teams">
				<TeamSelect name="a" label="First team" teams={teams} chosen={chosen.a} other={b} />
				<TeamSelect
					name="b"
					label="Second team"
					teams={teams}
					chosen={chosen.b}
					other={a}
					error={b === "" ? fault : null}
				/>
			</div>
			{source === "model" ? (
				<Field id="ground" label="Ground" hint="Optional: how each side has fared there counts.">
					{(control) => (
						<select {...control} name="ground" defaultValue={chosen.ground}>
							<option value="">Any ground</option>
							{grounds.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
					)}
				</Field>
			) : null}
			<div className={source === "simulated" ? "needs-script" : undefined}>
				<button
					type="submit"
					className="btn"
					data-size="lg"
					aria-disabled={busy}
					aria-busy={busy}
					data-disabled={busy ? "" : undefined}
				>
					{busy ? <LoaderCircle className="icon spin" /> : null}
					{busy ? predictorTexts.analysing : predictorTexts.predict}
				</button>
			</div>
			<p className="sr-only" role="status">
				{busy ? predictorTexts.analysing : ""}
			</p>
		</form>
	);
}

function readFixture(form: HTMLFormElement): Fixture {
	const data = new FormData(form);
	const text = (name: string) => String(data.get(name) ?? "");
	return { a: text("a"), b: text("b"), ground: text("ground") };
}

type TeamSelectProps = {
	name: "a" | "b";
	label: string;
	teams: PredictorPage["teams"];
	chosen: string;
	/** the other list's choice, disabled in this one */
	other: string;
	error?: string | null;
};

function TeamSelect({ name, label, teams, chosen, other, error = null }: TeamSelectProps) {
	return (
		<Field id={`team-${name}`} label={label} error={error}>
			{(control) => (
				<select {...control} name={name} required defaultValue={chosen}>
					<option value="">Choose a team</option>
					{teams.map((team) => (
						<option key={team.id} value={team.id} disabled={team.id === other}>
							{team.name}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
