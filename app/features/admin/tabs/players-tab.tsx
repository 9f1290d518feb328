import { type FormEvent, useState } from "react";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { grouped } from "../../../lib/numbers.ts";
import { EmptyState } from "../../../ui/state.tsx";
import { LONGEST_SEARCH, playersTexts } from "../../players/rules.ts";
import { ImportPlayers } from "../import-players.tsx";
import { PlayerEditor } from "../player-editor.tsx";
import { RegenerateAll } from "../regenerate-all.tsx";
import { WhenLoaded } from "../when-loaded.tsx";
import "../../../ui/styles/choices/forms.css";
import "../../../ui/styles/figures/tables.css";

/** ADMIN-4: a search for players to edit, the import of edits, and the button to make all players again. */
export function PlayersTab() {
	const [q, setQ] = useState("");
	const [chosen, setChosen] = useState<string | null>(null);
	const asked = useRequest("GET /players", { query: { q } });

	function find(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		setChosen(null);
		setQ(String(new FormData(event.currentTarget).get("q") ?? "").trim());
	}

	return (
		<div className="split">
			<div>
				<h2 className="mb-3">Edit a player</h2>
				<form className="toolbar" onSubmit={find}>
					<div className="field">
						<label className="field-label" htmlFor="player-search">
							Name
						</label>
						<input
							className="input"
							id="player-search"
							name="q"
							type="search"
							maxLength={LONGEST_SEARCH}
							autoComplete="off"
						/>
					</div>
					<button type="submit" className="btn self-end">
						Search
					</button>
				</form>
				{chosen ? (
					<PlayerEditor key={chosen} id={chosen} close={() => setChosen(null)} />
				) : (
					<WhenLoaded asked={asked} what="the players">
						{({ players, total }) =>
							players.length === 0 ? (
								<EmptyState title={playersTexts.noneFound} text="Try another name." />
							) : (
								<>
									<p className="note mb-3" role="status">
										{players.length} of {grouped(total)} players
									</p>
									<ul className="ledger">
										{players.map(({ id, name, team }) => (
											<li key={id}>
												<span className="grow">
													<strong>{name}</strong> <span className="note">{team?.short_name ?? "no team"}</span>
												</span>
												<button
													type="button"
													className="btn"
													data-variant="outline"
													aria-label={`Edit ${name}`}
													onClick={() => setChosen(id)}
												>
													Edit
												</button>
											</li>
										))}
									</ul>
								</>
							)
						}
					</WhenLoaded>
				)}
			</div>
			<aside className="stack gap-6" aria-label="All players">
				<RegenerateAll />
				<ImportPlayers />
			</aside>
		</div>
	);
}
