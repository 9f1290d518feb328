import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { newsArticles } from "../../../../db/schema/news.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { OutsideFetch } from "../../../../platform/outside/outside-fetch.ts";
import { createPictures } from "../../../../platform/outside/pictures.ts";
import type { Picture } from "../../../../platform/outside/redraw.ts";

/** The aspect ratio of news pictures, at twice the width of a card on a wide screen. */
const SIZE = { width: 640, height: 360 };

/** Fetches news pictures by article id, so that nobody can name an address to fetch. */
export function createNewsPictures(fetchOutside: OutsideFetch) {
	const pictureAt = createPictures(fetchOutside, SIZE);

	return {
		/**
		 * Returns an article's picture; null when it cannot be fetched; undefined when there is no such article, or
		 * it has none.
		 */
		async pictureOf(db: Queryable, id: string): Promise<Picture | null | undefined> {
			const [article] = await db
				.select({ image_url: newsArticles.image_url })
				.from(newsArticles)
				.where(eq(newsArticles.id, id));
			return article?.image_url ? pictureAt(article.image_url, id) : undefined;
		},
		/** The replacement for a picture that cannot be fetched. */
		async defaultPicture(): Promise<Picture> {
			return { type: "image/svg+xml", body: await readFile(new URL("default-picture.svg", import.meta.url)) };
		},
	};
}
