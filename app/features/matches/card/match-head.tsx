import { Play } from "lucide-react";
import { Island } from "../../../islands/island.tsx";
import { formatDay } from "../../../lib/dates.ts";
import { Plates } from "../../../ui/figures/plates.tsx";
import { Breadcrumbs } from "../../../ui/heads.tsx";
import { PlayerLink } from "../../../ui/people/person-name.tsx";
import LiveBoard from "../live/live-board.island.tsx";
import type { LiveScore } from "../live/live-score.ts";
import { type MatchSide, sidesOf } from "../match.ts";
import { matchesPath } from "../rules.ts";
import { stageOf, verdictOf } from "../words.ts";
import type { FoundMatch } from "./match.server.ts";
import "./card.css";
import "../relive/relive.css";
import "../../../ui/styles/people/emblems.css";

type MatchHeadProps = { found: FoundMatch; live: LiveScore | null; crumbs: { name: string; path: string }[] };

/**
 * The top of a match's page: the result, both totals, player of the match and toss. A live match has its state in
 * place of the result.
 */
export function MatchHead({ found, live, crumbs }: MatchHeadProps) {
	const { match, toss, super_overs, slugs } = found;
	const { title, margin } = live
		? { title: `${match.first_team} v ${match.second_team}`, margin: "" }
		: verdictOf(match);
	return (
		<section className="on-board" aria-label={live ? "Score" : "Result"}>
			<div className="wrap mhead">
				<Breadcrumbs crumbs={crumbs} />
				<div className="mhead-grid">
					<div>
						<h1>
							{title} {margin ? <em>{margin}</em> : null}
						</h1>
						<p className="mhead-meta">
							{stageOf(match)}, <a href={`/seasons/${match.season}`}>IPL {match.season}</a>, {formatDay(match.date)}.{" "}
							<a href={matchesPath({ ground: match.ground_id })}>{match.ground}</a>, {match.city}.
						</p>
					</div>
					<div className="sb" data-part={live ? "score" : undefined}>
						{sidesOf(match).map((side) => (
							<Side key={side.id} found={found} live={live} side={side} />
						))}
					</div>
				</div>
				{live ? <Island of={LiveBoard} wake="seen" props={{ live }} /> : null}
				{super_overs.length > 0 ? (
					<p className="mhead-meta">
						Super over: {super_overs.map((over) => `${over.code} ${over.score} in ${over.balls} balls`).join(", ")}
					</p>
				) : null}
				<div className="mhead-foot">
					<dl className="mhead-facts" data-part={live ? "facts" : undefined}>
						{match.player_of_match && match.player_of_match_id ? (
							<div>
								<dt>Player of the match</dt>
								<dd>
									<PlayerLink name={match.player_of_match} slug={slugs[match.player_of_match_id]} />
								</dd>
							</div>
						) : null}
						<div>
							<dt>Toss</dt>
							<dd>{`${toss.team} chose to ${toss.decision}`}</dd>
						</div>
					</dl>
					{found.innings.length > 0 && !live ? (
						<a className="btn" data-variant="marigold" href={`/matches/${match.match_id}/relive`}>
							<Play className="icon" /> Relive it
						</a>
					) : null}
				</div>
			</div>
			<div className="rope" />
		</section>
	);
}

type SideProps = Pick<MatchHeadProps, "found" | "live"> & { side: MatchSide };

function Side({ found: { innings, target }, live, side: { id, team, code } }: SideProps) {
	const batted = innings.find((side) => side.team_id === id);
	const [runs = "", wickets = "10"] = batted?.score.split("/") ?? [];
	return (
		<div className="sb-row">
			<span className="flag" data-team={id} aria-hidden="true">
				{code}
			</span>
			<p className="sb-name">
				{team}
				<span>
					{batted
						? `${batted.overs} overs${targetText(batted.innings, target)}`
						: live && live.state !== "over"
							? "Yet to bat"
							: "Did not bat"}
				</span>
			</p>
			{batted ? <Plates value={batted.score} label={`${runs} runs for ${wickets} wickets`} /> : null}
		</div>
	);
}

const FULL_INNINGS = 120;

/** The target of a chase, with its balls if the match was shortened. */
function targetText(innings: number, target: FoundMatch["target"]): string {
	if (innings === 1 || !target) return "";
	return `, target ${target.runs}${target.balls === FULL_INNINGS ? "" : ` in ${target.balls} balls`}`;
}
