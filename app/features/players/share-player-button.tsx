import { Share2 } from "lucide-react";
import { useAuth } from "../../lib/auth.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Player } from "./player.ts";
import { playersTexts } from "./rules.ts";

type SharePlayerButtonProps = { player: Pick<Player, "name" | "slug">; children?: string };

/** Copies the link to a player, for fans who are signed in. Without children only the picture shows. */
export function SharePlayerButton({ player, children }: SharePlayerButtonProps) {
	const { status } = useAuth();

	async function share() {
		if (status === "signed-out") {
			toast({ type: "error", title: playersTexts.loginRequired, text: playersTexts.loginToShare });
			return;
		}
		try {
			await navigator.clipboard.writeText(`${window.location.origin}/players/${player.slug}`);
			toast({ type: "success", title: "Link copied", text: `${player.name} is ready to paste.` });
		} catch {
			toast({ type: "error", title: "Error", text: "Failed to copy share link" });
		}
	}

	return (
		<button
			type="button"
			className="btn needs-script"
			data-variant="outline"
			data-size={children ? undefined : "icon"}
			aria-label={children ? undefined : `Share ${player.name}`}
			onClick={share}
		>
			<Share2 className="icon" /> {children}
		</button>
	);
}
