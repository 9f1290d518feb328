import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { postJson, RequestFailed } from "../../lib/api.ts";
import { type Notice, toast } from "../../ui/toast.tsx";
import { type NewsRefresh, newsTexts } from "./rules.ts";

type RefreshNewsButtonProps = { place: "home" | "news"; children: string; variant?: "outline" };

/** Has the server ask the sources, tells what came of it, and has the page read the store anew. */
export function RefreshNewsButton({ place, children, variant }: RefreshNewsButtonProps) {
	const [busy, setBusy] = useState(false);
	const { revalidate } = useRevalidator();

	async function refresh() {
		setBusy(true);
		toast(await ask(place));
		await revalidate();
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

async function ask(place: "home" | "news"): Promise<Notice> {
	const failed = place === "home" ? newsTexts.limited : newsTexts.loadFailed;
	try {
		const { brought, articles } = await postJson<NewsRefresh>("/api/news/refresh", {});
		if (brought === "none") return { type: "error", ...failed };
		const told = {
			live: newsTexts.realTimeLoaded,
			rss: newsTexts.newsLoaded,
			stored: newsTexts.storedLoaded,
			samples: newsTexts.samplesLoaded,
		}[brought];
		return { type: "success", ...told(articles) };
	} catch (error) {
		// a limit is explained in the server's own words
		const text = error instanceof RequestFailed && error.status === 429 ? error.message : failed.text;
		return { type: "error", title: failed.title, text };
	}
}
