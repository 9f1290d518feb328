import { ExternalLink, Globe } from "lucide-react";
import { useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { refreshPage } from "../../ui/parts/navigate.ts";
import { EmptyState } from "../../ui/state.tsx";
import { toast } from "../../ui/toast.tsx";
import type { FoundArticle } from "./article.ts";
import { newsTexts } from "./rules.ts";
import "./news.css";
import "../../ui/styles/cards.css";

type WebSearchProps = {
	topic: string;
	/** the search provider has answered before; without it there is no button to search */
	isSearchable: boolean;
	/** the address without the search */
	withoutSearch: string;
	/** the address of this search in all categories; null if it is in all already */
	allCategories: string | null;
};

/**
 * Offers to search the web when no stored article matches. Only this visitor sees the results, unless an admin
 * searches.
 */
export default function WebSearch({ topic, isSearchable, withoutSearch, allCategories }: WebSearchProps) {
	const [busy, setBusy] = useState(false);
	const [found, setFound] = useState<FoundArticle[] | null>(null);

	async function search() {
		setBusy(true);
		try {
			const { articles, stored } = await request("POST /news/topics", { body: { topic } });
			if (articles.length > 0) toast({ type: "success", ...newsTexts.realTimeLoaded(articles.length) });
			else toast({ type: "info", title: newsTexts.noneFound, text: newsTexts.noneMatch });
			if (stored) await refreshPage();
			else if (articles.length > 0) setFound(articles);
		} catch (error) {
			const text = error instanceof RequestFailed ? error.message : newsTexts.loadFailed.text;
			toast({ type: "error", title: newsTexts.loadFailed.title, text });
		} finally {
			setBusy(false);
		}
	}

	const waysOn = (
		<>
			<a className="btn" href={withoutSearch}>
				{newsTexts.clearSearch}
			</a>
			{allCategories ? (
				<a className="btn" data-variant="outline" href={allCategories}>
					All categories
				</a>
			) : null}
		</>
	);
	if (found)
		return (
			<div className="stack">
				<p className="note" role="status">
					{newsTexts.foundForYou(found.length)}
				</p>
				<div className="grid-auto">
					{found.map((article) => (
						<FoundCard key={article.link} article={article} />
					))}
				</div>
				<p className="cluster">{waysOn}</p>
			</div>
		);
	return (
		<EmptyState title={newsTexts.noneFound} text={newsTexts.noneMatch}>
			{isSearchable ? (
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
			) : null}
			{waysOn}
		</EmptyState>
	);
}

function FoundCard({ article: { link, title, snippet, source, category, published_date } }: { article: FoundArticle }) {
	return (
		<article className="card news-card">
			<div className="news-card-body">
				<p className="cluster gap-x-2.5 gap-y-1">
					<Badge>{category}</Badge>
					<span className="note">
						{published_date ? `${formatDate(published_date)}, ` : ""}
						{source}
					</span>
				</p>
				<h3 className="card-title">{title}</h3>
				<p className="news-card-text">{snippet}</p>
				<p className="news-card-foot">
					<a
						className="link-more"
						href={link}
						target="_blank"
						rel="noopener nofollow"
						aria-label={`${newsTexts.readFull}: ${title} (new tab)`}
					>
						{newsTexts.readFull} <ExternalLink className="icon" />
					</a>
				</p>
			</div>
		</article>
	);
}
