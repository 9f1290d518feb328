import { Share2 } from "lucide-react";
import { request } from "../../../lib/api.ts";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { loadedSession } from "../../../lib/session/session.ts";
import { toast } from "../../../ui/toast.tsx";
import type { Player } from "../player.ts";
import { playersTexts } from "../rules.ts";

/** Copies a player's link, for signed-in fans. */
export default function SharePlayer({ player }: { player: Pick<Player, "id" | "name" | "slug"> }) {
	async function share() {
		const { status } = await loadedSession();
		if (status === "signed-out") {
			toast({ type: "error", title: playersTexts.loginRequired, text: playersTexts.loginToShare });
			return;
		}
		try {
			await copyText(`${window.location.origin}/players/${player.slug}`);
			toast({ type: "success", title: "Link copied", text: `${player.name} is ready to paste.` });
		} catch {
			toast({ type: "error", title: "Error", text: "Failed to copy share link" });
			return;
		}
		request("POST /players/:id/shares", { params: { id: player.id } }).catch((error) =>
			console.warn("A share was not counted:", error),
		);
	}

	return (
		<button
			type="button"
			className="btn needs-script"
			data-variant="quiet"
			data-size="icon"
			aria-label={`Share ${player.name}`}
			onClick={share}
		>
			<Share2 className="icon" />
		</button>
	);
}
