import { SectionHead } from "../../../ui/heads.tsx";
import { Link } from "../../../ui/link.tsx";
import { PlayerLink } from "../../../ui/player-link.tsx";
import { ScrollTable } from "../../../ui/scroll-table.tsx";
import { matchesPath } from "../rules.ts";
import type { FoundSeason } from "./season.server.ts";

export function SeasonRecords({ found: { season, records, slugs } }: { found: FoundSeason }) {
	return (
		<section aria-labelledby="records">
			<SectionHead id="records" title="Records of the season" />
			<ScrollTable id="season-records" caption={`Best of ${season}`}>
				<thead>
					<tr>
						<th scope="col">Record</th>
						<th scope="col" className="num">
							Figure
						</th>
						<th scope="col">Whose</th>
						<th scope="col">Match</th>
					</tr>
				</thead>
				<tbody>
					{records.map(({ name, figure, holders }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td className="num" data-key="">
								{figure}
							</td>
							<td>
								{holders.map(({ player_id, who, match_id }, place) => (
									<span key={`${who} ${match_id}`}>
										{place > 0 ? ", " : null}
										{player_id ? <PlayerLink name={who} slug={slugs[player_id]} /> : who}
									</span>
								))}
							</td>
							<td>
								{holders.map(({ player_id, who, against, match_id }, place) => (
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
								))}
							</td>
						</tr>
					))}
				</tbody>
			</ScrollTable>
		</section>
	);
}
