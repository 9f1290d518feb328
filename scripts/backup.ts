import { writeBackup } from "../platform/database/backup/write.ts";
import { openDatabase } from "../platform/database/database.ts";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/http/plain-errors.ts";
import { findStoredSecret } from "../platform/stored-secret.ts";

// `npm run backup -- FILE`: writes all data of the site to a file, from either engine. Works beside a running site.
const path = process.argv[2];
if (!path) {
	console.error("Name the file to write: npm run backup -- twelfth-man.backup.gz");
	process.exit(2);
}
failPlainly();
const settings = loadSettings();
const database = await openDatabase({
	url: settings.DATABASE_URL,
	dataDir: settings.DATA_DIR,
	besideSite: true,
	existing: true,
});
try {
	const { tables, rows } = await writeBackup(database, path, { secret: findStoredSecret(settings.DATA_DIR) });
	console.log(`${path} holds ${tables} tables with ${rows.toLocaleString("en-US")} rows.`);
	console.log(
		"The match record is not in it, because each start builds it from the project's data. A stored update is in it.",
	);
	console.log(
		"Keep it as safe as the site: fans' addresses, the site's secret and the keys set in the browser are in it.",
	);
} finally {
	await database.close();
}
