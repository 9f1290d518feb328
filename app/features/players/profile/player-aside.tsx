import { Award, Trophy } from "lucide-react";
import { Fragment } from "react";
import { AdSlot } from "../../../ui/ad-slot.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { bestText, countText, rateText } from "../figures-text.ts";
import type { Achievement, PlayerDetails } from "../player.ts";
import { priceText, UNKNOWN, withoutNulls } from "../rules.ts";
import { SidesChart } from "./player-charts.tsx";
import type { PlayerProfile } from "./profile.server.ts";
import "../players.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/figures/tables.css";

type PlayerAsideProps = { player: PlayerDetails; profile: PlayerProfile };

export function PlayerAside({ player, profile }: PlayerAsideProps) {
	return (
		<aside className="stack gap-6" aria-label={`More about ${player.name}`}>
			<LatestSeason player={player} profile={profile} />
			{player.achievements.length > 0 ? <Achievements achievements={player.achievements} /> : null}
			<QuickStats player={player} profile={profile} />
			<SidesChart profile={profile} />
			<AdSlot size="box" />
		</aside>
	);
}

/** The player's newest season. */
function LatestSeason({ player, profile: { seasons, focus } }: PlayerAsideProps) {
	const line = seasons.at(-1);
	if (!line) return null;
	const won = player.achievements.some(
		({ title, seasons }) => title === "Champion" && seasons.includes(line.season ?? 0),
	);
	const lines: [string, string][] =
		focus === "runs"
			? [
					["Runs", countText(line.runs)],
					["Average", rateText(line.average)],
					["Strike rate", rateText(line.strike_rate)],
					["Sixes", countText(line.sixes)],
				]
			: [
					["Wickets", countText(line.wickets)],
					["Economy", rateText(line.economy)],
					["Average", rateText(line.bowling_average)],
					["Best", bestText(line)],
				];
	return (
		<section className="card" aria-labelledby="latest">
			<div className="card-top">
				<h2 className="card-title" id="latest">
					{line.season} season
				</h2>
				{won ? (
					<Badge tone="new">
						<Trophy className="icon" /> Champion
					</Badge>
				) : null}
			</div>
			<Ledger lines={[["Matches", line.matches], ...lines.filter(([, value]) => value !== UNKNOWN)]} />
		</section>
	);
}

function Achievements({ achievements }: { achievements: Achievement[] }) {
	return (
		<section className="card" aria-labelledby="achievements">
			<h2 className="card-title" id="achievements">
				Achievements
			</h2>
			<ul className="ledger achievements">
				{achievements.map(({ title, seasons }) => (
					<li key={title}>
						<Award className="icon" />
						<span>
							{seasons.length > 0 ? title : <a href="/statistics">{title}</a>}
							{/* a season is listed twice for two hat-tricks in it */}
							{seasons.map((season, place) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells two of a season apart
								<Fragment key={place}>
									{place === 0 ? ", " : place === seasons.length - 1 ? " and " : ", "}
									<a href={`/seasons/${season}`}>{season}</a>
								</Fragment>
							))}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function QuickStats({ player, profile: { career, seasons, squad_season } }: PlayerAsideProps) {
	const [first, last] = [seasons[0]?.season, seasons.at(-1)?.season];
	const stats = withoutNulls([
		["Team", player.team?.name ?? null],
		["Role", player.role],
		["Seasons", seasons.length || null],
		["First and last", first && last ? `${first} – ${last}` : null],
		["Matches", career ? countText(career.matches) : null],
		["Jersey", player.jersey_number],
		[squad_season ? `Price, ${squad_season}` : "Price", priceText(player.price_crores)],
	]);
	return (
		<section className="card" aria-labelledby="quick-stats">
			<h2 className="card-title" id="quick-stats">
				Quick stats
			</h2>
			<Ledger lines={stats} />
		</section>
	);
}

function Ledger({ lines }: { lines: [name: string, value: string | number][] }) {
	return (
		<dl className="ledger">
			{lines.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
