import { ExternalLink } from "lucide-react";
import { formatDate, relativeTime } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import type { NewsArticle } from "./article.ts";
import { NewsPicture } from "./news-picture.tsx";
import { newsTexts } from "./rules.ts";
import "./news.css";
import "../../ui/styles/cards.css";

type NewsCardProps = {
	article: NewsArticle;
	/** decides the words of the badge, and whether the summary is shown */
	place: "home" | "news";
	/** the server's time when it rendered the page, so that server and browser render the same age */
	now: string;
};

export function NewsCard({ article, place, now }: NewsCardProps) {
	const { id, title, snippet, source, category, channel, published_date } = article;
	return (
		<article className="card news-card">
			<div className="news-card-art">
				<NewsPicture article={article} />
				<ChannelBadge channel={channel} place={place} />
			</div>
			<div className="news-card-body">
				<p className="cluster gap-x-2.5 gap-y-1">
					<Badge>{category}</Badge>
					<span className="note">
						{channel === "sample" ? null : published_date ? (
							<>
								<time dateTime={published_date} title={formatDate(published_date)}>
									{relativeTime(published_date, new Date(now))}
								</time>
								,{" "}
							</>
						) : (
							`${relativeTime(null, new Date(now))}, `
						)}
						{source}
					</span>
				</p>
				<h3 className="card-title">
					<a href={`/news/${id}`}>{title}</a>
				</h3>
				{place === "news" ? <p className="news-card-text">{snippet}</p> : null}
				<p className="news-card-foot">
					<ReadFull article={article} />
				</p>
			</div>
		</article>
	);
}

export function ChannelBadge({ channel, place }: Pick<NewsArticle, "channel"> & Pick<NewsCardProps, "place">) {
	const { live, rss, sample } = newsTexts.badges;
	return channel === "live" ? (
		<Badge tone="live">{live[place]}</Badge>
	) : (
		<Badge>{channel === "rss" ? rss : sample}</Badge>
	);
}

/** Links to the original, or to an explainer's own page without the icon of an outside link. */
function ReadFull({ article: { id, link, title } }: { article: NewsArticle }) {
	return (
		<a
			className="link-more"
			href={link ?? `/news/${id}`}
			target="_blank"
			rel={link ? "noopener nofollow" : "noopener"}
			aria-label={`${newsTexts.readFull}: ${title} (new tab)`}
		>
			{newsTexts.readFull} {link ? <ExternalLink className="icon" /> : null}
		</a>
	);
}
