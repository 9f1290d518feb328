import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { Link } from "../../../ui/link.tsx";
import { bestText, countText, highestText, rateText } from "../figures-text.ts";
import { matchesOf } from "../rules.ts";
import type { PlayerSplit } from "./splits.server.ts";

type SplitsTableProps = {
	id: string;
	caption: string;
	first: string;
	splits: PlayerSplit[];
	focus: "runs" | "wickets";
	/** of the player: the matches of a line are his */
	slug: string;
};

/** The rest of a long table is folded away. */
const ROWS_SHOWN = 10;
const FEW_MORE = 5;

/** A player's figures against each side or at each ground, the most matches first. */
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
							<Link to={matchesOf(slug, { opponent: split.opponent_id, ground: split.ground_id })}>
								{split.matches}
							</Link>
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
