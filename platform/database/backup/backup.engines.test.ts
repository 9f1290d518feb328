import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareDatabase } from "../../../server/prepare.ts";
import { prepareQueue } from "../../../server/workers.ts";
import { contents } from "../../../tests/fixtures/contents.ts";
import { emptyDatabase } from "../../../tests/fixtures/database.ts";
import { RECORDS } from "../../../tests/fixtures/record.ts";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import type { Database } from "../database.ts";
import { migrate, migrateUpTo, projectMigrations } from "../migrate.ts";
import { WrongBackup } from "./file.ts";
import { NotEmpty, restoreBackup } from "./restore.ts";
import { writeBackup } from "./write.ts";

const folder = mkdtempSync(join(tmpdir(), "tm-backup-"));
const path = join(folder, "site.backup.gz");
let site: TestSite;
let written: { tables: number; rows: number };
let before: Record<string, unknown>;
beforeAll(async () => {
	site = await startTestSite({ ADMIN_EMAILS: "owner@example.com" });
	const fan = await site.fan("owner@example.com");
	await fan.put("/api/profile", { full_name: 'Zoë "🏏" \\u0000 O\'Neil', avatar_url: null });
	await fan.post("/api/functions/handle-daily-visit", {});
	const made = await fan.post("/api/groups", {
		group_name: "Kept for good",
		group_description: 'Two lines\n{"end":true,"rows":1}\u2028{"end":true,"rows":1}\u2029three\r\u0085four',
		group_type: "other",
	});
	expect(await made.json()).toMatchObject({ group_name: "Kept for good" });
	written = await writeBackup(site.database, path, { secret: "a secret" });
	before = await contents(site.database);
});
afterAll(async () => {
	await site.close();
	rmSync(folder, { recursive: true, force: true });
});

const restore = (database: Database, file = path) => restoreBackup(database, file, () => prepareQueue(database));

/** The tables as the first `migrations` migrations leave them, with one fan. */
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
/** The backup of a small site of an older version, made once. */
function oldBackup() {
	const file = join(folder, "old.gz");
	old ??= oldDatabase(projectMigrations().length - 4)
		.then((database) => writeBackup(database, file))
		.then((counts) => ({ file, counts }));
	return old;
}

describe("a backup", () => {
	test("restored on an empty database equals the original, row by row, its rules and its queue included", async () => {
		expect(statSync(path).mode & 0o777).toBe(0o600);

		const copy = await emptyDatabase();
		const { head, ...counts } = await restore(copy);
		expect(counts).toEqual(written);
		expect(counts.rows).toBeGreaterThan(1_000);
		expect(head.secret).toBe("a secret");
		expect(await contents(copy)).toEqual(before);
		// a start on it makes nothing again
		await prepareDatabase(copy, () => {}, RECORDS);
		expect(await contents(copy)).toEqual(before);
		// what counts on goes on counting
		const next = sql`select nextval('ipl_facts_number_seq')::text as number, nextval('admin_actions_id_seq')::text as id`;
		const [there, here] = [await site.database.db.execute(next), await copy.db.execute(next)];
		expect(here.rows).toEqual(there.rows);
	});

	test("is not read over what somebody has", async () => {
		const found = await contents(site.database);
		await expect(restore(site.database)).rejects.toThrow(NotEmpty);
		expect(await contents(site.database)).toEqual(found);
	});

	test("of an older version is upgraded by the next start", async () => {
		const { file } = await oldBackup();
		const copy = await emptyDatabase();
		await restore(copy, file);
		const later = await copy.pool.connect();
		await migrate(later);
		later.release();
		expect((await copy.db.execute(sql`select email from users`)).rows).toEqual([{ email: "old@example.com" }]);
	});

	test("that is damaged or not one is refused, and nothing of it stays", async () => {
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
			"of a newer version": gzipSync(lines.replace('"migrations":["', '"migrations":["0')),
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
