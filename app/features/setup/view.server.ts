import type { Db } from "../../../platform/database/database.ts";
import type { Settings } from "../../../platform/env.ts";
import type { Fan } from "../../../platform/http/entry.ts";
import { hasNoAdmin, isPass, type SetupSite } from "./code.server.ts";
import { readPass, readSaid } from "./cookies.server.ts";
import { readSiteSettings, type SettingsPlace } from "./settings.server.ts";
import type { SetupView } from "./setup.ts";

type ViewServices = SetupSite & {
	db: Db;
	settings: Settings;
	place: SettingsPlace;
	whoIs: (headers: Headers) => Promise<Fan | null>;
};

/**
 * The view of /setup for a browser. Admins get the steps, and while there is no admin so does a browser with the code.
 * Everybody else gets no setting at all.
 */
export async function viewSetup(services: ViewServices, headers: Headers, search: URLSearchParams): Promise<SetupView> {
	const { db, settings, place } = services;
	const fan = await services.whoIs(headers);
	const said = readSaid(headers, search.get("said"));
	if (fan?.role !== "admin") {
		if (!(await hasNoAdmin(services))) return { shows: "done" };
		if (!(await isPass(services, readPass(headers)))) return { shows: "code", said };
	}
	return {
		shows: "steps",
		by: fan?.role === "admin" ? "admin" : "code",
		email: fan?.email ?? null,
		here: hereOf(headers, settings),
		site_url: settings.SITE_URL,
		has_mail: settings.SMTP_URL !== undefined,
		said,
		settings: await readSiteSettings(db, place),
	};
}

/** The site's origin as this browser sees it. */
function hereOf(headers: Headers, { SITE_URL, TRUST_PROXY }: Settings): string {
	const host = headers.get("host");
	const proxied = TRUST_PROXY ? headers.get("x-forwarded-proto") : null;
	const url = host ? URL.parse(`${proxied === "https" ? "https" : "http"}://${host}`) : null;
	return url?.origin ?? SITE_URL;
}
