import { placeName } from "../matches/words.ts";
import { VIRAL_TEAMS } from "../sharing/viral/challenge.ts";
import "./first-name.css";
import "../../ui/styles/choices/forms.css";
import "../../ui/styles/people/emblems.css";
import "../../ui/styles/people/team-choice.css";

type TeamChoiceProps = { chosen: string | null; onChoose: (team: string) => void };

/** In the order of home's choice, by city. */
const BY_CITY = VIRAL_TEAMS.toSorted((one, other) => one.name.localeCompare(other.name));

/** The ten teams as radio buttons with their flags; the choice is optional. */
export function TeamChoice({ chosen, onChoose }: TeamChoiceProps) {
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
