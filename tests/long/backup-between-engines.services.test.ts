import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { restoreBackup } from "../../platform/database/backup/restore.ts";
import { writeBackup } from "../../platform/database/backup/write.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { migrateUpTo, projectMigrations } from "../../platform/database/migrate.ts";
import { prepareQueue } from "../../server/workers.ts";
import { contents } from "../fixtures/contents.ts";
import { emptyDatabase } from "../fixtures/database.ts";

/** The schema with one fan, whose texts, times and bytes are hard to transfer. */
async function fill(database: Database): Promise<void> {
	const client = await database.pool.connect();
	await migrateUpTo(client, projectMigrations().length);
	client.release();
	await prepareQueue(database);
	await database.db.execute(sql`
		insert into users (id, email, name, email_verified, created_at)
		values (gen_random_uuid(), 'moves@example.com', ${"Zoë 🏏 \\ \"'\n\t"}, true, '2026-03-29 18:59:59.999999+05:30')`);
	const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
	await database.db.execute(sql`insert into fan_pictures (user_id, body) select id, ${bytes} from users`);
}

test.each([
	["embedded", "postgres"],
	["postgres", "embedded"],
])("a backup of one engine can be restored on the other: %s to %s", async (from) => {
	const postgres = await emptyDatabase();
	const embedded = await openDatabase({});
	const folder = mkdtempSync(join(tmpdir(), "tm-move-"));
	onTestFinished(async () => {
		await embedded.close();
		rmSync(folder, { recursive: true });
	});
	const [source, target] = from === "embedded" ? [embedded, postgres] : [postgres, embedded];
	await fill(source);
	const path = join(folder, "backup.gz");
	const written = await writeBackup(source, path);
	expect(await restoreBackup(target, path, () => prepareQueue(target))).toMatchObject(written);
	expect(await contents(target)).toEqual(await contents(source));
});
