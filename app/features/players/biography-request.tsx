import { LoaderCircle, Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type Answer, RequestFailed, request } from "../../lib/api.ts";
import { useAuth } from "../../lib/auth.tsx";
import { Link } from "../../ui/link.tsx";
import { toast } from "../../ui/toast.tsx";
import { LONGEST_PLAYER_NAME, playersTexts } from "./rules.ts";

type Written = Extract<Answer<"POST /functions/generate-player-bios">, { player: unknown }>["player"];

/** PLAYER-4: a signed-in fan names a player and gets the biography, written from the record. */
export function BiographyRequest() {
	const { status } = useAuth();
	const [busy, setBusy] = useState(false);
	const [written, setWritten] = useState<Written | null>(null);

	async function ask(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const playerName = String(new FormData(event.currentTarget).get("playerName") ?? "").trim();
		if (status !== "signed-in") {
			toast({ type: "error", title: playersTexts.signInFirst, text: playersTexts.signInToGenerate });
			return;
		}
		if (playerName === "") {
			toast({ type: "error", title: playersTexts.nameFirst, text: playersTexts.nameToGenerate });
			return;
		}
		setBusy(true);
		try {
			const made = await request("POST /functions/generate-player-bios", {
				body: { action: "generate-specific-player", playerName },
			});
			if (!("player" in made)) return;
			const { player } = made;
			setWritten(player);
			toast({ type: "success", title: "Success!", text: playersTexts.biographyWritten(player.name) });
		} catch (error) {
			toast({ type: "error", title: "Error", text: failureText(error) });
		} finally {
			setBusy(false);
		}
	}

	return (
		<section className="card stack needs-script mb-8" aria-labelledby="biography-request">
			<h2 className="card-title" id="biography-request">
				A biography of your favorite player
			</h2>
			<form className="cluster items-end" onSubmit={ask}>
				<div className="field grow">
					<label className="field-label" htmlFor="biography-name">
						Player name
					</label>
					<input
						className="input"
						id="biography-name"
						name="playerName"
						maxLength={LONGEST_PLAYER_NAME}
						autoComplete="off"
					/>
				</div>
				<button
					type="submit"
					className="btn"
					aria-disabled={busy}
					aria-busy={busy}
					data-disabled={busy ? "" : undefined}
				>
					{busy ? <LoaderCircle className="icon spin" /> : <Sparkles className="icon" />} Generate Biography
				</button>
			</form>
			<div aria-live="polite">
				{written ? (
					<div className="stack">
						<p className="prose">{written.biography}</p>
						<p>
							<Link to={`/players/${written.slug}`}>To the profile of {written.name}</Link>
						</p>
					</div>
				) : null}
			</div>
		</section>
	);
}

// who is meant is asked in the server's own words; of anything else the catalogue has one text
function failureText(error: unknown): string {
	const told = error instanceof RequestFailed && [401, 404, 409, 429].includes(error.status);
	return told ? error.message : playersTexts.biographyFailed;
}
