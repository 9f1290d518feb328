import { useState } from "react";
import { request } from "../../../lib/api.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { grouped } from "../../../lib/numbers.ts";
import { EmptyState } from "../../../ui/state.tsx";
import { toast } from "../../../ui/toast.tsx";
import { LONGEST_SEARCH, playersTexts } from "../../players/rules.ts";
import { BusyButton } from "../busy-button.tsx";
import { ImportPlayers } from "../import-players.tsx";
import { PlayerEditor } from "../player-editor.tsx";
import { SearchForm } from "../search-form.tsx";
import { WhenLoaded } from "../when-loaded.tsx";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/figures/tables.css";

/** ADMIN-4: a search for a player to edit, the import of edits, and the button to rebuild all players. */
export function PlayersTab() {
	const [q, setQ] = useState("");
	const [chosen, setChosen] = useState<string | null>(null);
	const asked = useRequest("GET /players", { query: { q } });

	function find(text: string) {
		setChosen(null);
		setQ(text);
	}

	return (
		<div className="split">
			<div>
				<h2 className="mb-3">Edit a player</h2>
				<SearchForm id="player-search" label="Name" longest={LONGEST_SEARCH} onSearch={find} />
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

async function regenerate() {
	const made = await request("POST /functions/generate-player-bios", { body: { action: "generate-all-players" } });
	toast({
		type: "success",
		title: "Success!",
		text: playersTexts.generated("players" in made ? made.total_players : 0),
	});
}

/** A button that makes every player from the record again. Admins' edits stay. */
function RegenerateAll() {
	return (
		<section className="card stack" aria-labelledby="regenerate">
			<h2 className="card-title" id="regenerate">
				Rebuild all players
			</h2>
			<p>From the record as it is now. Your edits stay.</p>
			<BusyButton action={regenerate} failed={playersTexts.generateFailed}>
				{playersTexts.generateAll}
			</BusyButton>
		</section>
	);
}
