import { formatDate } from "../../../lib/dates.ts";
import { overs } from "../../../lib/numbers.ts";
import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import { rateText } from "../figures-text.ts";
import type { PlayerProfile } from "./profile.server.ts";

type BestProps = Pick<PlayerProfile, "scores" | "spells" | "focus">;

/** The best scores and bowling figures, each linked to its scorecard; the player's focus comes first. */
export function BestPerformances({ scores, spells, focus }: BestProps) {
	const batting = scores.length > 0 ? <HighestScores key="scores" scores={scores} /> : null;
	const bowling = spells.length > 0 ? <BestFigures key="figures" spells={spells} /> : null;
	return focus === "runs" ? [batting, bowling] : [bowling, batting];
}

function HighestScores({ scores }: Pick<BestProps, "scores">) {
	return (
		<FigureTable
			id="best-scores"
			caption="Highest scores"
			who="Match"
			keyColumn="runs"
			sorted="descending"
			columns={[
				{ key: "balls", head: "Balls" },
				{ key: "fours", head: "4s" },
				{ key: "sixes", head: "6s" },
				{ key: "strike_rate", head: "SR", name: "Strike rate" },
				{ key: "ground", head: "Ground", words: true },
				{ key: "runs", head: "Runs" },
			]}
			rows={scores.map((score) => ({
				...matchOf(score),
				cells: [
					score.balls,
					score.fours,
					score.sixes,
					rateText(score.strike_rate),
					score.ground,
					`${score.highest}${score.not_out ? "*" : ""}`,
				],
			}))}
		/>
	);
}

function BestFigures({ spells }: Pick<BestProps, "spells">) {
	return (
		<FigureTable
			id="best-figures"
			caption="Best bowling figures"
			who="Match"
			keyColumn="figures"
			sorted="descending"
			columns={[
				{ key: "overs", head: "Overs" },
				{ key: "economy", head: "Econ", name: "Economy" },
				{ key: "ground", head: "Ground", words: true },
				{ key: "figures", head: "Figures" },
			]}
			rows={spells.map((spell) => ({
				...matchOf(spell),
				cells: [overs(spell.balls), rateText(spell.economy), spell.ground, `${spell.best}/${spell.best_runs}`],
			}))}
		/>
	);
}

type Match = { match_id: number; innings_number: number; opponent: string; date: string };

const matchOf = ({ match_id, innings_number, opponent, date }: Match) => ({
	id: `${match_id}-${innings_number}`,
	names: [{ text: opponent, to: `/matches/${match_id}`, shown: `v ${opponent}` }],
	note: formatDate(date),
});
