import type { SideName } from "../home.ts";
import "../fan.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/people/emblems.css";
import "../../../ui/styles/people/team-choice.css";

/** Ten flags for a fan without a team; each leads to its army, where one press joins. */
export function ChooseTeamCard({ sides }: { sides: SideName[] }) {
	return (
		<section className="card own-team" aria-labelledby="choose-team">
			<h2 className="card-title" id="choose-team">
				Choose a team
			</h2>
			<p>What you earn counts for your team too.</p>
			<ul className="team-rail" data-small="">
				{sides.map(({ id, name }) => (
					<li key={id}>
						<a className="team-pick" data-team={id} href={`/community#army-${id}`}>
							<span className="flag" data-team={id} data-size="md" aria-hidden="true">
								{id.toUpperCase()}
							</span>
							<span>{name}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
