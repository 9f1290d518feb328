import { setTimeout as wait } from "node:timers/promises";
import { creditTeams } from "../app/features/community/credit.server.ts";
import { countPoints } from "../app/features/points/boards/count.server.ts";
import type { Site } from "./site.ts";

/** What was earned stands on the boards within a second. */
const EVERY_MS = 400;
/** After a failure: the database may be away. */
const PATIENCE_MS = 5_000;

/** Counts on the boards what the ledger has that they have not, until there is nothing left; the pages that show it are purged. */
async function countAll({ database, pageCache }: Pick<Site, "database" | "pageCache">): Promise<void> {
	for (;;) {
		const { counted, teams } = await countPoints(database.db, creditTeams);
		if (teams) pageCache.purge(["community"]);
		if (counted === 0) return;
	}
}

/** Keeps the boards counted until the returned function is called; it resolves when a count that is under way is done. */
export function startCounting(site: Pick<Site, "database" | "pageCache" | "logger">): () => Promise<void> {
	const stopping = new AbortController();
	const counting = (async () => {
		while (!stopping.signal.aborted) {
			const pause = await countAll(site).then(
				() => EVERY_MS,
				(error) => {
					site.logger.error({ err: error }, "the boards could not be counted");
					return PATIENCE_MS;
				},
			);
			await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
		}
	})();
	return () => {
		stopping.abort();
		return counting;
	};
}
