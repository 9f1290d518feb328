import { Link } from "react-router";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { bestText, countText, highestText, rateText } from "./figures-text.ts";
import type { PlayerSplit } from "./profile.server.ts";

type SplitsTableProps = {
	id: string;
	caption: string;
	first: string;
	splits: PlayerSplit[];
	focus: "runs" | "wickets";
};

/** The rest of a long table is folded away. */
const ROWS_SHOWN = 10;
const FEW_MORE = 5;

/** A player's figures against each side or at each ground, the most matches first. */
export function SplitsTable({ id, caption, first, splits, focus }: SplitsTableProps) {
	const shown = splits.length > ROWS_SHOWN + FEW_MORE ? ROWS_SHOWN : splits.length;
	return (
		<div>
			<Splits id={id} caption={caption} first={first} splits={splits.slice(0, shown)} focus={focus} />
			{shown < splits.length ? (
				<details className="disclose">
					<summary>Show the other {splits.length - shown}</summary>
					<Splits
						id={`${id}-more`}
						caption={`${caption}: the others`}
						first={first}
						splits={splits.slice(shown)}
						focus={focus}
					/>
				</details>
			) : null}
		</div>
	);
}

function Splits({ id, caption, first, splits, focus }: SplitsTableProps) {
	return (
		<ScrollTable id={id} caption={caption}>
			<thead>
				<tr>
					<th scope="col">{first}</th>
					<th scope="col" className="num" data-sorted="" aria-sort="descending">
						Matches
					</th>
					{["Runs", "Highest", "Average", "Strike rate", "Wickets", "Best", "Economy"].map((head) => (
						<th key={head} scope="col" className="num">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{splits.map((split) => (
					<tr key={split.name}>
						<th scope="row">
							<SplitName split={split} />
						</th>
						<td className="num" data-sorted="">
							{split.matches}
						</td>
						<td className="num" data-key={focus === "runs" ? "" : undefined}>
							{countText(split.runs)}
						</td>
						<td className="num">{highestText(split)}</td>
						<td className="num">{rateText(split.average)}</td>
						<td className="num">{rateText(split.strike_rate)}</td>
						<td className="num" data-key={focus === "wickets" ? "" : undefined}>
							{split.balls_bowled > 0 ? split.wickets : "—"}
						</td>
						<td className="num">{bestText(split)}</td>
						<td className="num">{rateText(split.economy)}</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

function SplitName({ split: { opponent_id, is_current, name } }: { split: PlayerSplit }) {
	if (!opponent_id) return name;
	return (
		<span className="table-team" data-team={opponent_id}>
			{is_current ? <Link to={`/teams/${opponent_id}`}>{name}</Link> : name}
		</span>
	);
}
