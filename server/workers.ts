import { proveFactsJob } from "../app/features/facts/prove-facts.job.server.ts";
import { forgetVisitorsJob } from "../app/features/quiz/play/forget-visitors.job.server.ts";
import { withStartLock } from "../platform/database/migrate.ts";
import { createJobs } from "../platform/jobs.ts";
import type { Site } from "./site.ts";

/** All jobs of the site. `permissions.test.ts` walks the list. */
export const jobs = [proveFactsJob, forgetVisitorsJob];

/** Starts the job queue: every process may hand in jobs, those with ROLE all or worker also do them. */
export async function startJobs(site: Site) {
	const { database, logger, settings } = site;
	const context = { db: database.db, purge: site.pageCache.purge, logger };
	const queue = createJobs({ database, jobs, context, logger, role: settings.ROLE });
	// the queue makes its own schema, and two processes on an empty database would both try
	await withStartLock(database, () => queue.start());
	return queue;
}
