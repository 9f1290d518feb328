import { Globe } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { RequestFailed, request } from "../../lib/api.ts";
import { toast } from "../../ui/toast.tsx";
import { newsTexts } from "./rules.ts";

/** Has the server search the web for what the store does not have, and the page read the store anew. */
export function SearchTheWebButton({ topic }: { topic: string }) {
	const [busy, setBusy] = useState(false);
	const { revalidate } = useRevalidator();

	async function search() {
		setBusy(true);
		try {
			const { articles } = await request("POST /news/topics", { body: { topic } });
			if (articles > 0) toast({ type: "success", ...newsTexts.realTimeLoaded(articles) });
			else toast({ type: "info", title: newsTexts.noneFound, text: newsTexts.noneMatch });
			await revalidate();
		} catch (error) {
			const text = error instanceof RequestFailed ? error.message : newsTexts.loadFailed.text;
			toast({ type: "error", title: newsTexts.loadFailed.title, text });
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
			onClick={busy ? undefined : search}
		>
			<Globe className={busy ? "icon spin" : "icon"} />
			{newsTexts.searchTheWeb(topic)}
		</button>
	);
}
