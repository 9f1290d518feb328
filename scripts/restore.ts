import { accessSync } from "node:fs";
import { restoreBackup } from "../platform/database/backup/restore.ts";
import { openDatabase } from "../platform/database/database.ts";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/http/plain-errors.ts";
import { storeSecret } from "../platform/stored-secret.ts";
import { prepareQueue } from "../server/workers.ts";

// `npm run restore -- FILE`: restores a backup into an empty database, or a new DATA_DIR.
const path = process.argv[2];
if (!path) {
	console.error("Name the backup: npm run restore -- twelfth-man.backup.gz");
	process.exit(2);
}
failPlainly();
// fail before a database is created
accessSync(path);
const settings = loadSettings();
// without `besideSite` this fails while the site runs, which would write rows meanwhile
const database = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
try {
	const { head, tables, rows } = await restoreBackup(database, path, () => prepareQueue(database));
	if (head.secret) storeSecret(settings.DATA_DIR, head.secret);
	console.log(`${tables} tables with ${rows.toLocaleString("en-US")} rows are back, as they were at ${head.at}.`);
	console.log("npm start goes on from there.");
} finally {
	await database.close();
}
