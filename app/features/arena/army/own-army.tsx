import { grouped } from "../../../lib/numbers.ts";
import { SectionHead } from "../../../ui/heads.tsx";
import type { Army } from "../../community/army.ts";
import { communityTexts } from "../../community/rules.ts";
import { useMyArmy } from "../../community/use-my-army.ts";
import "../arena.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/people/emblems.css";

/** ARENA-1: the fan's army and contribution; fans without one get a link to choose. */
export function OwnArmy({ armies }: { armies: Army[] }) {
	const { membership } = useMyArmy();
	const army = armies.find(({ id }) => id === membership?.army_id);
	return (
		<section className="section wrap" id="army" aria-labelledby="army-title">
			<SectionHead id="army-title" title="Team army" more={{ text: "All armies", to: "/community" }} />
			{army && membership ? (
				<div className="arena-army" data-team={army.team_code.toLowerCase()}>
					<span className="flag" data-team={army.team_code.toLowerCase()} data-size="lg" aria-hidden="true">
						{army.team_code}
					</span>
					<div className="stack gap-1">
						<h3>{army.team_name}</h3>
						<p>{army.motto}</p>
					</div>
					<dl className="arena-army-counts">
						{(
							[
								["Fans", army.total_members],
								["Points", army.total_points],
								["By you", membership.points_contributed],
							] as const
						).map(([label, count]) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd className="score">{grouped(count)}</dd>
							</div>
						))}
					</dl>
				</div>
			) : (
				<div className="card stack">
					<h3 className="card-title">{communityTexts.choose}</h3>
					<p>Ten armies, and every quiz, share and war cry counts for yours. You can be in one at a time.</p>
					<p>
						<a className="btn" href="/community">
							Pick your team
						</a>
					</p>
				</div>
			)}
		</section>
	);
}
