import { sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "../../../../db/schema/auth.ts";
import { groupMessages, playerGroups } from "../../../../db/schema/groups.ts";
import { quizQuestionReports } from "../../../../db/schema/quiz-runs.ts";
import { userSettings } from "../../../../db/schema/settings.ts";
import { contactMessages } from "../../../../db/schema/site.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { Settings } from "../../../../platform/env.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { tonightSchema } from "../../../lib/live/tonight.ts";
import { readNextSteps } from "../../setup/next-steps.server.ts";
import { nextStepsSchema } from "../../setup/next-steps.ts";
import { readTonight } from "../../tonight/tonight.server.ts";

const countsSchema = z.object({
	fans: z.int(),
	/** sign-ups of the last 24 hours, and of the last seven days */
	fans_of_day: z.int(),
	fans_of_week: z.int(),
	/** members of the room of the match of the day, 0 without a match; and fans who get a mail before each match */
	members: z.int(),
	reminders: z.int(),
	/** messages and questions with an open report */
	reported_messages: z.int(),
	reported_questions: z.int(),
	/** of the last seven days */
	contact_messages: z.int(),
});
export const todaySchema = z.object({
	tonight: tonightSchema.nullable(),
	counts: countsSchema,
	steps: nextStepsSchema,
});
export type Today = z.output<typeof todaySchema>;

type Parts = { db: Db; record: MatchRecord; settings: Pick<Settings, "MATCH_OF_THE_DAY" | "SITE_URL" | "SMTP_URL"> };

/** Returns the desk's overview: the match of the day, counts, and the next steps. */
export async function readToday({ db, record, settings }: Parts, fan_id: string): Promise<Today> {
	const tonight = await readTonight({ db, record, hour: settings.MATCH_OF_THE_DAY });
	const { rows } = await db.execute<Today["counts"]>(sql`select
		(select count(*) from ${users})::int as fans,
		(select count(*) from ${users} where created_at > now() - interval '1 day')::int as fans_of_day,
		(select count(*) from ${users} where created_at > now() - interval '7 days')::int as fans_of_week,
		coalesce((select member_count from ${playerGroups} where id = ${tonight?.group_id ?? null}), 0) as members,
		(select count(*) from ${userSettings} where match_of_the_day and email_notifications)::int as reminders,
		(select count(*) from ${groupMessages} where is_flagged)::int as reported_messages,
		(select count(distinct question_id) from ${quizQuestionReports} where resolution is null)::int as reported_questions,
		(select count(*) from ${contactMessages} where created_at > now() - interval '7 days')::int as contact_messages`);
	return { tonight, counts: countsSchema.parse(rows[0]), steps: await readNextSteps(db, settings, fan_id) };
}
