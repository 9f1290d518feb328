import { Trophy } from "lucide-react";
import { Island } from "../../islands/island.tsx";
import { Badge } from "../../ui/badge.tsx";
import Share from "../sharing/share.island.tsx";
import { teamsTexts, titlesInWords } from "./rules.ts";
import { Since } from "./since.tsx";
import type { TeamCard as Team } from "./teams.server.ts";
import "./teams.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/figures/tables.css";
import "../../ui/styles/people/emblems.css";

export function TeamCard({ team }: { team: Team }) {
	const last = team.title_seasons.at(-1);
	return (
		<article className="card team-card" data-team={team.id}>
			<div className="team-card-top">
				<span className="flag" data-size="lg" aria-hidden="true">
					{team.short_name}
				</span>
				<div>
					<h2 className="card-title">{team.name}</h2>
					<p className="cluster mt-1">
						<Badge tone="team">{team.short_name}</Badge>
						{team.titles > 0 ? (
							<Badge tone="new">
								<Trophy className="icon" /> {`${team.titles}x Champions`}
							</Badge>
						) : null}
					</p>
				</div>
			</div>
			<dl className="ledger">
				<div>
					<dt>Titles</dt>
					<dd>{titlesInWords(team.titles)}</dd>
				</div>
				{last ? (
					<div>
						<dt>Last title</dt>
						<dd>
							<a href={`/seasons/${last}`}>{last}</a>
						</dd>
					</div>
				) : null}
				<div>
					<dt>Founded</dt>
					<dd>{team.founded}</dd>
				</div>
				<div>
					<dt>Captain</dt>
					<dd>
						{team.captain ?? "Not known"} <Since date={team.captain_as_of} />
					</dd>
				</div>
			</dl>
			<div className="cluster mt-auto pt-4">
				<a className="btn" data-variant="team" href={`/teams/${team.id}`}>
					View History <span className="sr-only">of {team.name}</span>
				</a>
				<Island
					of={Share}
					wake="near"
					props={{ type: "team_victory", content_id: team.id, name: team.name, loginFirst: teamsTexts.loginToShare }}
				/>
			</div>
		</article>
	);
}
