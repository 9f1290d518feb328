import { sql } from "drizzle-orm";
import { adminGrants } from "../../../db/schema/admin.ts";
import { siteSetup } from "../../../db/schema/site.ts";
import type { Db } from "../../../platform/database/database.ts";
import { conflict } from "../../../platform/http/problem.ts";
import { noteAction } from "../auth/audit.server.ts";
import { type Auth, headersWithClient, newLink } from "../auth/auth.server.ts";
import { type NoteArrival, saveName, welcomeFan } from "../auth/fans.server.ts";
import { confirmLink } from "../auth/sign-in/sign-in.server.ts";
import { hasNoAdmin, type SetupSite } from "./code.server.ts";
import { setupTexts } from "./rules.ts";

const FIRST_ADMIN_LOCK = 727_279;

type FirstAdminSite = SetupSite & {
	db: Db;
	auth: Auth;
	noteArrival: NoteArrival;
};

/**
 * Makes an address the first admin and signs it in; the same transaction invalidates the code. It needs no mail,
 * because only the machine's owner has the code. An empty name changes nothing. Returns the session's cookies. Throws
 * 409 once there is an admin.
 */
export async function createFirstAdmin(
	site: FirstAdminSite,
	{ email, full_name }: { email: string; full_name: string },
	{ headers, client, request_id }: { headers: Headers; client: string; request_id: string },
): Promise<string[]> {
	const { db, auth, secret } = site;
	if (!(await hasNoAdmin(site))) throw conflict(setupTexts.closed);
	const from = headersWithClient(client, headers);
	const { fan, cookies } = await confirmLink(auth, await newLink(auth, email), from);
	const more = await welcomeFan({ db, secret, claims: true }, fan, async (tx, { is_new, came_back }) => {
		// two browsers with the code must not make two admins
		await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
		const gone = await tx.delete(siteSetup).returning({ only: siteSetup.only });
		if (gone.length === 0) throw conflict(setupTexts.closed);
		await tx.insert(adminGrants).values({ user_id: fan.id }).onConflictDoNothing();
		await noteAction(tx, { fan, request_id }, { action: "first-admin", target: `fan ${fan.id}` });
		if (full_name) await saveName(tx, fan, full_name);
		return site.noteArrival(tx, { fan_id: fan.id, is_new: is_new && !came_back, headers, client });
	});
	return [...cookies, ...more];
}
