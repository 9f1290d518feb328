import { accessSync } from "node:fs";
import { restoreBackup } from "../platform/database/backup/restore.ts";
import { openDatabase } from "../platform/database/database.ts";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/http/plain-errors.ts";
import { storeSecret } from "../platform/stored-secret.ts";
import { prepareQueue } from "../server/workers.ts";

// `npm run restore -- FILE`: reads a backup into the empty database, or the new DATA_DIR, of the settings.
const path = process.argv[2];
if (!path) {
	console.error("Name the backup: npm run restore -- twelfth-man.backup.gz");
	process.exit(2);
}
failPlainly();
// before a database is made for what is not there
accessSync(path);
const settings = loadSettings();
// a running site would write rows meanwhile, so its folder must not be shared here
const database = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
try {
	const { head, tables, rows } = await restoreBackup(database, path, () => prepareQueue(database));
	if (head.secret) storeSecret(settings.DATA_DIR, head.secret);
	console.log(`${tables} tables with ${rows.toLocaleString("en-US")} rows are back, as they were at ${head.at}.`);
	console.log("npm start goes on from there.");
} finally {
	await database.close();
}
