import { Star } from "lucide-react";
import { Island } from "../../islands/island.tsx";
import { ordinal } from "../../lib/numbers.ts";
import Share from "../sharing/share.island.tsx";
import { teamsTexts, titlesInWords } from "./rules.ts";
import type { TeamLine } from "./teams.server.ts";
import "../../ui/styles/people/emblems.css";
import "../../ui/styles/people/people.css";
import "./teams.css";

/** A team in the list: its titles and its place in the newest season. */
export function TeamRow({ team }: { team: TeamLine }) {
	const { id, name, short_name, founded, captain, titles, title_seasons, newest } = team;
	return (
		<article className="prow" data-team={id}>
			<span className="flag" data-size="sm" aria-hidden="true">
				{short_name}
			</span>
			<div className="prow-who">
				<h2>
					<a href={`/teams/${id}`} aria-label={`View History of ${name}`}>
						{name}
					</a>
				</h2>
				<p className="note">
					<b className="team-name">{short_name}</b>{" "}
					{title_seasons.map((season) => (
						<Star key={season} className="icon star" />
					))}{" "}
					{titlesInWords(titles)}
					{titles > 0 ? `, last title ${title_seasons.at(-1)}` : null}
				</p>
			</div>
			<p className="note prow-more">
				{titles > 0 ? `${titles}x Champions. ` : null}
				{`Founded ${founded}. Captain: ${captain ?? "not known"}`}
			</p>
			{newest ? (
				<p className="prow-fig">
					<b>{ordinal(newest.place)}</b> <span>{newest.season}</span>
				</p>
			) : null}
			<div className="prow-acts">
				<span aria-hidden="true">View History</span>
				<Island
					of={Share}
					wake="near"
					props={{ type: "team_victory", content_id: id, name, loginFirst: teamsTexts.loginToShare }}
				/>
			</div>
		</article>
	);
}
