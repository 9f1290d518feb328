import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareDatabase } from "../../../server/prepare.ts";
import { prepareQueue } from "../../../server/workers.ts";
import { contents } from "../../../tests/fixtures/contents.ts";
import { emptyDatabase } from "../../../tests/fixtures/database.ts";
import { RECORDS } from "../../../tests/fixtures/record.ts";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import type { Database } from "../database.ts";
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

describe("a backup", () => {
	test("restored on an empty database equals the original in rows, constraints and queue", async () => {
		expect(statSync(path).mode & 0o777).toBe(0o600);

		const copy = await emptyDatabase();
		const { head, ...counts } = await restore(copy);
		expect(counts).toEqual(written);
		expect(counts.rows).toBeGreaterThan(1_000);
		expect(head.secret).toBe("a secret");
		expect(await contents(copy)).toEqual(before);
		// a start on it seeds nothing again
		await prepareDatabase(copy, () => {}, RECORDS);
		expect(await contents(copy)).toEqual(before);
		// sequences continue
		const next = sql`select nextval('ipl_facts_number_seq')::text as number, nextval('admin_actions_id_seq')::text as id`;
		const [there, here] = [await site.database.db.execute(next), await copy.db.execute(next)];
		expect(here.rows).toEqual(there.rows);
	});

	test("is not restored over existing accounts", async () => {
		const found = await contents(site.database);
		await expect(restore(site.database)).rejects.toThrow(NotEmpty);
		expect(await contents(site.database)).toEqual(found);
	});
});
