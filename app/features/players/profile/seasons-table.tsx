import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import type { PlayerFigures } from "../figures.server.ts";
import { bestText, countText, highestText, rateText } from "../figures-text.ts";
import { matchesOf } from "../rules.ts";

type SeasonsTableProps = { person: string; seasons: PlayerFigures[]; focus: "runs" | "wickets"; slug: string };

/** Batting and bowling by season, newest first. A row links to the player's matches of that season. */
export function SeasonsTable({ person, seasons, focus, slug }: SeasonsTableProps) {
	return (
		<FigureTable
			id="season-by-season"
			caption="Season by season"
			who="Season"
			slim
			keyColumn={focus}
			counted={{ rows: "batting", where: { player: person }, by: ["season"] }}
			columns={[
				{ key: "matches", head: "Mat", name: "Matches", figure: "appearances.matches" },
				{ key: "runs", head: "Runs", figure: "runs" },
				{ key: "highest", head: "HS", name: "Highest score", figure: "highest" },
				{ key: "average", head: "Avg", name: "Average", figure: "average" },
				{ key: "strike_rate", head: "SR", name: "Strike rate", figure: "strike_rate" },
				{ key: "hundreds", head: "100s", figure: "hundreds" },
				{ key: "fifties", head: "50s", figure: "fifties" },
				{ key: "wickets", head: "Wkts", name: "Wickets", figure: "bowling.wickets" },
				{ key: "best", head: "Best", figure: "bowling.best" },
				{ key: "economy", head: "Econ", name: "Economy", figure: "bowling.economy" },
				{ key: "table", head: "Table", words: true },
			]}
			rows={seasons.toReversed().map((line) => ({
				id: String(line.season),
				line: String(line.season),
				names: [{ text: String(line.season), to: matchesOf(slug, { season: line.season }) }],
				cells: [
					line.matches,
					countText(line.runs),
					highestText(line),
					rateText(line.average),
					rateText(line.strike_rate),
					line.hundreds,
					line.fifties,
					line.balls_bowled > 0 ? line.wickets : "—",
					bestText(line),
					rateText(line.economy),
					<a key="table" href={`/seasons/${line.season}`}>
						All of {line.season}
					</a>,
				],
			}))}
		/>
	);
}
