import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { refreshPage } from "../../ui/parts/navigate.ts";
import { type Notice, toast } from "../../ui/toast.tsx";
import { newsTexts } from "./rules.ts";

type RefreshNewsProps = { place: "home" | "news"; label: string; variant?: "outline" };

/** A button that makes the server fetch news, then shows a toast with the result and the new articles. */
export default function RefreshNews({ place, label, variant }: RefreshNewsProps) {
	const [busy, setBusy] = useState(false);

	async function refresh() {
		setBusy(true);
		const { notice, answered } = await ask(place);
		toast(notice);
		// offline, a refresh would replace the articles with an error
		if (answered) await refreshPage();
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
			{label}
		</button>
	);
}

async function ask(place: "home" | "news"): Promise<{ notice: Notice; answered: boolean }> {
	const failed = place === "home" ? newsTexts.limited : newsTexts.loadFailed;
	try {
		const { brought, articles } = await request("POST /news/refresh");
		if (brought === "none") return { notice: { type: "error", ...failed }, answered: true };
		const noticeOf = {
			live: newsTexts.realTimeLoaded,
			rss: newsTexts.newsLoaded,
			stored: newsTexts.storedLoaded,
			samples: newsTexts.samplesLoaded,
		}[brought];
		return { notice: { type: "success", ...noticeOf(articles) }, answered: true };
	} catch (error) {
		// the server's text says how long to wait
		const answered = error instanceof RequestFailed;
		const text = answered && error.status === 429 ? error.message : failed.text;
		return { notice: { type: "error", title: failed.title, text }, answered };
	}
}
