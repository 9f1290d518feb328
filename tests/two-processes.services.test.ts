import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServerProcess, startServer } from "./fixtures/process.ts";
import { withDatabase } from "./fixtures/template.ts";

const { DATABASE_URL = "", REDIS_URL = "" } = process.env;
const name = `tm_two_${randomBytes(4).toString("hex")}`;
const dataDir = mkdtempSync(join(tmpdir(), "tm-two-"));
const server = new pg.Client({ connectionString: DATABASE_URL });
let sites: ServerProcess[] = [];

beforeAll(async () => {
	await server.connect();
	await server.query(`create database ${name}`);
	const settings = {
		DATABASE_URL: withDatabase(DATABASE_URL, name),
		REDIS_URL,
		DATA_DIR: dataDir,
		// one site behind a proxy has one address
		SITE_URL: `http://${name.replaceAll("_", "-")}.example`,
	};
	sites = await Promise.all([startServer(settings), startServer(settings)]);
}, 120_000);

afterAll(async () => {
	for (const { child } of sites) child.kill("SIGTERM");
	await Promise.all(sites.map(({ exited }) => exited));
	await server.query(`drop database ${name} with (force)`);
	await server.end();
	rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const page = async (site: ServerProcess | undefined, path: string) => (await fetch(`${site?.url}${path}`)).text();

test("SHELL-9 two processes starting at once on an empty database both come up, on one record and one set of facts", async () => {
	const [first, second] = sites;
	expect(await page(first, "/facts")).toBe(await page(second, "/facts"));
	const database = new pg.Client({ connectionString: withDatabase(DATABASE_URL, name) });
	await database.connect();
	const { rows } = await database.query(
		"select (select count(*)::int from matches) as matches, (select count(*) = count(distinct title) from ipl_facts) as unique_facts",
	);
	await database.end();
	expect(rows[0]).toEqual({ matches: 1243, unique_facts: true });
});

test("FACT-7 new facts made on one process show at once on the other, whose page was kept", async () => {
	const [first, second] = sites;
	const before = await page(second, "/facts");
	const response = await fetch(`${first?.url}/api/functions/generate-ipl-facts`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ category: "Records", count: 1 }),
	});
	expect(await response.json()).toMatchObject({ generated_count: 1 });
	await expect.poll(() => page(second, "/facts"), { timeout: 3_000 }).not.toBe(before);
});

test("AUTH-2 limits count for both processes together", async () => {
	const email = `${name}@example.com`;
	const ask = async (site: ServerProcess | undefined) => {
		const headers = { "content-type": "application/json" };
		const body = JSON.stringify({ email });
		return (await fetch(`${site?.url}/api/auth/sign-in`, { method: "POST", headers, body })).status;
	};
	const answers = [];
	for (let mail = 0; mail < 8; mail++) answers.push(await ask(sites[mail % 2]));
	expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});
