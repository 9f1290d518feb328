import { creditArmies } from "../app/features/community/credit.server.ts";
import { countPoints } from "../app/features/points/boards/count.server.ts";
import { compareWithLedger, rebuildFromLedger } from "../app/features/points/rebuild.server.ts";
import { openDatabase } from "../platform/database/database.ts";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/http/plain-errors.ts";
import { prepareDatabase } from "../server/prepare.ts";

// `npm run points:rebuild`: compares every balance and board with the sums of the ledger, lists the differences, and
// rebuilds both from the ledger if there are any. Works beside a running site.
const SHOWN = 20;
failPlainly();
const settings = loadSettings();
const database = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR, besideSite: true });
try {
	await prepareDatabase(database, console.log, settings.DATA_DIR);
	while ((await countPoints(database.db, creditArmies)).counted > 0);
	const faults = await compareWithLedger(database.db);
	for (const { what, of, stored, ledger } of faults.slice(0, SHOWN))
		console.log(`WRONG  ${what} of ${of}: ${stored}, by the ledger ${ledger}`);
	if (faults.length > SHOWN) console.log(`       and ${faults.length - SHOWN} more`);
	if (faults.length > 0) await rebuildFromLedger(database.db, creditArmies);
	const left = faults.length > 0 ? await compareWithLedger(database.db) : [];
	console.log(
		`${faults.length} sums differed from the ledger, ${faults.length - left.length} mended, ${left.length} left`,
	);
	if (left.length > 0) process.exitCode = 1;
} finally {
	await database.close();
}
