import type { OwnProfile } from "./profile.ts";
import "../../ui/styles/cards.css";
import "../../ui/styles/people/emblems.css";

/** The fan's army, or a link to choose one. */
export function YourTeam({ team }: { team: OwnProfile["team"] }) {
	const code = team?.team_code.toLowerCase();
	return (
		<section className="card stack" data-team={code} aria-labelledby="your-team">
			<h2 className="card-title" id="your-team">
				Your team
			</h2>
			{team ? (
				<p className="cluster">
					<span className="flag" data-team={code} aria-hidden="true">
						{team.team_code}
					</span>
					<strong>{team.team_name}</strong>
				</p>
			) : (
				<p>You haven't picked a team yet.</p>
			)}
			<p className="cluster">
				<a className="btn" data-variant={team ? "outline" : undefined} href="/community">
					{team ? "Go to the community" : "Choose a team"}
				</a>
				{team ? (
					<a className="link-more" href="/battles">
						Live team battles
					</a>
				) : null}
				{team ? (
					<a className="link-more" href={`/teams/${code}`}>
						Team history
					</a>
				) : null}
			</p>
		</section>
	);
}
