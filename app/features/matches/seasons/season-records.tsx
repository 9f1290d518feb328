import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import { Link } from "../../../ui/link.tsx";
import { PlayerLink } from "../../../ui/people/player-link.tsx";
import { matchesPath } from "../rules.ts";
import type { FoundSeason } from "./season.server.ts";

/** The records of a season, each with its holders and the match that proves it. */
export function SeasonRecords({ found: { season, records, slugs } }: { found: FoundSeason }) {
	return (
		<section className="block" aria-labelledby="records">
			<SectionHead id="records" title="Records of the season" />
			<FigureTable
				id="season-records"
				caption={`Best of ${season}`}
				quiet
				who="Record"
				keyColumn="figure"
				columns={[
					{ key: "who", head: "By", words: true },
					{ key: "match", head: "Match", words: true },
					{ key: "figure", head: "Figure" },
				]}
				rows={records.map(({ name, figure, holders }) => ({
					id: name,
					names: [{ text: name, to: null, shown: name }],
					cells: [
						holders.map(({ player_id, who, match_id }, place) => (
							<span key={`${who} ${match_id}`}>
								{place > 0 ? ", " : null}
								{player_id ? <PlayerLink name={who} slug={slugs[player_id]} /> : who}
							</span>
						)),
						holders.map(({ player_id, who, against, match_id }, place) => (
							<span key={`${who} ${match_id}`}>
								{place > 0 ? ", " : null}
								{match_id ? (
									<Link to={`/matches/${match_id}`}>v {against}</Link>
								) : (
									<Link to={matchesPath({ season, player: slugs[player_id ?? ""] })}>
										{holders.length > 1 ? `All of ${who}` : "All of the season"}
									</Link>
								)}
							</span>
						)),
						figure,
					],
				}))}
			/>
		</section>
	);
}
