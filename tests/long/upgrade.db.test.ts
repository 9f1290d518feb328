import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { migrate, migrateUpTo, projectMigrations } from "../../platform/database/migrate.ts";
import { prepareDatabase } from "../../server/prepare.ts";
import { startBeside } from "../fixtures/beside.ts";
import { emptyDatabase } from "../fixtures/database.ts";
import { startNewSite } from "../fixtures/new-site.ts";
import { RECORDS } from "../fixtures/record.ts";
import { scratch } from "../fixtures/scratch.ts";

/** The first version that knows fans is the second. */
const VERSIONS = projectMigrations()
	.slice(1, -1)
	.map((_, at) => at + 2);

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

/** The last version that had its settings from the environment alone. */
const BEFORE_STORED_SETTINGS = 48;

test("ADMIN-5 AUTH-6 a site that is set up starts as it did before settings were stored: its settings, its admin, and no code", async () => {
	const database = await emptyDatabase();
	const client = await database.pool.connect();
	try {
		await migrateUpTo(client, BEFORE_STORED_SETTINGS);
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

test("a site whose record an archive brought further asks to read that archive again", async () => {
	const database = await emptyDatabase();
	const client = await database.pool.connect();
	await migrateUpTo(client, 41);
	await client.query(`
		insert into franchises (id, name, short_name, city, is_current, first_season, last_season)
			values ('mi', 'Mumbai Indians', 'MI', 'Mumbai', true, 2008, 2031);
		insert into grounds (id, name, city, country, venues) values ('g', 'G', 'Mumbai', 'India', '{}');
		insert into seasons (season, first_date, last_date) values (2031, '2031-04-01', '2031-04-01');
		insert into matches (id, sequence, season, date, stage, stage_kind, venue, ground_id, team1_id, team2_id, toss_winner_id,
			toss_decision, batting_first_id, result, super_over, umpires) values (1, 1, 2031, '2031-04-01', 'League', 'league', 'G', 'g',
			'mi', 'mi', 'mi', 'bat', 'mi', 'no result', false, '{}');
		insert into record_snapshots (id, archive, as_of_match_id, as_of_date, counts) values ('a', 'ipl_json.zip', 1, '2031-04-01', '{}')`);
	client.release();
	const said: string[] = [];
	const record = await prepareDatabase(database, (step) => said.push(step), RECORDS);
	record.close();
	expect(said).toContain("The record went to 2031-04-01 by ipl_json.zip: run npm run record:update with it again");
});

test("FACT-9 a fact that wrote a day in another style writes it as its maker does", async () => {
	const { pool } = await emptyDatabase();
	const client = await pool.connect();
	try {
		const journal = readFileSync(new URL("../../db/migrations/meta/_journal.json", import.meta.url), "utf8");
		const tags: string[] = JSON.parse(journal).entries.map(({ tag }: { tag: string }) => tag);
		await migrateUpTo(
			client,
			tags.findIndex((tag) => tag.endsWith("_dates_of_facts")),
		);
		await client.query("insert into ipl_facts (title, fact, category) values ($1, $2, 'Records')", [
			"Gayle’s 175 of 23 April 2013",
			"It was made on 23 April 2013, not on 3 May 2013; 2013 was his year.",
		]);
		await migrate(client);
		expect((await client.query("select title, fact from ipl_facts")).rows).toEqual([
			{
				title: "Gayle’s 175 of April 23, 2013",
				fact: "It was made on April 23, 2013, not on May 3, 2013; 2013 was his year.",
			},
		]);
	} finally {
		client.release();
	}
});
