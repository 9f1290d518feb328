import { entry } from "../../../platform/http/entry.ts";
import { readDay, readTonight, type TonightParts } from "./tonight.server.ts";
import { tonightAnswerSchema } from "./tonight.ts";

const READ_LIMIT = { name: "tonight", points: 240, per_seconds: 60 };

/** The entry of the match of the day: the match and its present state. */
export function tonightEntries(parts: TonightParts) {
	return [
		entry({
			method: "get",
			path: "/tonight",
			summary: "Today's match of the day and its present over, without its result",
			guard: "public",
			limit: READ_LIMIT,
			answer: tonightAnswerSchema,
			handle: async () => {
				const day = await readDay(parts.db);
				return { tonight: await readTonight(parts, day), now: new Date(day.now).toISOString() };
			},
		}),
	];
}
