import { verifyFacts } from "../app/features/facts/verify.server.ts";
import { openDatabase } from "../platform/database/database.ts";
import { readSettings } from "../platform/env.ts";

// `npm run facts:verify`: puts every stored fact to the match record again, and names each that it does not bear out.
const settings = readSettings(process.env);
const database = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR }).catch(refuse);
try {
	const { checked, proved, wrong } = await verifyFacts(database.db);
	for (const { slug, title, why } of wrong) console.log(`WRONG  ${title}  (/facts/${slug})\n       ${why}`);
	console.log(`${checked} facts, ${proved} proved, ${wrong.length} wrong`);
	if (wrong.length > 0) process.exitCode = 1;
} finally {
	await database.close();
}

/** A running site owns the embedded database: the reason is printed as a sentence, not as a stack. */
function refuse(error: unknown): never {
	console.error(`The facts cannot be checked: ${error instanceof Error ? error.message : String(error)}`);
	process.exit(2);
}
