import { Trophy } from "lucide-react";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ShareButton } from "../sharing/share-button.tsx";
import { teamsTexts, titlesInWords, UNKNOWN_OWNERS } from "./rules.ts";
import { Since } from "./since.tsx";
import type { FoundTeam } from "./team.server.ts";

type TeamHeadProps = { team: FoundTeam; crumbs: { name: string; path: string }[] };

export function TeamHead({ team: { profile, title_seasons }, crumbs }: TeamHeadProps) {
	return (
		<section className="profile-head" data-team={profile.id} aria-labelledby="team-name">
			<div className="wrap profile-head-grid">
				<Breadcrumbs crumbs={crumbs} />
				<div className="profile-head-name">
					<h1 id="team-name">{profile.name}</h1>
					<p className="cluster gap-1.5" data-nowrap="">
						<Trophy className="icon" />{" "}
						{titlesInWords(title_seasons.length) + (title_seasons.length > 0 ? `: ${title_seasons.join(", ")}` : "")}
					</p>
				</div>
				<div className="profile-head-art">
					<span className="flag" data-team={profile.id} aria-hidden="true">
						{profile.short_name}
					</span>
				</div>
				<div className="profile-head-more">
					<dl className="profile-facts" data-wrap="">
						<div>
							<dt>Founded</dt>
							<dd>{profile.founded}</dd>
						</div>
						<div>
							<dt>Captain</dt>
							<dd>
								{profile.captain ?? "Not known"} <Since date={profile.captain_as_of} />
							</dd>
						</div>
						<div>
							<dt>Home ground</dt>
							<dd>{profile.home_grounds.length ? profile.home_grounds.join("; ") : "Not known"}</dd>
						</div>
						<div>
							<dt>Owner</dt>
							<dd>
								{profile.owner ?? UNKNOWN_OWNERS[profile.id] ?? "Not known"} <Since date={profile.owner_as_of} />
							</dd>
						</div>
					</dl>
					<ShareButton
						type="team_victory"
						content_id={profile.id}
						name={profile.name}
						loginFirst={teamsTexts.loginToShare}
					/>
				</div>
			</div>
		</section>
	);
}
