import { Trophy } from "lucide-react";
import { useId } from "react";
import { ordinal } from "../../../lib/numbers.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { OwnTeam } from "../home.ts";
import "../fan.css";
import "../../../ui/styles/cards.css";

const LETTERS = { won: "W", lost: "L", no_result: "N" } as const;
const WORDS = { won: "won", lost: "lost", no_result: "no result" } as const;

/** The last results of the fan's side; without `team` a placeholder of the same height. */
export function OwnTeamCard({ team }: { team: OwnTeam | null }) {
	const title = useId();
	if (!team)
		return (
			<section className="card own-team" aria-busy="true" aria-label="Your team">
				<div className="card-top">
					<span className="skeleton h-6 w-44" />
				</div>
				<span className="skeleton h-28" />
			</section>
		);
	const { id, name, match, league, champions, lately } = team;
	return (
		<section className="card own-team" data-team={id} aria-labelledby={title}>
			<div className="card-top">
				<h2 className="card-title" id={title}>
					<a href={`/teams/${id}`}>
						Your team<span className="sr-only">, {name}</span>
					</a>
				</h2>
				{champions ? (
					<Badge tone="new">
						<Trophy className="icon" /> Champions
					</Badge>
				) : null}
			</div>
			<dl className="mini-ledger">
				<div>
					<dt>Last match</dt>
					<dd>
						<a href={`/matches/${match.match_id}`}>{match.result}</a>
					</dd>
				</div>
				{league ? (
					<div>
						<dt>{league.season} league</dt>
						<dd>
							{ordinal(league.place)} of {league.of}, {league.points} points
						</dd>
					</div>
				) : null}
				<div>
					<dt>Last five</dt>
					<dd>
						<span className="wl" role="img" aria-label={lately.map((result) => WORDS[result]).join(", ")}>
							{lately.map((result, place) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: results repeat
								<i key={place} data-won={result === "won" ? "" : undefined}>
									{LETTERS[result]}
								</i>
							))}
						</span>
					</dd>
				</div>
			</dl>
		</section>
	);
}
