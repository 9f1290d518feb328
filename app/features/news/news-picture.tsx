import type { NewsArticle } from "./article.ts";
import { EXPLAINER_IDS } from "./explainer-ids.ts";
import bat from "./pictures/bat.svg?no-inline";
import coin from "./pictures/coin.svg?no-inline";
import pitch from "./pictures/default-picture.svg?no-inline";
import flags from "./pictures/flags.svg?no-inline";
import floodlights from "./pictures/floodlights.svg?no-inline";
import globe from "./pictures/globe.svg?no-inline";
import helmet from "./pictures/helmet.svg?no-inline";
import programme from "./pictures/programme.svg?no-inline";
import scoreboard from "./pictures/scoreboard.svg?no-inline";
import stumps from "./pictures/stumps.svg?no-inline";
import wagonWheel from "./pictures/wagon-wheel.svg?no-inline";
import worm from "./pictures/worm.svg?no-inline";

type NewsPictureProps = {
	/** null draws the pitch */
	article: Pick<NewsArticle, "id" | "category" | "image_url"> | null;
	eager?: boolean;
};

/** The picture of an article, or its drawing when it has none or the picture does not load. */
export function NewsPicture({ article, eager }: NewsPictureProps) {
	const drawn = drawnPicture(article);
	const src = article?.image_url ?? drawn;
	return (
		<img
			src={src}
			data-instead={src === drawn ? undefined : drawn}
			alt=""
			width={640}
			height={360}
			loading={eager ? "eager" : "lazy"}
			decoding="async"
		/>
	);
}

const CATEGORY_DRAWINGS: Record<NewsArticle["category"], readonly string[]> = {
	Today: [floodlights, scoreboard],
	IPL: [stumps, wagonWheel, bat, worm, helmet],
	International: [globe, flags],
	General: [programme, pitch, coin],
};

const EXPLAINER_DRAWINGS: Record<string, string> = {
	[EXPLAINER_IDS.scorecard]: programme,
	[EXPLAINER_IDS.powerplay]: wagonWheel,
	[EXPLAINER_IDS.impact_player]: helmet,
	[EXPLAINER_IDS.super_over]: stumps,
	[EXPLAINER_IDS.net_run_rate]: worm,
	[EXPLAINER_IDS.rain_rule]: floodlights,
	[EXPLAINER_IDS.auction]: coin,
	[EXPLAINER_IDS.caps]: bat,
	[EXPLAINER_IDS.playoffs]: flags,
	[EXPLAINER_IDS.counting]: scoreboard,
};

/**
 * The explainer's own drawing. Other articles have one of their category's, chosen by the id so that it stays the same.
 * The pitch without an article.
 */
export function drawnPicture(article: Pick<NewsArticle, "id" | "category"> | null): string {
	if (!article) return pitch;
	const own = EXPLAINER_DRAWINGS[article.id];
	if (own) return own;
	const drawn = CATEGORY_DRAWINGS[article.category];
	return drawn[Number.parseInt(article.id.slice(-8), 16) % drawn.length] ?? pitch;
}
