import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import { bestText, countText, highestText, rateText } from "../figures-text.ts";
import { matchesOf } from "../rules.ts";
import type { PlayerSplit } from "./splits.server.ts";
import "../../../ui/styles/figures/charts.css";

type SplitsTableProps = {
	id: string;
	caption: string;
	first: string;
	splits: PlayerSplit[];
	focus: "runs" | "wickets";
	/** of the player */
	slug: string;
};

/** Rows beyond these are folded, unless they are only a few. */
const ROWS_SHOWN = 10;
const FEW_MORE = 5;

/** A player's figures against each side or at each ground, most matches first. A row links to those matches. */
export function SplitsTable({ id, splits, ...rest }: SplitsTableProps) {
	const shown = splits.length > ROWS_SHOWN + FEW_MORE ? ROWS_SHOWN : splits.length;
	return (
		<div>
			<Splits id={id} splits={splits.slice(0, shown)} {...rest} />
			{shown < splits.length ? (
				<details className="disclose">
					<summary>Show the other {splits.length - shown}</summary>
					<Splits {...rest} id={`${id}-more`} caption={`${rest.caption}: the others`} splits={splits.slice(shown)} />
				</details>
			) : null}
		</div>
	);
}

function Splits({ id, caption, first, splits, focus, slug }: SplitsTableProps) {
	const batted = splits.some(({ highest }) => highest !== null);
	const bowled = splits.some(({ balls_bowled }) => balls_bowled > 0);
	const columns = [
		{ key: "matches", head: "Mat", name: "Matches", of: true },
		{ key: "runs", head: "Runs", of: batted },
		{ key: "highest", head: "HS", name: "Highest score", of: batted },
		{ key: "average", head: "Avg", name: "Average", of: batted },
		{ key: "strike_rate", head: "SR", name: "Strike rate", of: batted },
		{ key: "wickets", head: "Wkts", name: "Wickets", of: bowled },
		{ key: "best", head: "Best", of: bowled },
		{ key: "economy", head: "Econ", name: "Economy", of: bowled },
	];
	return (
		<FigureTable
			id={id}
			caption={caption}
			who={first}
			keyColumn={focus}
			columns={columns.filter(({ of }) => of)}
			rows={splits.map((split) => ({
				id: split.name,
				names: [
					{
						text: split.name,
						to: matchesOf(slug, { opponent: split.opponent_id, ground: split.ground_id }),
						shown: split.name,
					},
				],
				cells: [
					split.matches,
					countText(split.runs),
					highestText(split),
					rateText(split.average),
					rateText(split.strike_rate),
					split.balls_bowled > 0 ? split.wickets : "—",
					bestText(split),
					rateText(split.economy),
				].filter((_, at) => columns[at]?.of),
			}))}
		/>
	);
}
