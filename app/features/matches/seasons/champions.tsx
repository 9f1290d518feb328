import { Trophy } from "lucide-react";
import { capital, ordinal } from "../../../lib/numbers.ts";
import { Breadcrumbs } from "../../../ui/heads.tsx";
import { MatchRow } from "../match-row.tsx";
import { verdictOf } from "../words.ts";
import type { FoundSeason } from "./season.server.ts";
import "./seasons.css";
import "../../../ui/styles/choices/chips.css";
import "../../../ui/styles/people/profile.css";

type ChampionsProps = { found: FoundSeason; crumbs: { name: string; path: string }[] };

/** The champions of a season in their colours, with the final. */
export function Champions({ found, crumbs }: ChampionsProps) {
	const { season, seasons, final, final_match } = found;
	if (!final || !final_match) return null;
	return (
		<section className="profile-head champ" data-team={final.champion.id} aria-label="Champions">
			<div className="wrap">
				<div className="champ-bar">
					<Breadcrumbs crumbs={crumbs} />
					<nav className="chips" aria-label="Season">
						{seasons.map((year) => (
							<a
								key={year}
								className="chip"
								href={`/seasons/${year}`}
								aria-current={year === season ? "true" : undefined}
							>
								{year}
							</a>
						))}
					</nav>
				</div>
				<div className="champ-grid">
					<div>
						<h1>
							<span className="champ-year">
								<Trophy className="icon" /> IPL {season} champions
							</span>{" "}
							{final.champion.name}
						</h1>
						<p className="champ-how">{summaryOf(found)}</p>
					</div>
					<ol className="champ-final" aria-label="The final">
						<MatchRow match={final_match} />
					</ol>
				</div>
			</div>
		</section>
	);
}

const TITLES = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** 'Top of the table, then beat Gujarat Titans by 5 wickets in the final. A second title.' */
function summaryOf({ table, final, final_match, titles }: FoundSeason): string {
	const place = table.find(({ team_id }) => team_id === final?.champion.id)?.place ?? 0;
	const finished = place === 1 ? "Top of the table" : `${capital(ordinal(place))} in the table`;
	const { margin } = final_match ? verdictOf(final_match) : { margin: "" };
	const title = `A ${TITLES[titles - 1] ?? ordinal(titles)} title.`;
	return `${finished}, then beat ${final?.runner_up.name} ${margin} in the final. ${title}`;
}
