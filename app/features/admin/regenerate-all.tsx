import { request } from "../../lib/api.ts";
import { toast } from "../../ui/toast.tsx";
import { playersTexts } from "../players/rules.ts";
import { BusyButton } from "./busy-button.tsx";
import "../../ui/styles/cards.css";

async function regenerate() {
	const made = await request("POST /functions/generate-player-bios", { body: { action: "generate-all-players" } });
	toast({
		type: "success",
		title: "Success!",
		text: playersTexts.generated("players" in made ? made.total_players : 0),
	});
}

/** Makes every player from the record again; admins' edits stay. */
export function RegenerateAll() {
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
