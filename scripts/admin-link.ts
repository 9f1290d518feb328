import { adminLink } from "../app/features/auth/admin-link.server.ts";
import { createAuth } from "../app/features/auth/auth.server.ts";
import { LINK_MINUTES } from "../app/features/auth/rules.ts";
import { openDatabase } from "../platform/database/database.ts";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/http/plain-errors.ts";
import { createLogger } from "../platform/logging.ts";
import { readStored, withStored } from "../platform/settings/stored.ts";

// `npm run admin:link -- you@example.com`: prints a sign-in link of an admin. Works beside a running site.
const address = process.argv[2];
if (!address?.includes("@")) {
	console.error("Name the address of an admin: npm run admin:link -- you@example.com");
	process.exit(2);
}
failPlainly();
const { DATABASE_URL, DATA_DIR, AUTH_SECRET } = loadSettings();
const database = await openDatabase({
	url: DATABASE_URL,
	dataDir: DATA_DIR,
	besideSite: true,
	existing: true,
});
try {
	const { db, engine } = database;
	const { settings } = withStored(process.env, await readStored(db, AUTH_SECRET));
	const auth = createAuth({ db, settings, logger: createLogger(settings) });
	const roles = { settings, engine };
	console.log(await adminLink({ db, auth, roles, siteUrl: settings.SITE_URL }, address));
	console.log(`It works once, within ${LINK_MINUTES} minutes: open it in your browser and press the button.`);
} finally {
	await database.close();
}
