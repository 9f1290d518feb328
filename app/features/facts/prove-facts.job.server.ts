import { eq, inArray, sql } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import { scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../page-context.ts";
import { verifyFacts } from "./verify.server.ts";

/**
 * Proves all facts again every night. A fact that the record does not support becomes 'Pending'. A wrong text by a
 * model is replaced by the text of the fact's kind.
 */
export const proveFactsJob = scheduledJob({
	name: "prove-facts",
	cron: "30 4 * * *",
	retry: { limit: 2, delay_seconds: 60 },
	async run({ db, record, purge, logger }: JobSite) {
		const { checked, wrong } = await verifyFacts(record, db);
		logger.info({ checked, wrong: wrong.length }, "facts were proved again");
		if (wrong.length === 0) return;
		for (const { slug, why } of wrong) logger.error({ slug, why }, "the record does not support a fact");
		const ids = wrong.flatMap(({ id, own }) => (own ? [] : id));
		const changed = await db
			.update(iplFacts)
			.set({ verified: false, updated_at: sql`now()` })
			.where(inArray(iplFacts.id, ids))
			.returning({ id: iplFacts.id });
		for (const { id, own } of wrong) {
			if (!own) continue;
			const words = { ...own, origin: "record" as const, updated_at: sql`now()` };
			changed.push(...(await db.update(iplFacts).set(words).where(eq(iplFacts.id, id)).returning({ id: iplFacts.id })));
		}
		purge(["facts", ...changed.map((fact) => `fact:${fact.id}`)]);
	},
});
