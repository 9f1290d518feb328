import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { siteSetup } from "../../../db/schema/site.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import { hasAdmin, type RoleSite } from "../auth/roles.server.ts";

/** Letters and digits that are hard to confuse; twelve of them are 60 bits. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newCode = () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
const grouped = (code: string) => code.replace(/.{4}(?=.)/g, "$&-");

const hmac = (secret: string, what: string) => createHmac("sha256", secret).update(what).digest("base64url");
const isSame = (one: string, other: string) => {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
};
const hashOf = (secret: string, code: string) => hmac(secret, `setup code ${code}`);
/** The value of the cookie that a browser gets for the right code ("pass"). It is valid for this code only. */
const passOf = (secret: string, code_hash: string) => hmac(secret, `setup pass ${code_hash}`);

export type SetupSite = { db: Queryable; roles: RoleSite; secret: string };

/** True while no account is an admin and the settings name none. At most one query. */
export const hasNoAdmin = async ({ db, roles }: Pick<SetupSite, "db" | "roles">): Promise<boolean> =>
	!(await hasAdmin(db, roles));

/** Creates the code of this start, which replaces earlier ones, and returns it. Null if the site has an admin. */
export async function openSetup({ db, roles, secret }: SetupSite & { db: Db }): Promise<string | null> {
	if (!(await hasNoAdmin({ db, roles }))) {
		await db.delete(siteSetup);
		return null;
	}
	const code = newCode();
	const set = { code_hash: hashOf(secret, code), made_at: new Date() };
	await db.insert(siteSetup).values(set).onConflictDoUpdate({ target: siteSetup.only, set });
	return grouped(code);
}

/** The hash of the valid code; null without one, and once the site has an admin. */
async function openingHash({ db, roles }: SetupSite): Promise<string | null> {
	const [row] = await db.select({ code_hash: siteSetup.code_hash }).from(siteSetup);
	return row && (await hasNoAdmin({ db, roles })) ? row.code_hash : null;
}

/** Returns the pass for a typed code, ignoring dashes and case. Null for a wrong or replaced code. */
export async function tryCode(site: SetupSite, typed: string): Promise<string | null> {
	const hash = await openingHash(site);
	const code = typed
		.normalize("NFKC")
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, "");
	return hash !== null && isSame(hashOf(site.secret, code), hash) ? passOf(site.secret, hash) : null;
}

export async function isPass(site: SetupSite, pass: string): Promise<boolean> {
	if (pass === "") return false;
	const hash = await openingHash(site);
	return hash !== null && isSame(pass, passOf(site.secret, hash));
}
