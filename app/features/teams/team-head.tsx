import { Trophy } from "lucide-react";
import { Island } from "../../islands/island.tsx";
import { formatDate, formatMonth } from "../../lib/dates.ts";
import { ordinal } from "../../lib/numbers.ts";
import { Breadcrumbs } from "../../ui/heads.tsx";
import Share from "../sharing/share.island.tsx";
import { teamsTexts, titlesInWords } from "./rules.ts";
import type { FoundTeam } from "./team.server.ts";
import "./teams.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/figures/tables.css";
import "../../ui/styles/people/emblems.css";
import "../../ui/styles/people/person.css";
import "../../ui/styles/people/profile.css";

type TeamHeadProps = { team: FoundTeam; crumbs: { name: string; path: string }[] };

/** The top of a team's page: name, titles, and the newest season. */
export function TeamHead({ team, crumbs }: TeamHeadProps) {
	const { profile, title_seasons } = team;
	return (
		<section className="profile-head phead" data-team={profile.id} aria-labelledby="team-name">
			<div className="wrap phead-grid">
				<Breadcrumbs crumbs={crumbs} />
				<div className="phead-name">
					<h1 id="team-name">{profile.name}</h1>
					<p>
						<Trophy className="icon" />{" "}
						{titlesInWords(title_seasons.length) + (title_seasons.length > 0 ? `: ${title_seasons.join(", ")}` : "")}
					</p>
				</div>
				<div className="phead-art">
					<span className="flag" data-team={profile.id} data-size="lg" aria-hidden="true">
						{profile.short_name}
					</span>
				</div>
				<dl className="phead-figs">
					{headFigures(team).map(({ name, value, why }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
							<dd data-why="">{why}</dd>
						</div>
					))}
				</dl>
				<div className="phead-acts">
					<Island
						of={Share}
						wake="near"
						props={{
							type: "team_victory",
							content_id: profile.id,
							name: profile.name,
							loginFirst: teamsTexts.loginToShare,
						}}
					/>
				</div>
			</div>
		</section>
	);
}

function headFigures({ seasons, run, rivals, finals, title_seasons, profile }: FoundTeam) {
	const [newest] = seasons;
	const sum = (what: "matches" | "won") => rivals.reduce((all, rival) => all + rival[what], 0);
	const countResult = (result: string) => run.filter((match) => match.result === result).length;
	return [
		...(newest
			? [
					{ name: `${newest.season} league`, value: ordinal(newest.place), why: `${newest.points} points` },
					{
						name: `${newest.season} in all`,
						value: `${countResult("won")}–${countResult("lost")}`,
						why: "won and lost",
					},
				]
			: []),
		{ name: `Since ${profile.founded}`, value: String(sum("won")), why: `wins in ${sum("matches")}` },
		{ name: "Finals", value: String(finals), why: `${title_seasons.length} won` },
	];
}

/** Facts from outside the matches, each with the date of its source. */
export function TeamFacts({ profile }: Pick<FoundTeam, "profile">) {
	return (
		<section className="card" aria-labelledby="about-team">
			<h2 className="card-title" id="about-team">
				About the team
			</h2>
			<dl className="ledger">
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
				{profile.owner ? (
					<div>
						<dt>Owner</dt>
						<dd>
							{profile.owner} <Since date={profile.owner_as_of} />
						</dd>
					</div>
				) : null}
			</dl>
		</section>
	);
}

/** The date of a source (a day or a month): 'as of Apr 18, 2026', 'as of Nov 2025'. */
function Since({ date }: { date: string | null }) {
	if (!date) return null;
	const day = date.length === 7 ? formatMonth(date) : formatDate(date);
	return <small className="since">{`as of ${day}`}</small>;
}
