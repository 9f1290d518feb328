import { existsSync } from "node:fs";
import { join } from "node:path";
import { appliedMigrations } from "../../platform/database/backup/tables.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { projectMigrations, sinceBaseline } from "../../platform/database/migrate.ts";
import type { Environment, Settings } from "../../platform/env.ts";
import { readStored, setByEnvironment, withStored } from "../../platform/settings/stored.ts";
import { type Finding, finding } from "./finding.ts";

/**
 * Returns the settings in effect, stored ones included, with findings on which are stored and which have no effect.
 * Another check reports a database that does not open.
 */
export async function loadStoredSettings(
	settings: Settings,
	environment: Environment,
): Promise<{ settings: Settings; found: Finding[] }> {
	const asIs = { settings, found: [] };
	const { DATABASE_URL: url, DATA_DIR: dataDir, AUTH_SECRET } = settings;
	if (!url && !existsSync(join(dataDir, "pglite"))) return asIs;
	const database = await openDatabase({ url, dataDir, besideSite: true }).catch(() => null);
	if (!database) return asIs;
	try {
		if (sinceBaseline(await appliedMigrations(database.db)).length !== projectMigrations().length) return asIs;
		const stored = await readStored(database.db, AUTH_SECRET);
		const { settings: merged, dropped } = withStored(environment, stored);
		return { settings: merged, found: findingsOf(Object.keys(stored.values), dropped, stored.unreadable, environment) };
	} catch {
		return asIs;
	} finally {
		await database.close();
	}
}

function findingsOf(names: string[], dropped: string[], unreadable: string[], environment: Environment): Finding[] {
	const say = finding("Stored");
	const byEnvironment = setByEnvironment(environment);
	const [fixed, free] = [
		names.filter((name) => byEnvironment.has(name)),
		names.filter((name) => !byEnvironment.has(name)),
	];
	const found: Finding[] = [];
	const good = free.filter((name) => !dropped.includes(name));
	if (good.length > 0) found.push(say("good", `Set at the desk or in /setup: ${good.join(", ")}.`));
	if (fixed.length > 0)
		found.push(say("note", `Stored without effect, because the environment sets them: ${fixed.join(", ")}.`));
	if (dropped.length > 0)
		found.push(say("bad", `Stored, but wrong beside today's environment, so left out: ${dropped.join(", ")}.`));
	if (unreadable.length > 0)
		found.push(
			say("bad", `Sealed with another AUTH_SECRET, so left out: ${unreadable.join(", ")}. Set them again at the desk.`),
		);
	return found;
}
