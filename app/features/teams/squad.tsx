import { grouped } from "../../lib/numbers.ts";
import { Shirt } from "../../ui/people/shirt.tsx";
import type { PlayerFace } from "../players/faces.server.ts";
import { initialsOf } from "../players/rules.ts";
import type { Squad, SquadMember } from "./squad.server.ts";
import { squadFigure, squadGroups } from "./squad-groups.ts";
import "../../ui/styles/people/person.css";

type SquadProps = { team: string; squad: Squad; captain: string | null; faces: Record<string, PlayerFace> };

/** The newest squad by role, each player with the figure that suits the role. */
export function SquadSection({ team, squad: { season, members }, captain, faces }: SquadProps) {
	return (
		<section aria-labelledby="squad">
			<div className="section-head">
				<h2 id="squad">Squad</h2>
				<p>
					{members.length} players. Figures are from {season}. {captain ? `Captain: ${captain}.` : null}
				</p>
			</div>
			<div className="squad">
				{squadGroups(members, faces).map((group) => (
					<div key={group.name}>
						<h3 className="squad-h">{group.name}</h3>
						<ul>
							{group.members.map((member) => (
								<li key={member.person_id}>
									<SquadRow {...{ team, season, member }} face={faces[member.person_id]} />
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</section>
	);
}

type RowProps = { team: string; season: number; member: SquadMember; face: PlayerFace | undefined };

function SquadRow({ team, season, member, face }: RowProps) {
	const figure = squadFigure(member, face?.role ?? null);
	return (
		<div className="srow">
			<Shirt team={team} initials={initialsOf(member.name)} number={face?.jersey_number ?? null} size="sm" />
			<div>
				<h4>{face ? <a href={`/players/${face.slug}`}>{face.name}</a> : member.name}</h4>
				<p className="note">{matchesText(member, season)}</p>
			</div>
			<p className="srow-fig">
				{figure ? (
					<>
						<b>{grouped(figure.value)}</b>
						<span>{figure.name}</span>
					</>
				) : (
					<span>{member.career_matches > 0 ? "didn’t play" : "yet to play"}</span>
				)}
			</p>
		</div>
	);
}

const countMatches = (count: number) => `${count} ${count === 1 ? "match" : "matches"}`;

function matchesText({ matches, career_matches }: SquadMember, season: number): string {
	if (matches > 0) return `${countMatches(matches)} in ${season}`;
	return career_matches > 0 ? `${countMatches(career_matches)} in the IPL` : "New to the IPL";
}
