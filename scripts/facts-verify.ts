import { verifyFacts } from "../app/features/facts/verify.server.ts";
import { verifyExplainers } from "../app/features/news/explainers/explain.server.ts";
import { openDatabase } from "../platform/database/database.ts";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/http/plain-errors.ts";
import { prepareDatabase } from "../server/prepare.ts";

// `npm run facts:verify`: asks the record again for every stored fact and every explainer, and lists those that it does
// not confirm. Works beside a running site, and on a database that no site has opened yet.
failPlainly();
const settings = loadSettings();
const database = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR, besideSite: true });
try {
	const record = await prepareDatabase(database, console.log, settings.DATA_DIR);
	const { checked, proved, wrong } = await verifyFacts(record, database.db);
	const explainers = await verifyExplainers(record);
	record.close();
	for (const { slug, title, why } of wrong) console.log(`WRONG  ${title}  (/facts/${slug})\n       ${why}`);
	console.log(`${checked} facts, ${proved} proved, ${wrong.length} wrong`);
	for (const { id, why } of explainers.wrong) console.log(`WRONG  /news/${id}\n       ${why}`);
	console.log(`${explainers.checked} explainers, ${explainers.wrong.length} wrong`);
	if (wrong.length + explainers.wrong.length > 0) process.exitCode = 1;
} finally {
	await database.close();
}
