import { formatDate } from "../../lib/dates.ts";
import { grouped, overs } from "../../lib/numbers.ts";
import { FigureTable } from "../../ui/figures/figure-table.tsx";
import { SectionHead } from "../../ui/heads.tsx";
import type { PlayerFace } from "../players/faces.server.ts";
import { rateText } from "../players/figures-text.ts";
import type { FoundTeam } from "./team.server.ts";

type TeamBestsProps = { team: FoundTeam; faces: Record<string, PlayerFace> };

/** The side's most runs and wickets, and its highest and lowest totals. */
export function TeamBests({ team, faces }: TeamBestsProps) {
	const { profile } = team;
	const matchesOf = (player_id: string) => {
		const slug = faces[player_id]?.slug;
		return slug ? `/matches?${new URLSearchParams({ player: slug, team: profile.id })}` : null;
	};
	return (
		<section aria-labelledby="records">
			<SectionHead id="records" title="Best of all seasons" />
			<div className="halves">
				<FigureTable
					id="scorers"
					caption="Most runs"
					who="Player"
					keyColumn="runs"
					columns={[
						{ key: "innings", head: "Inns", name: "Innings" },
						{ key: "average", head: "Avg", name: "Average" },
						{ key: "strike_rate", head: "SR", name: "Strike rate" },
						{ key: "runs", head: "Runs" },
					]}
					rows={team.scorers.map((line) => ({
						id: line.player_id,
						names: [{ text: line.player, to: matchesOf(line.player_id), person: true }],
						cells: [line.innings, rateText(line.average), rateText(line.strike_rate), grouped(line.runs)],
					}))}
				/>
				<FigureTable
					id="wickets"
					caption="Most wickets"
					who="Player"
					keyColumn="wickets"
					columns={[
						{ key: "innings", head: "Inns", name: "Innings" },
						{ key: "average", head: "Avg", name: "Average" },
						{ key: "economy", head: "Econ", name: "Economy" },
						{ key: "wickets", head: "Wkts", name: "Wickets" },
					]}
					rows={team.wicket_takers.map((line) => ({
						id: line.player_id,
						names: [{ text: line.player, to: matchesOf(line.player_id), person: true }],
						cells: [line.innings, rateText(line.average), rateText(line.economy), line.wickets],
					}))}
				/>
				<Totals id="highest" caption="Highest totals" totals={team.highest} />
				<Totals id="lowest" caption="Lowest totals, completed innings" totals={team.lowest} />
			</div>
		</section>
	);
}

/** The grounds with the side's most matches. A row links to the matches there. */
export function Grounds({ team: { profile, grounds } }: { team: FoundTeam }) {
	return (
		<FigureTable
			id="grounds"
			caption="Most-used grounds"
			fits
			who="Ground"
			keyColumn="matches"
			columns={[
				{ key: "won", head: "W", name: "Won", width: "m" },
				{ key: "lost", head: "L", name: "Lost", width: "m" },
				{ key: "matches", head: "Mat", name: "Matches", width: "m" },
			]}
			rows={grounds.map((line) => ({
				id: line.ground_id,
				names: [{ text: line.ground, to: `/matches?team=${profile.id}&ground=${line.ground_id}`, shown: line.ground }],
				cells: [line.won, line.lost, line.matches],
			}))}
		/>
	);
}

function Totals({ id, caption, totals }: { id: string; caption: string; totals: FoundTeam["highest"] }) {
	return (
		<FigureTable
			id={id}
			caption={caption}
			fits
			who="Match"
			keyColumn="total"
			columns={[
				{ key: "overs", head: "Overs", width: "m" },
				{ key: "total", head: "Total", width: "l" },
			]}
			rows={totals.map((line) => ({
				id: `${line.match_id} ${line.innings_number}`,
				names: [{ text: line.opponent_name, to: `/matches/${line.match_id}`, shown: `v ${line.opponent_name}` }],
				note: formatDate(line.date),
				cells: [overs(line.balls), `${line.runs}${line.all_out ? "" : `/${line.wickets}`}`],
			}))}
		/>
	);
}
