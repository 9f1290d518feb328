import { sql } from "drizzle-orm";
import { indexnowPages } from "../../../../db/schema/indexnow.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import type { JobSite } from "../../../page-context.ts";
import { sourcesOf } from "../sitemap/sources.server.ts";
import type { IndexNow } from "./service.server.ts";
import { giveUpStale, type SendBatch, submitPages } from "./submissions.server.ts";
import { submitUrlsJob } from "./submit-urls.job.server.ts";

/** Every hour: fails submissions whose job was lost. With INDEXNOW=on also queues new and changed pages. */
export const submitChangesJob = scheduledJob({
	name: "tell-changes",
	cron: "23 * * * *",
	retry: { limit: 1, delay_seconds: 60 },
	async run({ db, record, indexNow, enqueue, logger }: JobSite & { indexNow: IndexNow }) {
		const given_up = await giveUpStale(db, indexNow.origin);
		if (given_up > 0) logger.warn({ given_up }, "submissions to the indexing service were not sent in time");
		if (!indexNow.enabled) return;
		const submitted = await submitChanges(db, record, {
			origin: indexNow.origin,
			send: (tx, batch_id) => enqueue(tx, submitUrlsJob, { batch_id }),
		});
		logger.info({ submitted }, "changed pages were submitted to the indexing service");
	},
});

/** The most pages of one run; the next run submits the rest. */
const MOST_A_RUN = 20_000;

/**
 * Queues the pages that are new or have another date in the sitemap than when they were submitted; failed ones a day
 * later. Returns their number. It is one transaction, so that each change is submitted once.
 */
export async function submitChanges(
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
			insert into ${indexnowPages} (path, lastmod)
			select distinct on (path) path, lastmod from (${all}) pages
			where not exists (select from ${indexnowPages} submitted where submitted.path = pages.path
				and submitted.lastmod is not distinct from pages.lastmod
				and not (submitted.failed and submitted.submitted_at < now() - interval '1 day'))
			limit ${MOST_A_RUN}
			on conflict (path) do update set lastmod = excluded.lastmod, submitted_at = now(), failed = false
			returning path`);
		await submitPages(tx, { urls: rows.map(({ path }) => path), type: "content", origin, send });
		return rows.length;
	});
}
