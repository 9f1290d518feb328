import { Search } from "lucide-react";
import type { MatchRecord } from "../../../../record/record.ts";
import { grouped } from "../../../lib/numbers.ts";
import { LONGEST_SEARCH, type PlayersQuery, ROLES } from "../rules.ts";
import type { PlayersPage } from "./players.server.ts";
import "../players.css";
import "../../../ui/styles/choices/chips.css";
import "../../../ui/styles/choices/forms.css";

type PlayersToolbarProps = {
	query: PlayersQuery;
	teams: MatchRecord["franchises"];
	found: Pick<PlayersPage, "all" | "current">;
};

/** Search, filters and order as one form, so that it works without scripts. */
export function PlayersToolbar({ query, teams, found }: PlayersToolbarProps) {
	const listedTeams = teams.filter(({ id, is_current }) => is_current || id === query.team);
	return (
		<search>
			<form className="chips players-toolbar" method="get" action="/players" data-live="">
				<div className="search">
					<Search className="icon" />
					<input
						className="input"
						type="search"
						name="q"
						defaultValue={query.q}
						maxLength={LONGEST_SEARCH}
						aria-label="Search players"
						placeholder="Name"
					/>
				</div>
				<FilterSelect
					name="team"
					label="Team"
					any="All teams"
					chosen={query.team}
					options={listedTeams.map(({ id, name }) => [id, name])}
				/>
				<FilterSelect
					name="role"
					label="Role"
					any="All roles"
					chosen={query.role}
					options={ROLES.map((role) => [role, role])}
				/>
				<FilterSelect
					name="squads"
					label="Squads"
					any={`All ${grouped(found.all)}`}
					chosen={query.current ? "current" : undefined}
					options={[["current", `Current squads, ${grouped(found.current)}`]]}
				/>
				<FilterSelect
					name="order"
					label="Order"
					any="Best known first"
					chosen={query.order}
					options={[["name", "Name, A to Z"]]}
				/>
				<noscript>
					<button type="submit" className="btn">
						Search
					</button>
				</noscript>
			</form>
		</search>
	);
}

type FilterSelectProps = {
	name: string;
	label: string;
	/** the option without a filter */
	any: string;
	chosen: string | null | undefined;
	options: [value: string, text: string][];
};

const FilterSelect = ({ name, label, any, chosen, options }: FilterSelectProps) => (
	<select className="input" name={name} defaultValue={chosen ?? ""} aria-label={label}>
		<option value="">{any}</option>
		{options.map(([value, text]) => (
			<option key={value} value={value}>
				{text}
			</option>
		))}
	</select>
);
