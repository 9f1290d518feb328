import { expect, onTestFinished, test } from "vitest";
import { migrateUpTo, projectMigrations } from "../../platform/database/migrate.ts";
import { prepareDatabase } from "../../server/prepare.ts";
import { startBeside } from "../fixtures/beside.ts";
import { emptyDatabase } from "../fixtures/database.ts";
import { startNewSite } from "../fixtures/new-site.ts";
import { RECORDS } from "../fixtures/record.ts";
import { scratch } from "../fixtures/scratch.ts";

/** The baseline and each later version, except the newest. */
const VERSIONS = projectMigrations()
	.slice(0, -1)
	.map((_, at) => at + 1);

test.each(VERSIONS)("a site of version %i with fans starts and shows its pages", async (version) => {
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
	const dataDir = scratch(onTestFinished);
	const site = await startBeside({ ...database, close: async () => {} }, { DATA_DIR: dataDir });
	onTestFinished(() => site.close());
	for (const path of ["/", "/facts", "/teams", "/players"]) expect((await fetch(site.url + path)).status).toBe(200);
});

test("ADMIN-5 AUTH-6 a site from before settings were stored starts with its environment and admin, and without a setup code", async () => {
	const database = await emptyDatabase();
	const client = await database.pool.connect();
	try {
		await migrateUpTo(client, 1);
		const { rows } = await client.query(
			"insert into users (id, name, email, email_verified) values (gen_random_uuid(), 'Asha', 'asha@example.com', true) returning id",
		);
		await client.query("insert into admin_grants (user_id) values ($1)", [rows[0].id]);
	} finally {
		client.release();
	}
	const record = await prepareDatabase(database, () => {}, RECORDS);
	record.close();
	const environment = { SITE_NAME: "Eden Fans", SMTP_URL: "smtp://127.0.0.1:9", FIGURES: "live" };
	const site = await startNewSite(environment, { database });
	expect(site.settings()).toMatchObject({ ...environment, SITE_URL: site.url, AI_PROVIDER: "none" });
	expect(await site.open()).toBeNull();
	const visitor = site.visitor();
	expect(await (await visitor.get("/setup")).text()).toContain("This site is set up");
	expect(await (await visitor.get("/")).text()).toContain("Eden Fans");
	const { rows } = await database.pool.query(
		"select (select count(*)::int from site_settings) as settings, (select count(*)::int from site_setup) as codes, (select count(*)::int from admin_grants) as admins",
	);
	expect(rows).toEqual([{ settings: 0, codes: 0, admins: 1 }]);
});
