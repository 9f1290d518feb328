import { sql } from "drizzle-orm";
import { indexnowPages } from "../../../../db/schema/indexnow.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { sourcesOf } from "../sitemap/sources.server.ts";
import { type SendBatch, submitPages } from "./submissions.server.ts";

/** Pages submitted in one run at most; the next run takes the rest. */
const MOST_A_RUN = 20_000;

/**
 * Queues the pages for submission that are new or have changed since they were last submitted, by the sitemap's
 * dates; failed ones again a day later. Returns their number. It is one transaction, so that each change is submitted
 * once.
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
				and not (known.failed and known.submitted_at < now() - interval '1 day'))
			limit ${MOST_A_RUN}
			on conflict (path) do update set lastmod = excluded.lastmod, submitted_at = now(), failed = false
			returning path`);
		await submitPages(tx, { urls: rows.map(({ path }) => path), type: "content", origin, send });
		return rows.length;
	});
}
