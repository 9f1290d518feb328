import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import type { Db } from "../../../platform/database/database.ts";
import { ForOwner } from "../../../platform/http/plain-errors.ts";
import { noteAction, THE_OWNER } from "./audit.server.ts";
import { type Auth, newLink } from "./auth.server.ts";
import { type RoleSite, roleOf } from "./roles.server.ts";
import { addressSchema } from "./schemas.server.ts";

/**
 * Returns a new sign-in link for an admin. Nothing is mailed, so no limit of mails applies. The link works once, for an
 * hour. The log of the admins' actions gets a line. Throws `ForOwner` if the address is invalid or not an admin's.
 */
export async function adminLink(
	{ db, auth, roles, siteUrl }: { db: Db; auth: Auth; roles: RoleSite; siteUrl: string },
	address: string,
): Promise<string> {
	const email = addressSchema.safeParse(address).data;
	if (!email) throw new ForOwner(`${address} is no email address.`);
	const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
	if ((await roleOf(db, roles, { id: account?.id ?? THE_OWNER, email })) !== "admin")
		throw new ForOwner(
			`${email} is not an admin. Name the address in ADMIN_EMAILS, or have an admin give it the role.`,
		);
	await db.transaction((tx) =>
		noteAction(
			tx,
			{ fan: { id: THE_OWNER }, request_id: randomUUID() },
			{ action: "admin-link", target: account ? `fan ${account.id}` : `address ${email}` },
		),
	);
	const url = new URL("/auth/confirm", siteUrl);
	url.searchParams.set("token", await newLink(auth, email));
	return url.href;
}
