import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import { PlayerLink } from "../../../ui/people/person-name.tsx";
import { matchesPath } from "../rules.ts";
import type { FoundSeason } from "./season.server.ts";
import "../card/card.css";
import "../../../ui/styles/figures/figure-table.css";

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
				fits
				columns={[
					{ key: "who", head: "By", words: true, width: "half" },
					{ key: "figure", head: "Figure", width: "p" },
				]}
				rows={records.map(({ name, figure, holders }) => ({
					id: name,
					names: [{ text: name, to: null, shown: name }],
					cells: [
						holders.map(({ player_id, who, against, match_id }) => (
							<span className="ft-holder" key={`${who} ${match_id}`}>
								{player_id ? <PlayerLink name={who} slug={slugs[player_id]} /> : who}{" "}
								{match_id ? (
									<a href={`/matches/${match_id}`}>v {against}</a>
								) : (
									<a href={matchesPath({ season, player: slugs[player_id ?? ""] })}>All matches</a>
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
