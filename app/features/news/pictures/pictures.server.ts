import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { newsArticles } from "../../../../db/schema/news.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { OutsideFetch } from "../../../../platform/outside/outside-fetch.ts";
import { createPictures, type Picture } from "../../../../platform/outside/pictures.ts";

/** Twice as wide as a card of a wide screen. */
const WIDTH = 640;
const HEIGHT = 360;
const MOST_PIXELS = 40_000_000;
const SECONDS = 5;
const QUALITY = 72;
/** What a picture may really be, whatever its host calls it. */
const FORMATS = ["jpeg", "png", "webp", "gif", "heif"];

/** The picture cut to the shape of the news and written anew, so that nothing but its pixels is passed on. */
async function resized({ body }: Picture): Promise<Picture> {
	// loaded with the first picture: most processes of a small site never need it
	const { default: sharp } = await import("sharp");
	const picture = sharp(body, { limitInputPixels: MOST_PIXELS, failOn: "error" });
	const { format } = await picture.metadata();
	if (!FORMATS.includes(format)) throw new Error(`a picture of the format ${format}`);
	const webp = await picture
		.rotate()
		.resize({ width: WIDTH, height: HEIGHT, fit: "cover" })
		.webp({ quality: QUALITY })
		.timeout({ seconds: SECONDS })
		.toBuffer();
	return { type: "image/webp", body: webp };
}

/** The pictures of the news, by the article alone: nobody can name an address to be fetched. */
export function createNewsPictures(fetchOutside: OutsideFetch) {
	const pictureAt = createPictures(fetchOutside, resized);

	return {
		/** An article's picture, null when it cannot be had; undefined when there is no such article, or it has none. */
		async pictureOf(db: Queryable, id: string): Promise<Picture | null | undefined> {
			const [article] = await db
				.select({ image_url: newsArticles.image_url })
				.from(newsArticles)
				.where(eq(newsArticles.id, id));
			return article?.image_url ? pictureAt(article.image_url, id) : undefined;
		},
		/** What stands in for a picture that cannot be had. */
		async defaultPicture(): Promise<Picture> {
			return { type: "image/svg+xml", body: await readFile(new URL("default-picture.svg", import.meta.url)) };
		},
	};
}
