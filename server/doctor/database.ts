import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { appliedMigrations } from "../../platform/database/backup/tables.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { projectMigrations, sinceBaseline, TooOld } from "../../platform/database/migrate.ts";
import type { Settings } from "../../platform/env.ts";
import { readNotices } from "../../platform/limits/limit-notices.ts";
import { damageOfUpdate } from "../../record/versions.ts";
import { type Finding, finding, words } from "./finding.ts";

const OLDEST_POSTGRES = 150_000;

/** Checks that the database opens, that its schema is current, and that a stored update of the record is intact. */
export async function examineDatabase(settings: Settings): Promise<Finding[]> {
	const say = finding("Database");
	let database: Database;
	try {
		const { DATABASE_URL: url, DATA_DIR: dataDir } = settings;
		if (!url && !existsSync(join(dataDir, "pglite")))
			return [say("note", `Nothing in ${dataDir} yet: the first start makes the database there.`)];
		database = await openDatabase({ url, dataDir, besideSite: true });
	} catch (error) {
		return [say("bad", `It cannot be opened. ${words(error)}`)];
	}
	try {
		const { rows } = await database.db.execute<{ number: number; name: string }>(
			sql`select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
		);
		const { number = 0, name = "" } = rows[0] ?? {};
		const found =
			number < OLDEST_POSTGRES
				? [say("bad", `PostgreSQL ${name} is too old: 15 or newer is needed.`)]
				: [
						say(
							"good",
							database.engine === "postgres" ? `PostgreSQL ${name} answers.` : "The embedded database opens.",
						),
					];
		const [applied, expected] = [sinceBaseline(await appliedMigrations(database.db)), projectMigrations()];
		if (applied.length > expected.length)
			found.push(
				say(
					"bad",
					"It was used by a newer version of this project: start that one, or restore a backup into a new database.",
				),
			);
		else if (applied.length < expected.length)
			found.push(say("note", `${expected.length - applied.length} changes of the schema are made at the next start.`));
		else found.push(...(await examineUpdate(database, settings)), ...(await examineLimits(database)));
		return found;
	} catch (error) {
		return [say("bad", error instanceof TooOld ? error.message : `It does not answer. ${words(error)}`)];
	} finally {
		await database.close();
	}
}

/** Reports a damaged update of the record in the database. */
async function examineUpdate({ db }: Database, { DATA_DIR }: Settings): Promise<Finding[]> {
	const damage = await damageOfUpdate(db, DATA_DIR);
	if (!damage) return [];
	const text = `The update up to ${damage.as_of} is damaged (${damage.reason}): the site goes by the record it came with.`;
	return [finding("Record")("bad", `${text} Run npm run record:update again.`)];
}

/** Reports limits of the whole site that were reached in the last 24 hours. */
async function examineLimits({ db }: Database): Promise<Finding[]> {
	const minute = (at: string) => `${at.slice(0, 16).replace("T", " ")} UTC`;
	return (await readNotices(db)).map(({ text, at }) => finding("Limits")("note", `${minute(at)}: ${text}`));
}
