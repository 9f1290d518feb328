import { LoaderCircle, Sparkles } from "lucide-react";
import { useState } from "react";
import { RequestFailed, request } from "../../../lib/api.ts";
import { refreshPage } from "../../../ui/parts/navigate.ts";
import { toast } from "../../../ui/toast.tsx";
import { playersTexts } from "../rules.ts";

/** Generates all players from the record, and reloads the list. */
export default function GeneratePlayers() {
	const [busy, setBusy] = useState(false);

	async function generate() {
		setBusy(true);
		try {
			const answer = await request("POST /functions/generate-player-bios", {
				body: { action: "generate-all-players" },
			});
			toast({
				type: "success",
				title: "Success!",
				text: playersTexts.generated("players" in answer ? answer.total_players : 0),
			});
			await refreshPage();
		} catch (error) {
			toast({ type: "error", title: "Error", text: failureText(error) });
		} finally {
			setBusy(false);
		}
	}

	return (
		<button
			type="button"
			className="btn needs-script"
			aria-disabled={busy}
			aria-busy={busy}
			data-disabled={busy ? "" : undefined}
			onClick={busy ? undefined : generate}
		>
			{busy ? <LoaderCircle className="icon spin" /> : <Sparkles className="icon" />}
			{busy ? "Generating..." : playersTexts.generateAll}
		</button>
	);
}

// for these statuses the fan reads the server's text, for others ours
function failureText(error: unknown): string {
	const refused = error instanceof RequestFailed && [401, 403, 429].includes(error.status);
	return refused ? error.message : playersTexts.generateFailed;
}
