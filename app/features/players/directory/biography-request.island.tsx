import { LoaderCircle, Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type Answer, RequestFailed, request } from "../../../lib/api.ts";
import { useSignInPath } from "../../../lib/hooks/use-here.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { toast } from "../../../ui/toast.tsx";
import { LONGEST_PLAYER_NAME, playersTexts } from "../rules.ts";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/choices/chips.css";
import "../../../ui/styles/choices/forms.css";
import "../../../ui/styles/prose.css";

type Made = Answer<"POST /functions/generate-player-bios">;
type Written = Extract<Made, { player: unknown }>["player"];
type Which = { playerName: string; players: Extract<Made, { which: unknown }>["which"] };

/** PLAYER-4: a fan names a player and gets the biography. For an ambiguous name the fan chooses one. */
export default function BiographyRequest() {
	const { status } = useAuth();
	const signInPath = useSignInPath();
	const action = { label: "Sign In", to: signInPath };
	const [busy, setBusy] = useState(false);
	const [written, setWritten] = useState<Written | null>(null);
	const [which, setWhich] = useState<Which | null>(null);

	async function generate(playerName: string, player_id?: string) {
		if (busy) return;
		// if the session is not known yet, the server decides
		if (status === "signed-out") {
			toast({ type: "error", title: playersTexts.signInFirst, text: playersTexts.signInToGenerate, action });
			return;
		}
		if (playerName === "") {
			toast({ type: "error", title: playersTexts.nameFirst, text: playersTexts.nameToGenerate });
			return;
		}
		setBusy(true);
		try {
			const answer = await request("POST /functions/generate-player-bios", {
				body: { action: "generate-specific-player", playerName, player_id },
			});
			setWhich("which" in answer ? { playerName, players: answer.which } : null);
			setWritten("player" in answer ? answer.player : null);
			if ("player" in answer)
				toast({ type: "success", title: "Success!", text: playersTexts.biographyWritten(answer.player.name) });
		} catch (error) {
			const signedOut = error instanceof RequestFailed && error.status === 401;
			const text = failureText(error);
			if (signedOut) toast({ type: "error", title: playersTexts.signInFirst, text, action });
			else toast({ type: "error", title: "Error", text });
		} finally {
			setBusy(false);
		}
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		void generate(String(new FormData(event.currentTarget).get("playerName") ?? "").trim());
	}

	return (
		<section className="card stack needs-script" aria-labelledby="biography-request">
			<h2 className="card-title" id="biography-request">
				{playersTexts.biographyRequest}
			</h2>
			<form className="cluster items-end" onSubmit={submit}>
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
				{which ? (
					<div className="stack">
						<p>{playersTexts.severalPlayers}</p>
						<ul className="cluster" aria-label="Players who may be meant">
							{which.players.map(({ id, name, team }) => (
								<li key={id}>
									<button type="button" className="chip" onClick={() => generate(which.playerName, id)}>
										{team ? `${name}, ${team.short_name}` : name}
									</button>
								</li>
							))}
						</ul>
					</div>
				) : null}
				{written ? (
					<div className="stack">
						<p className="prose">{written.biography}</p>
						<p>
							<a href={`/players/${written.slug}`}>To the profile of {written.name}</a>
						</p>
					</div>
				) : null}
			</div>
		</section>
	);
}

// for these statuses the fan reads the server's text, for others ours
function failureText(error: unknown): string {
	const hasReason = error instanceof RequestFailed && [401, 404, 429].includes(error.status);
	return hasReason ? error.message : playersTexts.biographyFailed;
}
