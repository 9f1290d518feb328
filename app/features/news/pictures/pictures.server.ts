import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { newsArticles } from "../../../../db/schema/news.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { OutsideFetch } from "../../../../platform/outside/outside-fetch.ts";
import { createPictures } from "../../../../platform/outside/pictures.ts";
import type { Picture } from "../../../../platform/outside/redraw.ts";

/** Twice the width of a card on a wide screen. */
const SIZE = { width: 640, height: 360 };

/**
 * Fetches pictures by the article's id. No parameter is an address, so a caller cannot choose what the server fetches.
 */
export function createNewsPictures(fetchOutside: OutsideFetch) {
	const pictureAt = createPictures(fetchOutside, SIZE);

	return {
		/**
		 * Returns an article's picture; null when it cannot be fetched; undefined for an article without one, and for an
		 * unknown article. One query.
		 */
		async pictureOf(db: Queryable, id: string): Promise<Picture | null | undefined> {
			const [article] = await db
				.select({ image_url: newsArticles.image_url })
				.from(newsArticles)
				.where(eq(newsArticles.id, id));
			return article?.image_url ? pictureAt(article.image_url, id) : undefined;
		},
		async defaultPicture(): Promise<Picture> {
			return { type: "image/svg+xml", body: await readFile(new URL("default-picture.svg", import.meta.url)) };
		},
	};
}
