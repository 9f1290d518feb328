import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { notInArray } from "drizzle-orm";
import { siteSettings } from "../../db/schema/site.ts";
import type { Queryable, Tx } from "../database/database.ts";
import { checkSettings, type Environment, readSettings, type SettingName, type Settings } from "../env.ts";

/**
 * The settings that can be set in the browser, in groups that are checked and dropped together. Only the environment
 * sets where the site listens, where its data is and whom it trusts.
 */
export const STORED_GROUPS = [
	["SITE_NAME"],
	["SITE_URL"],
	["SMTP_URL", "MAIL_FROM"],
	["CONTACT_EMAIL"],
	["SOCIAL_LINKS"],
	["FIGURES"],
	["NEWS_FEEDS"],
	["SERPER_API_KEY"],
	["AI_PROVIDER", "AI_BASE_URL", "AI_API_KEY", "AI_MODEL", "AI_DAILY_BUDGET"],
] as const satisfies SettingName[][];
export type StoredName = (typeof STORED_GROUPS)[number][number];
const NAMES: readonly string[] = STORED_GROUPS.flat();
const SECRETS: readonly string[] = ["SMTP_URL", "SERPER_API_KEY", "AI_API_KEY"] satisfies StoredName[];

/** Whether a setting is encrypted in the database and never sent to a browser. */
export const isSecret = (name: string): boolean => SECRETS.includes(name);

/** `unreadable`: secrets that were encrypted with another AUTH_SECRET. */
export type Stored = { values: Partial<Record<StoredName, string>>; unreadable: StoredName[] };

/** Loads the stored settings and decrypts the secrets. One query. */
export async function readStored(db: Queryable, secret: string): Promise<Stored> {
	const rows = await db
		.select({ name: siteSettings.name, value: siteSettings.value })
		.from(siteSettings)
		.orderBy(siteSettings.name);
	const stored: Stored = { values: {}, unreadable: [] };
	for (const row of rows) {
		if (!NAMES.includes(row.name)) continue;
		const name = row.name as StoredName;
		const value = isSecret(name) ? unseal(secret, name, row.value) : row.value;
		if (value === null) stored.unreadable.push(name);
		else stored.values[name] = value;
	}
	return stored;
}

/** Replaces the stored values `before` by `values`. Changed rows get `fan_id`; rows without a value are deleted. */
export async function writeStored(
	tx: Tx,
	secret: string,
	{ before, values, fan_id }: { before: Stored["values"]; values: Stored["values"]; fan_id: string | null },
): Promise<void> {
	const entries = Object.entries(values);
	await tx.delete(siteSettings).where(
		notInArray(
			siteSettings.name,
			entries.map(([name]) => name),
		),
	);
	for (const [name, plain] of entries) {
		if (before[name as StoredName] === plain) continue;
		const set = {
			value: isSecret(name) ? seal(secret, name, plain) : plain,
			changed_by: fan_id,
			changed_at: new Date(),
		};
		await tx
			.insert(siteSettings)
			.values({ name, ...set })
			.onConflictDoUpdate({ target: siteSettings.name, set });
	}
}

/** The names that the environment sets, also to an empty value (`SMTP_URL=`). Stored values of these have no effect. */
export const setByEnvironment = (environment: Environment): Set<string> =>
	new Set(Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [name])));

/** Merges the environment with stored values; the environment wins. */
export function mergeSettings(environment: Environment, values: Stored["values"]): Environment {
	const fixed = setByEnvironment(environment);
	return { ...environment, ...Object.fromEntries(Object.entries(values).filter(([name]) => !fixed.has(name))) };
}

/**
 * Returns the settings of a site; the environment wins over stored values. An invalid stored group is left out and
 * listed in `dropped`, so that no stored value can prevent a start. Throws if the environment itself is invalid.
 */
export function withStored(
	environment: Environment,
	{ values }: Pick<Stored, "values">,
): { settings: Settings; dropped: string[] } {
	let remaining = values;
	for (;;) {
		const wrong = checkSettings(mergeSettings(environment, remaining));
		const wrongNames = STORED_GROUPS.filter((group) =>
			group.some((name) => wrong.some((one) => one.name === name)),
		).flat();
		const rest = Object.fromEntries(
			Object.entries(remaining).filter(([name]) => !wrongNames.some((one) => one === name)),
		);
		if (Object.keys(rest).length === Object.keys(remaining).length) {
			const dropped = Object.keys(values).filter((name) => !(name in remaining));
			return { settings: readSettings(mergeSettings(environment, remaining)), dropped };
		}
		remaining = rest;
	}
}

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = "sealed:";

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "site settings", 32));

/** Encrypts a setting with a key from AUTH_SECRET. It can be decrypted only under the same `name`. */
export function seal(secret: string, name: string, value: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(name));
	const sealed = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
	return SEALED + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a setting. Null if it was encrypted with another AUTH_SECRET or name, or is damaged. */
export function unseal(secret: string, name: string, text: string): string | null {
	const bytes = Buffer.from(text.slice(SEALED.length), "base64url");
	const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
	try {
		const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
		return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
	} catch {
		return null;
	}
}
