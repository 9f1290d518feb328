import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { newsArticles } from "../schema/news.ts";
import { NEWS_SAMPLES } from "./news-samples.ts";

/** The date of the first sample; each following one is a minute older. */
const WRITTEN = Date.UTC(2026, 10, 28);
const MINUTE = 60_000;

/** Stores the bundled articles, and deletes those of earlier versions. */
export async function seedNews(db: Db): Promise<void> {
	const samples = NEWS_SAMPLES.map((sample, at) => ({
		...sample,
		source: "Twelfth Man",
		channel: "sample" as const,
		created_at: new Date(WRITTEN - at * MINUTE),
	}));
	const ids = samples.map(({ id }) => id);
	await db.transaction(async (tx) => {
		await tx.delete(newsArticles).where(and(eq(newsArticles.channel, "sample"), notInArray(newsArticles.id, ids)));
		const taken = ["title", "snippet", "content", "source", "category", "created_at"] as const;
		await tx
			.insert(newsArticles)
			.values(samples)
			.onConflictDoUpdate({
				target: newsArticles.id,
				set: Object.fromEntries(taken.map((column) => [column, sql`excluded.${sql.identifier(column)}`])),
			});
	});
}
