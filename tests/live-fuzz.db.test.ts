import { rmSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveMatches } from "../db/schema/matches/live-matches.ts";
import type { Database } from "../platform/database/database.ts";
import { type CurrentRecord, openCurrentRecord } from "../record/versions.ts";
import { ballsIn, upTo } from "../scripts/match/up-to.ts";
import { folder, folders, matchOn, sourcesOf, TWO } from "./fixtures/archives.ts";
import { changedFile } from "./fixtures/changed-archives.ts";
import { openTestDatabase } from "./fixtures/database.ts";
import { LONG, seededInts } from "./fixtures/gate.ts";
import { startTestSite, type TestSite } from "./fixtures/site.ts";

const TOKEN = "a token for the match feed";
const COUNT = LONG ? 2000 : 8;

let database: Database;
let record: CurrentRecord;
let site: TestSite;
beforeAll(async () => {
	database = await openTestDatabase();
	record = await openCurrentRecord(database.db, folder(), { sources: await sourcesOf(TWO) });
	site = await startTestSite({ MATCH_FEED_TOKEN: TOKEN }, { record: () => record });
});
afterAll(async () => {
	await site.close();
	record.close();
	await database.close();
	for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const send = (id: number, body: unknown) =>
	site.visitor().request("POST", `/api/matches/${id}/live`, {
		headers: { "content-type": "application/json", authorization: `Bearer ${TOKEN}` },
		body: JSON.stringify(body),
	});
const status = async (path: string) => (await site.visitor().get(path)).status;
/** The answers that a live match must not change: figures of the record, and another live match. */
const others = async () => {
	const { rows } = await record.ask({ rows: "batting", measures: ["runs", "innings"], by: ["player"], order: "keys" });
	const live = await (await site.visitor().get("/matches/500/live.json")).json();
	// these change with time in a long run
	return JSON.stringify([rows, { ...live, heard_at: null, quiet: null }]);
};

test("LIVE-3 a mutated document is rejected with the reason, or accepted and shown by all pages of its match", async () => {
	const dice = seededInts();
	expect((await send(500, upTo(matchOn("2030-06-30"), 9))).status).toBe(200);
	const before = await others();
	const wrong: string[] = [];
	const ends = { accepted: 0, refused: 0 };
	for (let count = 0; count < COUNT; count++) {
		const whole = matchOn("2030-06-01");
		const document = changedFile(upTo(whole, dice(ballsIn(whole as never) + 2)), dice);
		const id = 1000 + count;
		const answer = await send(id, document);
		const said = await answer.json();
		if (answer.status === 200) {
			ends.accepted++;
			for (const path of [`/matches/${id}`, `/matches/${id}/live.json`, "/matches", "/"])
				if ((await status(path)) !== 200) wrong.push(`${path}: ${await status(path)} for ${JSON.stringify(document)}`);
			await site.database.db.delete(liveMatches).where(eq(liveMatches.match_id, id));
			site.pageCache.purge(["live", `live:${id}`, `heard:${id}`]);
		} else {
			ends.refused++;
			if (answer.status < 400 || answer.status >= 500 || !said.detail || said.detail.length < 10)
				wrong.push(`${answer.status} ${JSON.stringify(said)} for ${JSON.stringify(document)}`);
		}
	}
	expect(wrong).toEqual([]);
	expect(await others()).toBe(before);
	for (const [end, met] of Object.entries(ends)) expect(met, end).toBeGreaterThan(COUNT / 10);
});
