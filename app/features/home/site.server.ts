import type { Db } from "../../../platform/database/database.ts";
import type { Settings } from "../../../platform/env.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { Site } from "../../lib/site.ts";
import { siteFigures } from "./figures.server.ts";

type SiteParts = { db: Db; record: MatchRecord; settings: Settings };

/** Returns what the frame shows of the site on every page: names, addresses, figures. */
export async function describeSite({ db, record, settings }: SiteParts): Promise<Site> {
	return {
		site_name: settings.SITE_NAME,
		site_url: settings.SITE_URL,
		contact_email: contactOf(settings),
		social: settings.SOCIAL_LINKS.map((url) => ({ name: new URL(url).hostname.replace(/^www\./, ""), url })),
		figures: await siteFigures(record, db, settings.FIGURES),
		demo: settings.FIGURES === "showcase",
	};
}

/** The owner's address for fans, else the one that mail comes from. Nobody reads at localhost, its default. */
function contactOf({ CONTACT_EMAIL, MAIL_FROM }: Settings): string | null {
	const sender = MAIL_FROM.match(/<(.+)>/)?.[1] ?? MAIL_FROM;
	return CONTACT_EMAIL ?? (sender.endsWith("@localhost") ? null : sender);
}
