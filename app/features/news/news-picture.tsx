import type { NewsArticle } from "./article.ts";
import { drawnPicture } from "./drawn-picture.ts";

type NewsPictureProps = {
	/** null when no article could be read */
	article: Pick<NewsArticle, "id" | "category" | "image_url"> | null;
	eager?: boolean;
};

/** The picture of an article, or a drawing of its category when it has none or loading fails. It is decorative. */
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
