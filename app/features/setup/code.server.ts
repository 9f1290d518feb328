import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { siteSetup } from "../../../db/schema/site.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import { adminIds, type RoleSite } from "../auth/roles.server.ts";

/** Letters that nobody mistakes for each other: twelve are 60 bits. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newCode = () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
const inFours = (code: string) => code.replace(/.{4}(?=.)/g, "$&-");

const keyed = (secret: string, what: string) => createHmac("sha256", secret).update(what).digest("base64url");
const isSame = (one: string, other: string) => {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
};
const hashOf = (secret: string, code: string) => keyed(secret, `setup code ${code}`);
/** What the browser keeps once the code was typed: of no use for another code. */
const passOf = (secret: string, code_hash: string) => keyed(secret, `setup pass ${code_hash}`);

export type SetupSite = { db: Queryable; roles: RoleSite; secret: string };

/** Whether nobody is an admin, and the settings name none. At most one query. */
export async function hasNoAdmin({ db, roles }: Pick<SetupSite, "db" | "roles">): Promise<boolean> {
	return roles.settings.ADMIN_EMAILS.length === 0 && (await adminIds(db, roles)).length === 0;
}

/** Makes the code of this start, in place of an earlier one, and returns it; null when the site has an admin. */
export async function openSetup({ db, roles, secret }: SetupSite & { db: Db }): Promise<string | null> {
	if (!(await hasNoAdmin({ db, roles }))) {
		await db.delete(siteSetup);
		return null;
	}
	const code = newCode();
	const set = { code_hash: hashOf(secret, code), made_at: new Date() };
	await db.insert(siteSetup).values(set).onConflictDoUpdate({ target: siteSetup.only, set });
	return inFours(code);
}

/** The hash of the code that opens the site now; null when none does. */
async function openingHash({ db, roles }: SetupSite): Promise<string | null> {
	const [row] = await db.select({ code_hash: siteSetup.code_hash }).from(siteSetup);
	return row && (await hasNoAdmin({ db, roles })) ? row.code_hash : null;
}

/** The pass for a typed code, whatever its dashes and capitals; null for a wrong one, and once the site has an admin. */
export async function tryCode(site: SetupSite, typed: string): Promise<string | null> {
	const hash = await openingHash(site);
	const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
	return hash !== null && isSame(hashOf(site.secret, code), hash) ? passOf(site.secret, hash) : null;
}

/** Whether a pass opens the site now. */
export async function isPass(site: SetupSite, pass: string): Promise<boolean> {
	if (pass === "") return false;
	const hash = await openingHash(site);
	return hash !== null && isSame(pass, passOf(site.secret, hash));
}
