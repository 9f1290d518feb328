import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrateUpTo, projectMigrations } from "../platform/database/migrate.ts";
import { prepareDatabase } from "../server/prepare.ts";
import { startBeside } from "./fixtures/beside.ts";
import { emptyDatabase } from "./fixtures/database.ts";
import { LONG } from "./fixtures/gate.ts";
import { RECORDS } from "./fixtures/record.ts";

const migrations = projectMigrations();
/** The first version that knows fans is the second. Each start imports the whole record, so the gate takes one: the groups. */
const VERSIONS = LONG ? migrations.slice(1, -1).map((_, at) => at + 2) : [17];

test.each(VERSIONS)(
	"a site of version %i with fans starts and shows its pages",
	async (version) => {
		const database = await emptyDatabase();
		const client = await database.pool.connect();
		try {
			await migrateUpTo(client, version);
		} finally {
			client.release();
		}
		const { rows: fans } = await database.pool.query(
			"insert into users (id, name, email, email_verified) select gen_random_uuid(), 'Fan ' || n, 'fan-' || n || '@example.com', true from generate_series(1, 20) n returning id",
		);
		await prepareDatabase(database, () => {}, RECORDS);
		const { rows: kept } = await database.pool.query("select id from users where email like 'fan-%'");
		expect(kept.map(({ id }) => id).sort()).toEqual(fans.map(({ id }) => id).sort());
		const dataDir = mkdtempSync(join(tmpdir(), "tm-migrated-"));
		onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
		const site = await startBeside({ ...database, close: async () => {} }, { DATA_DIR: dataDir });
		onTestFinished(() => site.close());
		for (const path of ["/", "/facts", "/teams", "/players"]) expect((await fetch(site.url + path)).status).toBe(200);
	},
	600_000,
);
