import { useEffect, useState } from "react";
import { followTeam, onFollowed } from "../../../lib/hint.ts";
import type { SideName } from "../home.ts";
import "../../../ui/styles/people/emblems.css";
import "../../../ui/styles/people/team-choice.css";

/** Flags with which a visitor chooses the team that this browser follows. */
export default function PickTeam({ sides }: { sides: SideName[] }) {
	const [picked, setPicked] = useState<string | undefined>(undefined);
	useEffect(() => onFollowed(setPicked), []);
	return (
		<section className="wrap pt-5 for-visitors needs-script" aria-labelledby="pick-team">
			<div className="section-head">
				<h2 id="pick-team">Whose twelfth man are you?</h2>
				<p role="status">
					{picked
						? `This page follows ${sides.find(({ id }) => id === picked)?.name} from now on.`
						: "Pick a team and this page follows it. No account needed."}
				</p>
			</div>
			<div className="team-rail">
				{sides.map(({ id, name }) => (
					<button
						key={id}
						type="button"
						className="team-pick"
						data-team={id}
						aria-pressed={picked === id}
						onClick={() => followTeam(picked === id ? undefined : id)}
					>
						<span className="flag" data-team={id} data-size="md" aria-hidden="true">
							{id.toUpperCase()}
						</span>
						<span>{name}</span>
					</button>
				))}
			</div>
		</section>
	);
}
