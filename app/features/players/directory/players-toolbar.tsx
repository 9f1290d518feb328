import { Search } from "lucide-react";
import type { MatchRecord } from "../../../../record/record.ts";
import { KeptFields } from "../../../ui/parts/kept-fields.tsx";
import { LONGEST_SEARCH, type PlayersQuery, ROLES } from "../rules.ts";
import "../players.css";
import "../../../ui/styles/choices/forms.css";

type PlayersToolbarProps = { query: PlayersQuery; teams: MatchRecord["franchises"] };

/** Search and the two filters in one form with the result in its address, so that it works without a script. */
export function PlayersToolbar({ query, teams }: PlayersToolbarProps) {
	return (
		<search className="grow">
			<form className="toolbar players-toolbar" method="get" action="/players" data-live="">
				<div className="search">
					<Search className="icon" />
					<input
						className="input"
						type="search"
						name="q"
						defaultValue={query.q}
						maxLength={LONGEST_SEARCH}
						aria-label="Search players"
						placeholder="Search players"
					/>
				</div>
				<select className="input" name="team" defaultValue={query.team ?? ""} aria-label="Team">
					<option value="">All teams</option>
					{teams
						.filter(({ id, is_current }) => is_current || id === query.team)
						.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
				</select>
				<select className="input" name="role" defaultValue={query.role ?? ""} aria-label="Role">
					<option value="">All roles</option>
					{ROLES.map((role) => (
						<option key={role}>{role}</option>
					))}
				</select>
				<KeptFields fields={{ squads: query.current ? "current" : null, order: query.order }} />
				<button type="submit" className="btn">
					Search
				</button>
			</form>
		</search>
	);
}
