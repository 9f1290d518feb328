import { AsOfNote } from "../../../lib/as-of.tsx";
import { counted } from "../../../lib/counted.ts";
import { SectionHead } from "../../../ui/heads.tsx";
import { bestText, countText, highestText, rateText } from "../figures-text.ts";
import type { PlayerDetails } from "../player.ts";
import { matchesOf } from "../rules.ts";
import { FormChart } from "./form-chart.tsx";
import { SeasonCharts } from "./player-charts.tsx";
import type { PlayerProfile } from "./profile.server.ts";
import "../../../ui/styles/figures/tables.css";

type PlayerFiguresProps = { player: PlayerDetails; profile: PlayerProfile };

/** The overview of a profile: form, season charts, career figures. */
export function PlayerOverview({ player, profile }: PlayerFiguresProps) {
	return (
		<div className="stack gap-6" id="overview">
			<FormChart form={profile.form} focus={profile.focus} />
			{profile.career ? <SeasonCharts profile={profile} /> : null}
			<Career profile={profile} player={player} />
		</div>
	);
}

type Figure = [name: string, measure: string, value: string];

/** Leaves out figures that are nothing, such as no stumpings. */
const isShown = ([, , value]: Figure) => value !== "0" && value !== "—";

function Career({ player, profile: { career, focus, fielding, as_of } }: PlayerFiguresProps) {
	if (!career)
		return (
			<section aria-labelledby="career">
				<SectionHead id="career" title="Career statistics" />
				<p>No IPL match yet. His figures start with his first.</p>
				<AsOfNote {...as_of} />
			</section>
		);
	const matches: Figure = ["Matches", "appearances.matches", countText(career.matches)];
	const batting: Figure[] = [
		["Runs", "runs", countText(career.runs)],
		["Highest", "highest", highestText(career)],
		["Average", "average", rateText(career.average)],
		["Strike rate", "strike_rate", rateText(career.strike_rate)],
		["Hundreds", "hundreds", countText(career.hundreds)],
		["Fifties", "fifties", countText(career.fifties)],
		["Fours", "fours", countText(career.fours)],
		["Sixes", "sixes", countText(career.sixes)],
	];
	const bowling: Figure[] = [
		["Wickets", "bowling.wickets", countText(career.wickets)],
		["Best figures", "bowling.best", bestText(career)],
		["Economy", "bowling.economy", rateText(career.economy)],
		["Bowling average", "bowling.average", rateText(career.bowling_average)],
	];
	const fieldingFigures: Figure[] = [
		["Catches", "fielding.catches", countText(fielding.catches)],
		["Stumpings", "fielding.stumpings", countText(fielding.stumpings)],
	];
	const [firstFigures, secondFigures] =
		focus === "wickets" ? [bowling, batting] : [batting, career.wickets > 0 ? bowling : []];
	return (
		<section aria-labelledby="career">
			<SectionHead id="career" title="Career statistics" />
			<dl className="figures" {...counted({ rows: "batting", where: { player: player.person_id } })}>
				{[matches, ...firstFigures, ...secondFigures, ...fieldingFigures]
					.filter(isShown)
					.map(([name, measure, value]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd data-figure={measure}>{value}</dd>
						</div>
					))}
			</dl>
			<AsOfNote {...as_of} to={matchesOf(player.slug)}>
				Computed from the match record.{" "}
			</AsOfNote>
		</section>
	);
}
