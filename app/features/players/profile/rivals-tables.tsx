import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import { rateText } from "../figures-text.ts";
import { LEAST_MATCHUP_BALLS, matchesOf } from "../rules.ts";
import type { PlayerProfile, Rivals } from "./profile.server.ts";

type RivalsTablesProps = Pick<PlayerProfile, "bowlers" | "batters" | "focus"> & { slug: string };

/** The player's rivals as a batter and as a bowler. Nothing without meetings of at least twelve balls. */
export function RivalsTables({ bowlers, batters, focus, slug }: RivalsTablesProps) {
	if (bowlers.total + batters.total === 0) return null;
	const batting = bowlers.total > 0 && (
		<RivalsTable key="bowlers" id="bowlers" caption="Against bowlers" first="Bowler" rivals={bowlers} slug={slug} />
	);
	const bowling = batters.total > 0 && (
		<RivalsTable key="batters" id="batters" caption="Against batters" first="Batter" rivals={batters} slug={slug} />
	);
	return (
		<div className="stack gap-6">
			{focus === "runs" ? [batting, bowling] : [bowling, batting]}
			<p className="note">
				At least {LEAST_MATCHUP_BALLS} balls, longest duels first. Runs are off the bat; wides don't count as balls.
			</p>
		</div>
	);
}

type RivalsTableProps = { id: string; caption: string; first: "Bowler" | "Batter"; rivals: Rivals; slug: string };

/** Each row links to the matches of both players. */
function RivalsTable({ rivals: { shown, total, all }, id, caption, first, slug }: RivalsTableProps) {
	const batting = first === "Bowler";
	return (
		<div>
			<FigureTable
				id={id}
				caption={caption}
				who={first}
				keyColumn={batting ? "runs" : "out"}
				columns={[
					{ key: "balls", head: "Balls" },
					{ key: "runs", head: "Runs" },
					{ key: "out", head: batting ? "Out" : "Wkts", name: batting ? "Out" : "Wickets" },
					{ key: "strike_rate", head: "SR", name: "Strike rate" },
					{ key: "dots", head: "Dots" },
					{ key: "fours", head: "4s" },
					{ key: "sixes", head: "6s" },
				]}
				rows={shown.map((rival) => ({
					id: rival.slug ?? rival.name,
					names: [{ text: rival.name, to: rival.slug ? matchesOf(slug, { met: rival.slug }) : null, person: true }],
					cells: [
						rival.balls,
						rival.runs,
						rival.wickets,
						rateText(rival.strike_rate),
						rival.dots,
						rival.fours,
						rival.sixes,
					],
				}))}
			/>
			{total > shown.length ? (
				<p>
					<a className="link-more" href={`/statistics/explore?${all}`} rel="nofollow">
						All {total} in the explorer
					</a>
				</p>
			) : null}
		</div>
	);
}
