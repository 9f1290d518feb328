import { entry } from "../../../platform/http/entry.ts";
import { badRequest } from "../../../platform/http/problem.ts";
import { tonightAnswerSchema } from "../../lib/live/tonight.ts";
import type { Site } from "../../page-context.ts";
import { readToken } from "../newsletter/tokens.server.ts";
import { unsubscribeEntries } from "../newsletter/unsubscribe-entries.server.ts";
import { leaveReminders } from "./reminders.server.ts";
import { tonightTexts } from "./rules.ts";
import { readDay, readTonight } from "./tonight.server.ts";

/** The entries of the match of the day: its state, and unsubscribing from its mails. */
export function tonightEntries({ db, record, secret, settings }: Site) {
	return [
		entry({
			method: "get",
			path: "/tonight",
			summary: "Today's match of the day and its current over, without the result",
			guard: "public",
			answer: tonightAnswerSchema,
			handle: async () => {
				const day = await readDay(db);
				return {
					tonight: await readTonight({ db, record, hour: settings.MATCH_OF_THE_DAY }, day),
					now: new Date(day.now).toISOString(),
				};
			},
		}),
		...unsubscribeEntries({
			path: "/tonight/unsubscription",
			page: "/match-of-the-day/unsubscribe",
			name: "tonight",
			async unsubscribe(token) {
				const fan_id = readToken(secret, "reminders", token);
				if (!fan_id) throw badRequest("token", tonightTexts.leaveLinkBroken);
				await leaveReminders(db, fan_id);
			},
		}),
	];
}
