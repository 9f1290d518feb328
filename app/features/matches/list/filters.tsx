import { SlidersHorizontal, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { request } from "../../../lib/api.ts";
import { grouped } from "../../../lib/numbers.ts";
import { Link } from "../../../ui/link.tsx";
import { TeamCode } from "../../../ui/team-code.tsx";
import { type MatchesQuery, matchesPath, STAGES } from "../rules.ts";
import { FilterChips } from "./filter-chips.tsx";

export type Choices = {
	teams: { id: string; name: string; short_name: string }[];
	grounds: { id: string; name: string; city: string }[];
	seasons: number[];
};
type FiltersProps = {
	query: MatchesQuery;
	choices: Choices;
	total: number;
	applied: { text: string; without: MatchesQuery }[];
};

/** What is set, as chips that can be taken away, and one sheet to change it. */
export function Filters({ query, choices, total, applied }: FiltersProps) {
	return (
		<div className="fbar">
			<button type="button" className="btn" data-variant="outline" popoverTarget="filters">
				<SlidersHorizontal className="icon" /> Filters
				{applied.length > 0 ? <span className="count">{applied.length}</span> : null}
			</button>
			{applied.map(({ text, without }) => (
				<Link key={text} className="fbar-set" to={matchesPath(without)}>
					{text} <X className="icon" aria-label="remove" role="img" />
				</Link>
			))}
			<Sheet key={matchesPath(query)} query={query} choices={choices} total={total} />
		</div>
	);
}

/** A form over the page, opened by the browser itself. With a script its button counts before it is pressed. */
function Sheet({ query, choices: { teams, grounds, seasons }, total }: Omit<FiltersProps, "applied">) {
	const [count, setCount] = useState(total);
	const sides = teams.map(({ id, short_name }) => ({ value: id, text: <TeamCode id={id} code={short_name} /> }));

	async function recount({ currentTarget }: FormEvent<HTMLFormElement>) {
		const asked = whereOf(new FormData(currentTarget));
		// without a connection the last count stays
		const answer = await request("GET /record", { query: { q: JSON.stringify(asked) } }).catch(() => null);
		if (answer) setCount(Number((answer.rows[0] as { matches?: number } | undefined)?.matches ?? 0));
	}

	return (
		<div className="filters" id="filters" popover="auto" role="dialog" aria-labelledby="filters-title">
			<Form method="get" action="/matches" onChange={query.player ? undefined : recount} reloadDocument>
				<div className="filters-head">
					<h2 className="sub" id="filters-title">
						Filters
					</h2>
					<button
						type="button"
						className="btn"
						data-variant="quiet"
						data-size="icon"
						aria-label="Close"
						popoverTarget="filters"
						popoverTargetAction="hide"
					>
						<X className="icon" />
					</button>
				</div>
				<div className="filters-body">
					{query.player ? <input type="hidden" name="player" value={query.player} /> : null}
					{query.met ? <input type="hidden" name="met" value={query.met} /> : null}
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
				</div>
				<div className="filters-foot">
					<Link className="btn" data-variant="outline" to="/matches">
						Clear
					</Link>
					<button type="submit" className="btn">
						{query.player ? "Show matches" : `Show ${grouped(count)} ${count === 1 ? "match" : "matches"}`}
					</button>
				</div>
			</Form>
		</div>
	);
}

/** The filters of the form as a question: how many matches meet them. */
function whereOf(form: FormData) {
	const given = [...form].filter(([, value]) => value !== "").map(([name, value]) => [name, String(value)] as const);
	const where = Object.fromEntries(given.map(([name, value]) => [name, name === "season" ? Number(value) : value]));
	return { rows: "matches", measures: ["matches"], where };
}
