import { openDatabase } from "../../platform/database/database.ts";
import { withStartLock } from "../../platform/database/migrate.ts";
import { loadSettings } from "../../platform/env.ts";
import { failPlainly } from "../../platform/http/plain-errors.ts";
import { updateRecord } from "../../record/update.ts";
import { prepareDatabase } from "../../server/prepare.ts";

// `npm run record:update -- <Cricsheet archive *.zip>`: updates the site's record. Works beside a running site, whose
// pages show the new figures within half a minute.
const archive = process.argv[2];
if (!archive || archive.startsWith("-")) {
	console.error("npm run record:update -- <Cricsheet archive *.zip>");
	process.exit(2);
}
failPlainly();
const settings = loadSettings();
const database = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR, besideSite: true });
const prepare = async () => (await prepareDatabase(database, console.log, settings.DATA_DIR)).close();
let updated = false;
try {
	await prepare();
	const { added, changed, unchanged, new_players, new_grounds, moved, as_of, left_out } = await withStartLock(
		database,
		() => updateRecord(database.db, archive, { dataDir: settings.DATA_DIR }),
	);
	updated = true;
	const listed = (ids: number[]) =>
		ids.length > 0 ? ` (${ids.slice(0, 10).join(", ")}${ids.length > 10 ? ", …" : ""})` : "";
	console.log(`${added.length} new matches${listed(added)}`);
	console.log(`${changed.length} changed${listed(changed)}, ${unchanged} unchanged`);
	for (const { file, reason, stays } of left_out)
		console.log(`Left out ${file}${stays ? ` (match ${stays} stays as it was)` : ""}: ${reason}`);
	for (const { name, city, country } of new_grounds)
		console.log(`New ground: ${name}, ${city || "city unknown"} (country: ${country})`);
	if (new_players.length > 0) console.log(`New players: ${new_players.join(", ")}`);
	for (const { before, after } of moved)
		console.log(`${after.what}: ${before ? `${before.who} ${before.figure} → ` : ""}${after.who} ${after.figure}`);
	if (added.length + changed.length === 0) console.log("The record is up to date: nothing was changed.");
	else {
		console.log(`The record now goes to match ${as_of.match_id}, ${as_of.date}.`);
		// update what is derived from the record
		await prepare();
	}
} catch (error) {
	console.error(`record:update: ${updated ? "" : "nothing was changed. "}${(error as Error).message}`);
	process.exitCode = 1;
} finally {
	await database.close();
}
