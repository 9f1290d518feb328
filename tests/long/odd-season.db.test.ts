import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { SOURCES } from "../../record/file/keep.ts";
import { readMatches } from "../../record/file/matches.ts";
import { updateRecord } from "../../record/update.ts";
import { openCurrentRecord } from "../../record/versions.ts";
import { archive, folder, folders, sourcesOf } from "../fixtures/archives.ts";
import { openTestDatabase } from "../fixtures/database.ts";
import { LONG, seededInts } from "../fixtures/gate.ts";
import { oddSeason, ownArchive } from "../fixtures/odd-season.ts";
import { walkOf } from "../oracle/answer.ts";
import { differenceOf, languageResultOf } from "../oracle/compare.ts";
import { questionGenerator } from "../oracle/random-question.ts";
import { readWorld } from "../oracle/world.ts";

const QUESTIONS = LONG ? 10_000 : 30;
// reading all matches takes a minute, so the gate reads one season
const own = LONG ? await ownArchive() : { known: await readMatches(SOURCES), files: {} };

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(async () => {
	await database.close();
	for (const path of folders) rmSync(path, { recursive: true, force: true });
});

test("an update takes a season of odd matches whole; random questions equal plain loops over balls", async () => {
	const { files } = await oddSeason(own.known);
	const [first, ...others] = Object.entries(files);
	const before = LONG ? own.files : Object.fromEntries([first ?? []]);
	const season = LONG ? files : Object.fromEntries(others);
	const dataDir = folder();
	const sources = LONG ? SOURCES : await sourcesOf(before);
	const summary = await updateRecord(database.db, archive({ ...before, ...season }), { dataDir, sources });
	expect(summary).toMatchObject({ changed: [], unchanged: Object.keys(before).length, left_out: [] });
	expect(summary.added).toEqual(Object.keys(season).map((name) => Number.parseInt(name, 10)));

	const record = await openCurrentRecord(database.db, dataDir, { sources });
	const now = join(folder(), "now");
	await record.writeSources(now);
	const walk = walkOf(await readWorld(now));
	const next = questionGenerator(walk.kinds, seededInts());
	const differences: string[] = [];
	for (let count = 0; count < QUESTIONS; count++) {
		const asked = next();
		const difference = differenceOf(asked, await languageResultOf(record, asked), walk.answer(asked));
		if (difference) differences.push(`${JSON.stringify(asked)}: ${difference}`);
	}
	record.close();
	expect(differences).toEqual([]);
});
