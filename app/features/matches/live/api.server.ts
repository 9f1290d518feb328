import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { Problem } from "../../../../platform/http/problem.ts";
import { pathNumber } from "../../../../platform/http/whole-numbers.ts";
import type { Site } from "../../../page-context.ts";
import { type ReceiveResult, receiveMatch } from "./receive.server.ts";
import { MOST_FEED_BYTES } from "./rules.ts";

const STATUS = { unreadable: 400, impossible: 422, archived: 409, "against what is here": 409 } as const;

/** The entry to which the owner's feed sends a match. It exists only with the setting MATCH_FEED_TOKEN. */
export function liveEntries(site: Site) {
	return [
		entry({
			method: "post",
			path: "/matches/:id/live",
			summary: "Send a live match, all of it so far: Cricsheet's JSON, or its balls as CSV",
			guard: "token",
			token: site.settings.MATCH_FEED_TOKEN,
			from_anywhere: true,
			// enough for two balls a second with retries
			limit: { name: "match-feed", points: 240, per_seconds: 60 },
			sheds: "nothing",
			most_bytes: MOST_FEED_BYTES,
			params: z.object({ id: pathNumber }),
			body: z.looseObject({ csv: z.string().optional() }),
			answer: z.object({
				state: z.enum(["stored", "unchanged"]),
				/** the number of stored changes */
				revision: z.int(),
				/** names whose person an admin has yet to choose at the desk */
				asked: z.array(z.string()),
			}),
			handle: async ({ params: { id }, body: { csv, ...match } }) =>
				accepted(await receiveMatch(site, id, csv === undefined ? { match } : { csv })),
		}),
	];
}

function accepted(result: ReceiveResult): Exclude<ReceiveResult, { state: "refused" }> {
	if (result.state !== "refused") return result;
	throw new Problem({ status: STATUS[result.why], detail: result.reason, field: result.field });
}
