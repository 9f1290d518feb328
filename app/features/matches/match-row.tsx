import { ChevronRight } from "lucide-react";
import { formatDay } from "../../lib/dates.ts";
import { TeamCode } from "../../ui/people/team-code.tsx";
import { type MatchLine, type MatchSide, sidesOf } from "./match.ts";
import { oversOf, scoreOf, shortResultOf, stageOf } from "./words.ts";
import "./list/list.css";
import "./relive/relive.css";

/** A match in a list: codes, totals and result, linked to the scorecard. */
export function MatchRow({ match }: { match: MatchLine }) {
	return (
		<li className="mrow" data-match={match.match_id} data-stage={match.stage}>
			<div className="mrow-sides">
				{sidesOf(match).map((side) => (
					<Side key={side.id} side={side} />
				))}
			</div>
			<div className="mrow-what">
				<a href={`/matches/${match.match_id}`}>
					<span data-result="">{shortResultOf(match)}</span>
					<span className="instead">{`${match.first_code} v ${match.second_code}, result hidden`}</span>
				</a>
				<span className="note">
					{formatDay(match.date)}, {stageOf(match)}
					<span className="mrow-city">, {match.city}</span>
				</span>
			</div>
			<ChevronRight className="icon" />
		</li>
	);
}

export function MatchRows({ matches, label }: { matches: MatchLine[]; label: string }) {
	return (
		<ol className="mlist" aria-label={label}>
			{matches.map((match) => (
				<MatchRow key={match.match_id} match={match} />
			))}
		</ol>
	);
}

function Side({ side: { id, code, won, runs, wickets, balls } }: { side: MatchSide }) {
	return (
		<div className="mside" data-won={won ? "" : undefined}>
			<TeamCode id={id} code={code} />
			<span className="mside-score" data-result="">
				{runs === null || wickets === null ? "–" : scoreOf(runs, wickets)}
			</span>
			<span className="mside-overs" data-result="">
				{balls === null ? null : `${oversOf(balls)} ov`}
			</span>
			{won ? (
				<span className="mside-wedge" data-result="" role="img" aria-label="won" />
			) : (
				<span className="mside-wedge" />
			)}
		</div>
	);
}
