import { Search } from "lucide-react";
import { useRef } from "react";
import { useNavigate } from "react-router";
import type { MatchRecord } from "../../../../record/record.ts";
import { LONGEST_SEARCH, type PlayersQuery, playersPath, ROLES, readPlayersQuery } from "../rules.ts";

type PlayersToolbarProps = { query: PlayersQuery; teams: MatchRecord["franchises"] };

/** Search and the two filters in one form with the result in its address, so that it works without a script. */
export function PlayersToolbar({ query, teams }: PlayersToolbarProps) {
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);

	/** Leaves empty fields out of the address, which a form without a script cannot do. */
	function search() {
		const fields = new URLSearchParams(new FormData(form.current ?? undefined) as unknown as Record<string, string>);
		navigate(playersPath(readPlayersQuery(fields, teams)), { preventScrollReset: true });
	}

	return (
		<search className="grow">
			<form
				// the key resets the fields for another address, but keeps typed text for the same
				key={playersPath({ ...query, after: undefined, before: undefined })}
				ref={form}
				className="toolbar players-toolbar"
				method="get"
				action="/players"
				onSubmit={(event) => {
					event.preventDefault();
					search();
				}}
			>
				{query.current ? <input type="hidden" name="squads" value="current" /> : null}
				{query.order ? <input type="hidden" name="order" value={query.order} /> : null}
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
				<select className="input" name="team" defaultValue={query.team ?? ""} aria-label="Team" onChange={search}>
					<option value="">All teams</option>
					{teams
						.filter(({ id, is_current }) => is_current || id === query.team)
						.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
				</select>
				<select className="input" name="role" defaultValue={query.role ?? ""} aria-label="Role" onChange={search}>
					<option value="">All roles</option>
					{ROLES.map((role) => (
						<option key={role}>{role}</option>
					))}
				</select>
				<button type="submit" className="btn">
					Search
				</button>
			</form>
		</search>
	);
}
