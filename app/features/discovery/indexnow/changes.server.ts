import { sql } from "drizzle-orm";
import { indexnowPages } from "../../../../db/schema/indexnow.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { sourcesOf } from "../sitemap/sources.server.ts";
import { handIn, type SendBatch } from "./submissions.server.ts";

/** So many pages are told of in one run; the rest in the next. */
const MOST_A_RUN = 20_000;

/**
 * Hands in the pages that are new, or have changed since they were last told of, as the sitemap dates them; those that did
 * not arrive again a day later. Answers how many. All of it is one transaction: a page is told of once a change.
 */
export async function tellChanges(
	db: Db,
	record: MatchRecord,
	{ origin, send }: { origin: string; send: SendBatch },
): Promise<number> {
	const all = sql.join(
		(await sourcesOf(record)).map(({ rows }) => sql`select path, lastmod from (${rows}) kind`),
		sql` union all `,
	);
	return db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ path: string }>(sql`
			insert into ${indexnowPages} as told (path, lastmod)
			select distinct on (path) path, lastmod from (${all}) pages
			where not exists (select from ${indexnowPages} known where known.path = pages.path
				and known.lastmod is not distinct from pages.lastmod
				and not (known.failed and known.told_at < now() - interval '1 day'))
			limit ${MOST_A_RUN}
			on conflict (path) do update set lastmod = excluded.lastmod, told_at = now(), failed = false
			returning path`);
		await handIn(tx, { urls: rows.map(({ path }) => path), type: "content", origin, send });
		return rows.length;
	});
}
