import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { Link } from "../../../ui/link.tsx";
import { PlayerLink } from "../../../ui/people/player-link.tsx";
import { rateText } from "../figures-text.ts";
import { LEAST_MATCHUP_BALLS, matchesOf } from "../rules.ts";
import type { PlayerProfile, Rivals } from "./profile.server.ts";

type RivalsTablesProps = Pick<PlayerProfile, "bowlers" | "batters" | "focus"> & { slug: string };

/** Batter against bowler, seen from a player who is either. Renders nothing for who met nobody often enough. */
export function RivalsTables({ bowlers, batters, focus, slug }: RivalsTablesProps) {
	if (bowlers.total + batters.total === 0) return null;
	const batting = bowlers.total > 0 && (
		<RivalsTable
			key="bowlers"
			id="bowlers"
			caption="Against bowlers"
			first="Bowler"
			out="Out"
			rivals={bowlers}
			slug={slug}
		/>
	);
	const bowling = batters.total > 0 && (
		<RivalsTable
			key="batters"
			id="batters"
			caption="Against batters"
			first="Batter"
			out="Wickets"
			rivals={batters}
			slug={slug}
		/>
	);
	return (
		<div className="stack gap-6">
			{focus === "runs" ? [batting, bowling] : [bowling, batting]}
			<p className="note">
				Those met for {LEAST_MATCHUP_BALLS} balls and more, the longest duels first. Runs off the bat; balls without
				wides.
			</p>
		</div>
	);
}

type RivalsTableProps = { id: string; caption: string; first: string; out: string; rivals: Rivals; slug: string };

function RivalsTable({ rivals: { shown, total, all }, id, caption, first, out, slug }: RivalsTableProps) {
	return (
		<div>
			<ScrollTable id={id} caption={caption}>
				<thead>
					<tr>
						<th scope="col">{first}</th>
						<th scope="col" className="num" data-sorted="" aria-sort="descending">
							Balls
						</th>
						{["Runs", out, "Strike rate", "Dots", "4s", "6s"].map((head) => (
							<th key={head} scope="col" className="num">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{shown.map((rival) => (
						<tr key={rival.slug ?? rival.name}>
							<th scope="row">
								<PlayerLink name={rival.name} slug={rival.slug} />
							</th>
							<td className="num" data-sorted="">
								{rival.slug ? <Link to={matchesOf(slug, { met: rival.slug })}>{rival.balls}</Link> : rival.balls}
							</td>
							<td className="num" data-key="">
								{rival.runs}
							</td>
							<td className="num">{rival.wickets}</td>
							<td className="num">{rateText(rival.strike_rate)}</td>
							<td className="num">{rival.dots}</td>
							<td className="num">{rival.fours}</td>
							<td className="num">{rival.sixes}</td>
						</tr>
					))}
				</tbody>
			</ScrollTable>
			{total > shown.length ? (
				<p>
					<Link to={`/statistics/explore?${all}`} rel="nofollow">
						All {total} in the explorer
					</Link>
				</p>
			) : null}
		</div>
	);
}
