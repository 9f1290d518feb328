import { useEffect, useRef, useState } from "react";
import type { NewsArticle } from "./article.ts";
import { drawnPicture } from "./drawn-picture.ts";

type NewsPictureProps = {
	/** null when no article could be read */
	article: Pick<NewsArticle, "id" | "category" | "image_url"> | null;
	eager?: boolean;
};

/** The picture of an article, or a drawing of its category when it has none or loading fails. It is decorative. */
export function NewsPicture({ article, eager }: NewsPictureProps) {
	const src = article?.image_url ?? null;
	const [failed, setFailed] = useState<string | null>(null);
	const picture = useRef<HTMLImageElement>(null);
	useEffect(() => {
		// it may have failed before this script ran
		const { complete, naturalWidth } = picture.current ?? {};
		if (src && complete && naturalWidth === 0) setFailed(src);
	}, [src]);
	return (
		<img
			ref={picture}
			src={src && src !== failed ? src : drawnPicture(article)}
			alt=""
			width={640}
			height={360}
			loading={eager ? "eager" : "lazy"}
			decoding="async"
			onError={() => setFailed(src)}
		/>
	);
}
