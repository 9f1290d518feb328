import { desc, gt, sql } from "drizzle-orm";
import { limitNotices } from "../../db/schema/limits.ts";
import type { Db, Queryable } from "../database/database.ts";
import type { Logger } from "../logging.ts";
import type { RateLimits } from "./rate-limits.ts";

const NOTICES = {
	"sign-in-half":
		"Sign-in mail passed half of its hourly limit: for the rest of that hour browsers have to prove that they are no robots.",
	"sign-in-full":
		"Sign-in mail reached its hourly limit: for the rest of that hour it goes to addresses with an account and to browsers that signed in before.",
	"newsletter-half":
		"Mail to confirm the newsletter passed half of its hourly limit: for the rest of that hour browsers have to prove that they are no robots.",
	"newsletter-full":
		"Mail to confirm the newsletter reached its hourly limit: for the rest of that hour it goes to browsers that signed in before.",
	"codes-rest":
		"Too many wrong sign-in codes were tried: for the rest of that hour codes rest, and the links of the mails work.",
} as const;
type NoticeName = keyof typeof NOTICES;
export type Notice = { text: string; at: string };

const HOUR = 60 * 60;
const SHOWN_HOURS = 24;

export type LimitNotices = ReturnType<typeof createLimitNotices>;

/** Notifies the owner of a reached limit (log, desk, doctor), at most once an hour per notice. */
export function createLimitNotices({ db, limits, logger }: { db: Db; limits: RateLimits; logger: Logger }) {
	return {
		/** Never rejects: the request goes on without the notice. */
		async notify(name: NoticeName): Promise<void> {
			try {
				if (!(await limits.tryTake({ name: `reached-${name}`, points: 1, per_seconds: HOUR }, "all"))) return;
				logger.warn({ limit: name }, NOTICES[name]);
				await db
					.insert(limitNotices)
					.values({ name })
					.onConflictDoUpdate({ target: limitNotices.name, set: { reached_at: sql`now()` } });
			} catch (error) {
				logger.error({ err: error }, "the owner could not be notified of a limit");
			}
		},
	};
}

/** The notices of the last 24 hours, newest first. */
export async function readNotices(db: Queryable): Promise<Notice[]> {
	const rows = await db
		.select()
		.from(limitNotices)
		.where(gt(limitNotices.reached_at, sql`now() - ${SHOWN_HOURS} * interval '1 hour'`))
		.orderBy(desc(limitNotices.reached_at), limitNotices.name);
	return rows.flatMap(({ name, reached_at }) => {
		const text = (NOTICES as Record<string, string>)[name];
		return text ? [{ text, at: reached_at.toISOString() }] : [];
	});
}
