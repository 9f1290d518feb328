import { AsOfNote } from "../../../lib/as-of.tsx";
import { counted } from "../../../lib/counted.ts";
import { AdSlot } from "../../../ui/ad-slot.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import { bestText, countText, highestText, rateText } from "../figures-text.ts";
import type { PlayerDetails } from "../player.ts";
import { matchesOf } from "../rules.ts";
import { BestPerformances } from "./best-performances.tsx";
import { SeasonCharts } from "./player-charts.tsx";
import type { PlayerProfile } from "./profile.server.ts";
import { RivalsTables } from "./rivals-tables.tsx";
import { SeasonsTable } from "./seasons-table.tsx";
import { SplitsTable } from "./splits-table.tsx";

type PlayerFiguresProps = { player: PlayerDetails; profile: PlayerProfile };

/** What a visitor comes for: the career in figures and pictures, and in words. */
export function PlayerCareer({ player, profile }: PlayerFiguresProps) {
	return (
		<div className="stack gap-10">
			<Career profile={profile} player={player} />
			{profile.career ? <SeasonCharts profile={profile} /> : null}
			<Biography player={player} />
		</div>
	);
}

/** The tables behind it, as wide as the page. */
export function PlayerTables({ player, profile }: PlayerFiguresProps) {
	return (
		<div className="stack gap-10">
			{profile.career ? (
				<>
					<SeasonsTable person={player.person_id} seasons={profile.seasons} focus={profile.focus} slug={player.slug} />
					<BestPerformances {...profile} />
					<AdSlot size="banner" />
					<SplitsTable
						id="opponents"
						caption="Against each side"
						first="Side"
						splits={profile.opponents}
						focus={profile.focus}
						slug={player.slug}
					/>
					<SplitsTable
						id="grounds"
						caption="At each ground"
						first="Ground"
						splits={profile.grounds}
						focus={profile.focus}
						slug={player.slug}
					/>
					<RivalsTables {...profile} slug={player.slug} />
				</>
			) : null}
			<About />
		</div>
	);
}

/** What it is called, the measure, and how it is written. */
type Figure = [name: string, measure: string, value: string];

function Career({ player, profile: { career, focus, fielding, as_of } }: PlayerFiguresProps) {
	if (!career)
		return (
			<section aria-labelledby="career">
				<SectionHead id="career" title="Career statistics" />
				<p>No match in the league yet. The figures begin with the first.</p>
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
		["Sixes", "sixes", countText(career.sixes)],
	];
	const bowling: Figure[] = [
		["Wickets", "bowling.wickets", countText(career.wickets)],
		["Best figures", "bowling.best", bestText(career)],
		["Economy", "bowling.economy", rateText(career.economy)],
		["Bowling average", "bowling.average", rateText(career.bowling_average)],
	];
	const fielded: Figure[] = [
		["Catches", "fielding.catches", countText(fielding.catches)],
		["Stumpings", "fielding.stumpings", countText(fielding.stumpings)],
		["Fours", "fours", countText(career.fours)],
		["Ducks", "ducks", countText(career.ducks)],
	];
	return (
		<section aria-labelledby="career">
			<SectionHead id="career" title="Career statistics" />
			<dl className="figures" {...counted({ rows: "batting", where: { player: player.person_id } })}>
				{[matches, ...(focus === "wickets" ? [...bowling, ...batting] : [...batting, ...bowling]), ...fielded].map(
					([name, measure, value]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd data-figure={measure}>{value}</dd>
						</div>
					),
				)}
			</dl>
			<AsOfNote {...as_of} to={matchesOf(player.slug)}>
				Computed from the match record.{" "}
			</AsOfNote>
		</section>
	);
}

function Biography({ player }: Pick<PlayerFiguresProps, "player">) {
	if (!player.biography) return null;
	return (
		<section className="prose" aria-labelledby="biography">
			<h2 id="biography">Biography</h2>
			<p>{player.biography}</p>
			<p className="note">Written from the match record.</p>
		</section>
	);
}

function About() {
	return (
		<section className="prose" aria-labelledby="about">
			<h2 id="about">About these figures</h2>
			<p>
				All figures come from ball-by-ball data, without super overs. Renamed teams go by their current name. What we
				don't know is left out, and a dash means there is nothing to count.
			</p>
		</section>
	);
}
