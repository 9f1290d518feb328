import type { Database, Db } from "../../../platform/database/database.ts";
import type { Environment, Settings } from "../../../platform/env.ts";
import type { Fan } from "../../../platform/http/entry.ts";
import { displayName } from "../../lib/session/me.ts";
import { isUuid } from "../../lib/uuid.ts";
import { findProfile } from "../auth/fans.server.ts";
import { listInvites } from "../sharing/invites/invites.server.ts";
import { inviteTexts } from "../sharing/invites/rules.ts";
import { hasNoAdmin, isPass } from "./code.server.ts";
import { readMessage, readPass } from "./cookies.server.ts";
import { readNextSteps } from "./next-steps.server.ts";
import { readSiteSettings } from "./settings.server.ts";
import type { SetupView } from "./setup.ts";

type ViewParts = {
	db: Db;
	engine: Database["engine"];
	settings: Settings;
	environment: Environment;
	whoIs: (headers: Headers) => Promise<Fan | null>;
};

/**
 * Returns the view of /setup for a browser. Admins see the steps and the invitation in the address; so does a browser
 * with the code while there is no admin. Others see no settings and no link.
 */
export async function viewSetup(
	{ db, engine, settings, environment, whoIs }: ViewParts,
	headers: Headers,
	search: URLSearchParams,
): Promise<SetupView> {
	const secret = settings.AUTH_SECRET;
	const site = { db, roles: { settings, engine }, secret };
	const fan = await whoIs(headers);
	const said = readMessage(headers, search.get("said"));
	if (fan?.role !== "admin") {
		if (!(await hasNoAdmin(site))) return { shows: "done" };
		if (!(await isPass(site, readPass(headers)))) return { shows: "code", said };
	}
	const id = search.get("invite");
	const [invite] = id && isUuid(id) ? await listInvites(db, settings.SITE_URL, id) : [];
	const by = fan?.role === "admin" ? fan : null;
	const name = by && displayName({ id: by.id, ...(await findProfile(db, by.id)) });
	return {
		shows: "steps",
		by: by ? "admin" : "code",
		invites: name && inviteTexts.title(name, settings.SITE_NAME),
		next_steps: by ? await readNextSteps(db, settings, by.id) : [],
		email: fan?.email ?? null,
		here: hereOf(headers, settings),
		site_url: settings.SITE_URL,
		has_mail: settings.SMTP_URL !== undefined,
		said,
		settings: await readSiteSettings(db, { environment, secret }),
		invite: invite?.url ?? null,
	};
}

/** The site's origin as this browser sees it. */
function hereOf(headers: Headers, { SITE_URL, TRUST_PROXY }: Settings): string {
	const host = headers.get("host");
	const proxied = TRUST_PROXY ? headers.get("x-forwarded-proto") : null;
	const url = host ? URL.parse(`${proxied === "https" ? "https" : "http"}://${host}`) : null;
	return url?.origin ?? SITE_URL;
}
