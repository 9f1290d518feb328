import { Island } from "../../../islands/island.tsx";
import { FilterChips, FilterSheet } from "../../../ui/forms/filter-sheet.tsx";
import { TeamCode } from "../../../ui/people/team-code.tsx";
import { type MatchChoices, type MatchesQuery, matchesPath, STAGES } from "../rules.ts";
import MatchCount from "./match-count.island.tsx";
import "../../../ui/styles/choices/filter-sheet.css";
import "../../../ui/styles/choices/forms.css";

type FiltersProps = {
	query: MatchesQuery;
	choices: MatchChoices;
	total: number;
	applied: { text: string; without: MatchesQuery }[];
};

/**
 * The active filters as removable chips, and a sheet to change them. Without a player filter, its button counts the
 * matches before they are shown.
 */
export function Filters({ query, choices: { teams, grounds, seasons }, total, applied }: FiltersProps) {
	const sides = teams.map(({ id, short_name }) => ({ value: id, text: <TeamCode id={id} code={short_name} /> }));

	return (
		<FilterSheet
			id="filters"
			applied={applied.map(({ text, without }) => ({ text, without: matchesPath(without) }))}
			action="/matches"
			clear="/matches"
			kept={(["season", "player", "met"] as const).flatMap((name) =>
				query[name] ? [[name, String(query[name])] as [string, string]] : [],
			)}
			beside={<Seasons query={query} seasons={seasons} />}
			show={query.player ? "Show matches" : <Island of={MatchCount} wake="seen" props={{ total }} />}
		>
			<FilterChips
				legend="Season"
				name="season"
				any="All"
				value={query.season?.toString()}
				options={seasons.map((season) => ({ value: String(season), text: season }))}
			/>
			<FilterChips legend="Team" name="team" any="Any" value={query.team} options={sides} />
			<FilterChips legend="Against" name="opponent" any="Any" value={query.opponent} options={sides} />
			<FilterChips
				legend="Stage"
				name="stage"
				any="All"
				value={query.stage}
				options={Object.entries(STAGES).map(([value, text]) => ({ value, text }))}
			/>
			<div className="field">
				<label className="field-label" htmlFor="filter-ground">
					Ground
				</label>
				<select className="input" id="filter-ground" name="ground" defaultValue={query.ground ?? ""}>
					<option value="">All grounds</option>
					{grounds.map(({ id, name, city }) => (
						<option key={id} value={id}>
							{name}, {city}
						</option>
					))}
				</select>
			</div>
		</FilterSheet>
	);
}

function Seasons({ query: { month: _, ...query }, seasons }: { query: MatchesQuery; seasons: number[] }) {
	return (
		<nav className="chips" aria-label="Season">
			{[undefined, ...seasons].map((season) => (
				<a
					key={season ?? "all"}
					className="chip"
					href={matchesPath({ ...query, season })}
					aria-current={season === query.season ? "true" : undefined}
				>
					{season ?? "All"}
				</a>
			))}
		</nav>
	);
}
