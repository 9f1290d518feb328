import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { RequestFailed, request } from "../../lib/api.ts";
import { type Notice, toast } from "../../ui/toast.tsx";
import { newsTexts } from "./rules.ts";

type RefreshNewsButtonProps = { place: "home" | "news"; children: string; variant?: "outline" };

/** Has the server ask the sources, tells what came of it, and has the page read the store anew. */
export function RefreshNewsButton({ place, children, variant }: RefreshNewsButtonProps) {
	const [busy, setBusy] = useState(false);
	const { revalidate } = useRevalidator();

	async function refresh() {
		setBusy(true);
		const { notice, answered } = await ask(place);
		toast(notice);
		// without an answer there is no connection, and what can be read would give way to an error
		if (answered) await revalidate();
		setBusy(false);
	}

	return (
		<button
			type="button"
			className="btn needs-script"
			data-variant={variant}
			aria-disabled={busy}
			aria-busy={busy}
			data-disabled={busy ? "" : undefined}
			onClick={busy ? undefined : refresh}
		>
			<RefreshCw className={busy ? "icon spin" : "icon"} />
			{children}
		</button>
	);
}

async function ask(place: "home" | "news"): Promise<{ notice: Notice; answered: boolean }> {
	const failed = place === "home" ? newsTexts.limited : newsTexts.loadFailed;
	try {
		const { brought, articles } = await request("POST /news/refresh");
		if (brought === "none") return { notice: { type: "error", ...failed }, answered: true };
		const told = {
			live: newsTexts.realTimeLoaded,
			rss: newsTexts.newsLoaded,
			stored: newsTexts.storedLoaded,
			samples: newsTexts.samplesLoaded,
		}[brought];
		return { notice: { type: "success", ...told(articles) }, answered: true };
	} catch (error) {
		// a limit is explained in the server's own words
		const answered = error instanceof RequestFailed;
		const text = answered && error.status === 429 ? error.message : failed.text;
		return { notice: { type: "error", title: failed.title, text }, answered };
	}
}
