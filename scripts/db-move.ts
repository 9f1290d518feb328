import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreBackup } from "../platform/database/backup/restore.ts";
import { writeBackup } from "../platform/database/backup/write.ts";
import { openDatabase } from "../platform/database/database.ts";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/http/plain-errors.ts";
import { prepareQueue } from "../server/workers.ts";

// `npm run db:move -- postgres://...`: copies the embedded database of DATA_DIR into an empty PostgreSQL database. The
// site must be stopped, or later changes would be missing; the folder is not changed.
const url = process.argv[2];
if (!url || !/^postgres(ql)?:/.test(url)) {
	console.error("Name an empty PostgreSQL database: npm run db:move -- postgres://user:password@host:5432/twelfth_man");
	process.exit(2);
}
failPlainly();
const { DATA_DIR } = loadSettings();
const scratch = mkdtempSync(join(tmpdir(), "tm-move-"));
const file = join(scratch, "backup.gz");
try {
	const from = await openDatabase({ dataDir: DATA_DIR, existing: true });
	await writeBackup(from, file).finally(() => from.close());
	const to = await openDatabase({ url });
	const { tables, rows } = await restoreBackup(to, file, () => prepareQueue(to)).finally(() => to.close());
	console.log(`${tables} tables with ${rows.toLocaleString("en-US")} rows are in PostgreSQL.`);
	console.log(
		`Now set DATABASE_URL to it in .env, name yourself in ADMIN_EMAILS, and start the site. ${DATA_DIR} is as it was.`,
	);
} finally {
	rmSync(scratch, { recursive: true, force: true });
}
