import { verifyQuestions } from "../app/features/quiz/maker/verify.server.ts";
import { openDatabase } from "../platform/database/database.ts";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/http/plain-errors.ts";
import { prepareDatabase } from "../server/prepare.ts";

// `npm run quiz:verify`: makes every stored question again from the record, and lists those with another key, options
// or text. Works beside a running site, and on a database that no site has opened yet.
failPlainly();
const settings = loadSettings();
const database = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR, besideSite: true });
try {
	const record = await prepareDatabase(database, console.log, settings.DATA_DIR);
	const { checked, proved, wrong } = await verifyQuestions(record, database.db);
	record.close();
	for (const { slug, question, why } of wrong) console.log(`WRONG  ${question}  (${slug})\n       ${why}`);
	console.log(`${checked} questions, ${proved} proved, ${wrong.length} wrong`);
	if (wrong.length > 0) process.exitCode = 1;
} finally {
	await database.close();
}
