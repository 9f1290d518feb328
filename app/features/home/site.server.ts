import { count } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import type { Settings } from "../../../platform/env.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { grouped } from "../../lib/numbers.ts";
import type { Site } from "../../lib/site.ts";
import { answeredQuestions } from "../quiz/play/my-quiz.server.ts";

/** The counters of SHELL-5, which pages mark as a demo. */
const SHOWCASE: Site["figures"] = { active_users: "5,240+", questions_answered: "1.2M+", teams_supported: "10" };

const COUNT_AGAIN_MS = 60_000;
type Counts = { fans: number; answered: number };
const counts = new WeakMap<Queryable, { at: number; counted: Promise<Counts> }>();

/** Counts all fans and answers. Cached for a minute, because every page shows the numbers. */
function countLately(db: Queryable): Promise<Counts> {
	const cached = counts.get(db);
	if (cached && performance.now() - cached.at < COUNT_AGAIN_MS) return cached.counted;
	const counted = countNow(db);
	counts.set(db, { at: performance.now(), counted });
	counted.catch(() => counts.delete(db));
	return counted;
}

async function countNow(db: Queryable): Promise<Counts> {
	const [[fans], answered] = await Promise.all([db.select({ count: count() }).from(users), answeredQuestions(db)]);
	return { fans: fans?.count ?? 0, answered };
}

async function siteFigures(
	{ franchises }: Pick<MatchRecord, "franchises">,
	db: Queryable,
	source: "showcase" | "live",
): Promise<Site["figures"]> {
	if (source === "showcase") return SHOWCASE;
	const { fans, answered } = await countLately(db);
	return {
		active_users: grouped(fans),
		questions_answered: grouped(answered),
		teams_supported: String(franchises.filter(({ is_current }) => is_current).length),
	};
}

type SiteParts = { db: Db; record: MatchRecord; settings: Settings };

/** Returns the data of the site that every page shows. */
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

/** The address for fans, else the sender of mail. Null for the default sender at localhost, which nobody reads. */
function contactOf({ CONTACT_EMAIL, MAIL_FROM }: Settings): string | null {
	const sender = MAIL_FROM.match(/<(.+)>/)?.[1] ?? MAIL_FROM;
	return CONTACT_EMAIL ?? (sender.endsWith("@localhost") ? null : sender);
}
