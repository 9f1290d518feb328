import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { prepareQueue } from "../../../server/workers.ts";
import { emptyDatabase } from "../../../tests/fixtures/database.ts";
import { scratch } from "../../../tests/fixtures/scratch.ts";
import type { Database } from "../database.ts";
import { LAST_REPLACED, migrate, migrateUpTo, projectMigrations, TooOld } from "../migrate.ts";
import { WrongBackup } from "./file.ts";
import { restoreBackup } from "./restore.ts";
import { writeBackup } from "./write.ts";

const folder = scratch(afterAll);
const restore = (database: Database, file: string) => restoreBackup(database, file, () => prepareQueue(database));

/** The schema after the first `migrations` migrations, with one fan. */
async function oldDatabase(migrations: number): Promise<Database> {
	const old = await emptyDatabase();
	const client = await old.pool.connect();
	await migrateUpTo(client, migrations);
	client.release();
	await prepareQueue(old);
	await old.db.execute(
		sql`insert into users (id, email, name, email_verified) values (gen_random_uuid(), 'old@example.com', '', true)`,
	);
	return old;
}

let old: Promise<{ file: string; counts: { tables: number; rows: number } }> | undefined;
/** A backup of a small site of an older version. */
function oldBackup() {
	const file = join(folder, "old.gz");
	old ??= oldDatabase(projectMigrations().length - 4)
		.then((database) => writeBackup(database, file))
		.then((counts) => ({ file, counts }));
	return old;
}

describe("a backup", () => {
	test("of an older version is upgraded by the next start", async () => {
		const { file } = await oldBackup();
		const copy = await emptyDatabase();
		await restore(copy, file);
		const later = await copy.pool.connect();
		await migrate(later);
		later.release();
		expect((await copy.db.execute(sql`select email from users`)).rows).toEqual([{ email: "old@example.com" }]);
	});

	test("from before the migrations were squashed is restored if its commit had all of them, else refused", async () => {
		const { file, counts } = await oldBackup();
		const lines = gunzipSync(readFileSync(file)).toString();
		const [baseline = ""] = projectMigrations();
		const earlier = join(folder, "earlier.gz");
		const copy = await emptyDatabase();
		writeFileSync(earlier, gzipSync(lines.replace(/"migrations":\[[^\]]*\]/, '"migrations":["a","b"]')));
		await expect(restore(copy, earlier)).rejects.toThrow(TooOld);
		writeFileSync(earlier, gzipSync(lines.replace(`"${baseline}"`, `"a","b","${LAST_REPLACED}"`)));
		expect(await restore(copy, earlier)).toMatchObject(counts);
	});

	test("that is damaged, or no backup, is refused and restores nothing", async () => {
		const { file: small, counts } = await oldBackup();
		const whole = readFileSync(small);
		const lines = gunzipSync(whole).toString();
		const wrong: Record<string, Buffer> = {
			"cut off": whole.subarray(0, whole.length / 2),
			"without its last lines": gzipSync(lines.slice(0, lines.lastIndexOf("\n", lines.length - 2))),
			"with a row taken out": gzipSync(lines.replace(/\n [^\n]*\n/, "\n")),
			"of another kind": gzipSync('{"hello":"world"}\n'),
			"no archive": Buffer.from("hello"),
			empty: Buffer.from(""),
			"of a newer version": gzipSync(lines.replace(/"migrations":\["\w+","/, "$&0")),
		};
		const copy = await emptyDatabase();
		const file = join(folder, "wrong.gz");
		for (const [what, bytes] of Object.entries(wrong)) {
			writeFileSync(file, bytes);
			await expect(restore(copy, file), what).rejects.toThrow(WrongBackup);
		}
		expect((await copy.db.execute(sql`select 1 from users`)).rows).toEqual([]);
		await expect(restore(copy, join(folder, "nowhere.gz"))).rejects.toThrow("ENOENT");
		expect(await restore(copy, small)).toMatchObject(counts);
	});
});
