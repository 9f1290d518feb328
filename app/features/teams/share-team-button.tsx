import { Share2 } from "lucide-react";
import { useAuth } from "../../lib/auth.tsx";
import { toast } from "../../ui/toast.tsx";
import { teamsTexts } from "./rules.ts";

/** Copies the address of a team's page. A fan who is not signed in is asked to. */
export function ShareTeamButton({ code, name }: { code: string; name: string }) {
	const { status } = useAuth();
	async function share() {
		if (status !== "signed-in") return toast({ type: "error", title: "Login Required", text: teamsTexts.loginToShare });
		try {
			await navigator.clipboard.writeText(`${window.location.origin}/teams/${code}`);
			toast({ type: "success", title: "Link copied", text: "Paste it wherever the argument is." });
		} catch {
			toast({ type: "error", title: "Error", text: "Failed to copy share link" });
		}
	}
	return (
		<button
			type="button"
			className="btn needs-script team-share"
			data-variant="outline"
			onClick={share}
			disabled={status === "loading"}
		>
			<Share2 className="icon" /> Share <span className="sr-only">{name}</span>
		</button>
	);
}
