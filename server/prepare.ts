import { openChallenges } from "../app/features/points/challenges/challenges.server.ts";
import { seedCommunity } from "../db/seed/community.ts";
import { seedFacts } from "../db/seed/facts.ts";
import { seedGroups } from "../db/seed/groups.ts";
import { seedNews } from "../db/seed/news.ts";
import { seedPlayers } from "../db/seed/players.ts";
import { seedQuiz } from "../db/seed/quiz.ts";
import type { Database } from "../platform/database/database.ts";
import { migrate, withStartLock } from "../platform/database/migrate.ts";
import { type CurrentRecord, openCurrentRecord } from "../record/versions.ts";

/**
 * Migrates and seeds a database while other processes wait; does nothing if it is current. Calls `report` with each
 * step. Returns the record, opened from `dataDir`.
 */
export async function prepareDatabase(
	database: Database,
	report: (step: string) => void,
	dataDir: string,
	onQuestion?: (seconds: number) => void,
): Promise<CurrentRecord> {
	return withStartLock(database, async () => {
		await migrate(database.pool);
		const record = await openCurrentRecord(database.db, dataDir, { onQuestion });
		await seedPlayers(record, database.db);
		await seedFacts(record, database.db, inTenths(report, "Proving the first facts"));
		await seedQuiz(record, database.db, () => report("Proving the first questions"));
		await seedGroups(record, database.db);
		await openChallenges(database.db);
		await seedCommunity(record, database.db);
		await seedNews(database.db);
		return record;
	});
}

/** Reports progress every ten percent. */
function inTenths(report: (step: string) => void, what: string) {
	let reported = -1;
	return (done: number, total: number) => {
		const tenth = Math.floor((10 * done) / total);
		if (tenth > reported) report(`${what}: ${tenth * 10} %`);
		reported = tenth;
	};
}
