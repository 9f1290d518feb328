import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { limitNotices } from "../../db/schema/limits.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { readSettings } from "../../platform/env.ts";
import { placeForSite } from "../../tests/fixtures/database.ts";
import { listBeforeBaseline } from "../../tests/fixtures/migrations.ts";
import { freePort } from "../../tests/fixtures/process.ts";
import { scratch } from "../../tests/fixtures/scratch.ts";
import { startSmtpStub } from "../../tests/stubs/smtp.ts";
import { examine } from "./doctor.ts";

const folder = () => scratch(onTestFinished);
/** A copy of the prepared site that is removed after the test. */
async function aSite() {
	const place = await placeForSite();
	onTestFinished(place.remove);
	return place;
}
async function lines(settings: Record<string, string>): Promise<string[]> {
	const found = await examine(readSettings({ DATA_DIR: folder(), ...settings }), Date.now());
	return found.map(({ state, what, text }) => `${state} ${what}: ${text}`);
}

test("reports what a new site still has to set, and nothing wrong", async () => {
	const said = await lines({});
	expect(said).toContainEqual(expect.stringMatching(/^note Address: .*localhost/));
	expect(said).toContainEqual(expect.stringMatching(/^note Database: Nothing in .* yet/));
	expect(said).toContainEqual(expect.stringMatching(/^note Mail: No SMTP_URL/));
	expect(said).toContainEqual(expect.stringMatching(/^good Record: (Its file is made at the next start|.* opens: )/));
	expect(said).toContainEqual(expect.stringMatching(/^good Disk: [\d,]+ MB free/));
	expect(said.filter((line) => line.startsWith("bad"))).toEqual([]);
});

test("names each unavailable part and checks the others", async () => {
	const closed = `127.0.0.1:${await freePort()}`;
	const said = await lines({
		SITE_URL: "http://hub.example",
		DATABASE_URL: `postgres://nobody@${closed}/nothing`,
		REDIS_URL: `redis://${closed}`,
		SMTP_URL: `smtp://${closed}`,
	});
	expect(said.filter((line) => line.startsWith("bad")).map((line) => line.split(":")[0])).toEqual([
		"bad Address",
		"bad Database",
		"bad Redis",
		"bad Mail",
	]);
	expect(said).toContainEqual(expect.stringMatching(/^good Disk/));
});

test("reports the age of the newest snapshot, with a note when it is old", async () => {
	const DATA_DIR = folder();
	mkdirSync(join(DATA_DIR, "snapshots"));
	expect(await lines({ DATA_DIR })).toContainEqual(expect.stringMatching(/^note Snapshots: None yet/));
	const copy = join(DATA_DIR, "snapshots", "one.tar");
	writeFileSync(copy, "");
	expect(await lines({ DATA_DIR })).toContainEqual(
		expect.stringMatching(/^good Snapshots: The newest is 0 minutes old/),
	);
	utimesSync(copy, 1_600_000_000, 1_600_000_000);
	expect(await lines({ DATA_DIR })).toContainEqual(
		expect.stringMatching(/^note Snapshots: The newest is [\d,]+ minutes/),
	);
});

test("reports a mail server that accepts the password", async () => {
	const server = await startSmtpStub();
	onTestFinished(server.close);
	expect(await lines({ SMTP_URL: server.url })).toContainEqual(expect.stringMatching(/^good Mail/));
	expect(server.received).toEqual([]);
});

test("distinguishes a database of an older version from a current one", async () => {
	const { settings, open } = await aSite();
	const ready = await lines(settings);
	expect(ready).toContainEqual(expect.stringMatching(/^good Database: /));
	expect(ready.filter((line) => line.includes("changes of the schema"))).toEqual([]);
	const database = await open();
	await database.pool.query(`delete from drizzle.__drizzle_migrations where created_at in
		(select created_at from drizzle.__drizzle_migrations order by created_at desc limit 2)`);
	const older = "note Database: 2 changes of the schema are made at the next start.";
	// with the site running, and without it
	expect(await lines(settings)).toContain(older);
	await database.close();
	expect(await lines(settings)).toContain(older);
});

test("reports a database from before the baseline with the remedy", async () => {
	const { settings, open } = await aSite();
	const database = await open();
	await listBeforeBaseline(database.pool, ["a replaced one"]);
	await database.close();
	expect(await lines(settings)).toContainEqual(
		expect.stringMatching(
			/^bad Database: This data is from before commit 7f29be43: start the site with it at that commit/,
		),
	);
});

test("AUTH-2 reports a limit of the whole site that was reached in the last 24 hours", async () => {
	const { settings, open } = await aSite();
	const database = await open();
	await database.db
		.insert(limitNotices)
		.values([{ name: "sign-in-full" }, { name: "codes-rest", reached_at: new Date(Date.now() - 25 * 3_600_000) }]);
	const said = (await lines(settings)).filter((line) => line.includes("Limits"));
	await database.close();
	expect(said).toEqual([
		expect.stringMatching(/^note Limits: [-\d]+ [:\d]+ UTC: Sign-in mail reached its hourly limit: /),
	]);
});

test("reports what one of several processes needs to share with the others", async () => {
	expect(await lines({ DATA_DIR: folder(), ROLE: "web" })).toContainEqual(
		expect.stringMatching(/^bad Role: .*DATABASE_URL/),
	);
});

test("an older version neither starts on the database of a newer one nor changes it", async () => {
	const { open } = await aSite();
	const database = await open();
	const client = await database.pool.connect();
	await client.query(
		"insert into drizzle.__drizzle_migrations (hash, created_at) select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations",
	);
	await expect(migrate(client)).rejects.toThrow(/newer version/);
	client.release();
	await database.close();
});
