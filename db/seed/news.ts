import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { newsArticles } from "../schema/news.ts";
import { NEWS_SAMPLES } from "./news-samples.ts";

/** The bundled samples, so that a site without a source of news has something to show. What changed in them is taken over. */
export async function seedNews(db: Db): Promise<void> {
	await db
		.insert(newsArticles)
		.values(
			NEWS_SAMPLES.toReversed().map((sample) => ({
				...sample,
				source: "Twelfth Man samples",
				channel: "sample" as const,
			})),
		)
		.onConflictDoUpdate({
			target: newsArticles.id,
			set: { title: sql`excluded.title`, snippet: sql`excluded.snippet`, content: sql`excluded.content` },
		});
}
