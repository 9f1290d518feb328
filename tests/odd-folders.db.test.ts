import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { updateRecord } from "../record/update.ts";
import { openCurrentRecord, withSources } from "../record/versions.ts";
import { archive, matchOn, sourcesOf, THREE, TWO } from "./fixtures/archives.ts";
import { openTestDatabase } from "./fixtures/database.ts";
import { startTestSite } from "./fixtures/site.ts";
import { readSources } from "./oracle/balls.ts";

const { TMPDIR } = process.env;
let root: string | undefined;
afterEach(() => {
	if (TMPDIR === undefined) delete process.env.TMPDIR;
	else process.env.TMPDIR = TMPDIR;
	if (root) rmSync(root, { recursive: true, force: true });
});

/** A folder name with characters special to SQL, shells, URLs, glob patterns and partitioned tables. */
const ODD = "O'Brien & 50%41 a*b [c] $&;--/day=1";
/** A name that ODD would match as a glob pattern. */
const BESIDE = "O'Brien & 50%41 axb c $&;--/day=1";
const TOKEN = "a token for the match feed";

test("SITE-3 record, live match and update work in a folder with special characters in its name", async () => {
	root = mkdtempSync(join(tmpdir(), "odd-"));
	for (const name of [ODD, BESIDE]) mkdirSync(join(root, name, "data"), { recursive: true });
	process.env.TMPDIR = join(root, ODD);
	const dataDir = join(root, ODD, "data");
	const database = await openTestDatabase();
	const sources = await sourcesOf(TWO);
	const record = await openCurrentRecord(database.db, dataDir, { sources });
	const site = await startTestSite({ MATCH_FEED_TOKEN: TOKEN }, { record: () => record });
	try {
		const sent = await site.visitor().request("POST", "/api/matches/101/live", {
			headers: { "content-type": "application/json", authorization: `Bearer ${TOKEN}` },
			body: JSON.stringify(matchOn("2030-05-01")),
		});
		expect(await sent.json()).toMatchObject({ state: "stored" });
		expect((await site.visitor().get("/matches/101")).status).toBe(200);
		const updated = await updateRecord(database.db, archive(THREE), { dataDir, sources });
		expect(updated).toMatchObject({ added: [2], unchanged: 2 });
		expect(await record.follow()).toBe(true);
		const { rows } = await record.ask({ rows: "matches", measures: ["matches"] });
		expect(rows).toMatchObject([{ matches: 3 }]);
		await withSources(
			database.db,
			record.edition,
			async (folder) => expect((await readSources(folder)).matches).toHaveLength(3),
			sources,
		);
	} finally {
		await site.close();
		await database.close();
	}
});
