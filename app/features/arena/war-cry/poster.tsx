import { Share2 } from "lucide-react";
import { useState } from "react";
import { request } from "../../../lib/api.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { toast } from "../../../ui/toast.tsx";
import { twitterLink, whatsappLink } from "../../sharing/rules.ts";
import { arenaTexts } from "../rules.ts";
import { shareText, useArenaUrl } from "../share-text.ts";
import { type Cry, warCry, warCryTexts } from "./rules.ts";
import "../arena.css";
import "../../community/community.css";

type PosterProps = { cry: Cry | null; thinking: boolean; siteUrl: string; onDone: () => void };

/** The poster of a war cry, with buttons to share it. */
export function Poster({ cry, thinking, siteUrl, onDone }: PosterProps) {
	// requests the link during the pause before the cry
	const url = useArenaUrl(siteUrl, thinking || cry !== null);
	return (
		<figure className="poster" data-team={cry?.team.team_code.toLowerCase()}>
			<blockquote aria-live="polite">
				{thinking ? "…" : cry ? wordsOf(cry) : "Name a side and a player. The wall does the rest."}
			</blockquote>
			{cry && !thinking ? <ShareButtons cry={cry} url={url} onDone={onDone} /> : null}
		</figure>
	);
}

const wordsOf = ({ team, player, template }: Cry) => warCry(template, { team: team.team_name, player });

function ShareButtons({ cry, url, onDone }: { cry: Cry; url: string; onDone: () => void }) {
	const { status } = useAuth();
	const [busy, setBusy] = useState(false);
	const text = wordsOf(cry);

	async function share() {
		if (busy) return;
		setBusy(true);
		if (await shareText(text, url)) await countShare();
		setBusy(false);
	}

	/** Stores that a signed-in fan shared it. */
	async function countShare() {
		if (status !== "signed-in") return;
		try {
			const { counted, known, awarded } = await request("POST /arena/war-cries", {
				body: { team_code: cry.team.team_code, player_name: cry.player, template: cry.template },
			});
			const title = awarded
				? warCryTexts.earned
				: counted
					? warCryTexts.counted
					: known
						? warCryTexts.known
						: warCryTexts.full;
			toast({ type: counted ? "success" : "info", title });
			if (counted) onDone();
		} catch {
			toast({ type: "error", title: warCryTexts.notCounted });
		}
	}

	return (
		<figcaption className="stack gap-3">
			<strong>For {cry.team.team_name}</strong>
			<span className="cluster">
				<button type="button" className="btn" data-variant="marigold" aria-disabled={busy} onClick={share}>
					<Share2 className="icon" /> Share
				</button>
				{[
					["Twitter", twitterLink(text, url)],
					["WhatsApp", whatsappLink(text, url)],
				].map(([name, href]) => (
					<a
						key={name}
						className="btn"
						data-variant="outline"
						href={href}
						target="_blank"
						rel="noopener noreferrer"
						onClick={() => void countShare()}
					>
						{name} <span className="sr-only">(opens in a new tab)</span>
					</a>
				))}
			</span>
			{status === "signed-out" ? <a href="/auth?next=%2Farena">{arenaTexts.loginForPoints}</a> : null}
		</figcaption>
	);
}
