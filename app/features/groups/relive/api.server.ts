import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { entry, type Fan } from "../../../../platform/http/entry.ts";
import { wholeNumber } from "../../../../platform/http/whole-numbers.ts";
import { requestId } from "../../../lib/uuid.ts";
import type { Site } from "../../../page-context.ts";
import { readerCheck } from "../access.server.ts";
import { emitRelive } from "../live.server.ts";
import { oversBegun } from "./clock.ts";
import { guessOver, listOwnGuesses, readBoard, settleGuesses } from "./guesses.server.ts";
import { guessSchema, ownGuessSchema, type ReliveView, reliveSchema, reliveViewSchema } from "./relive.ts";
import {
	changeRelive,
	findLatestRelive,
	loadState,
	mayLead,
	type StateChange,
	serverNow,
	startRelive,
	toRelive,
} from "./relives.server.ts";
import { PACE_IDS } from "./rules.ts";
import { type Timelines, timelinesOf } from "./timeline.server.ts";

const groupParams = z.object({ id: requestId });
const changedSchema = z.object({ revision: z.int(), relive: reliveSchema });

/** The entries of watching a match together. Each checks access first. */
export function reliveEntries({ db, record, live }: Site) {
	const timelines = timelinesOf(record);
	const answerChange = async ({ state, changed }: StateChange) => ({
		revision: state.row.revision,
		relive: await (changed ? emitRelive(db, live, state) : toRelive(db, state)),
	});

	return [
		entry({
			method: "get",
			path: "/groups/:id/relive",
			summary:
				"The match that a group watches together: its clock, the overs that have begun, the caller's guesses, the board",
			guard: "public",
			params: groupParams,
			query: z.object({
				/** the number of the last over that the client has; the answer has only later ones */
				after: wholeNumber(0, 99).default(0),
			}),
			answer: reliveViewSchema,
			handle: ({ fan, params, query }) => readView({ db, timelines }, fan, params.id, query.after),
		}),
		entry({
			method: "post",
			path: "/groups/:id/relive",
			summary:
				"Start watching a match together; repeated with the same id it starts once. A masked match is drawn at random",
			guard: "fan",
			limit: { name: "relive-starts", points: 10, per_seconds: 600 },
			params: groupParams,
			body: z.object({
				id: requestId,
				match_id: z.int().optional(),
				masked: z.boolean(),
				pace: z.enum(PACE_IDS),
			}),
			answer: changedSchema,
			handle: async ({ fan, params, body }) =>
				answerChange(await startRelive({ db, record, timelines }, fan, { ...body, group_id: params.id })),
		}),
		entry({
			method: "patch",
			path: "/groups/:id/relive",
			summary: "Pause, continue or end the match, or change its pace; for its host, the group's moderators and admins",
			guard: "fan",
			params: groupParams,
			body: z.object({
				relive_id: requestId,
				running: z.boolean().optional(),
				pace: z.enum(PACE_IDS).optional(),
				ended: z.literal(true).optional(),
			}),
			answer: changedSchema,
			handle: async ({ fan, params, body }) =>
				answerChange(await changeRelive({ db, timelines }, fan, params.id, body)),
		}),
		entry({
			method: "put",
			path: "/groups/:id/relive/guess",
			summary: "Guess the next over, or change the guess until the over begins",
			guard: "fan",
			params: groupParams,
			body: guessSchema.extend({ relive_id: requestId }),
			answer: ownGuessSchema,
			handle: ({ fan, params, body }) => guessOver({ db, timelines }, fan.id, params.id, body),
		}),
	];
}

const checkWithClock = readerCheck(serverNow);

/**
 * Returns what a fan or visitor sees now. It settles the fan's guesses of finished overs first. In the site's own room
 * nobody needs to join. Throws like `readerCheck`.
 */
async function readView(
	{ db, timelines }: { db: Db; timelines: Timelines },
	fan: Fan | null,
	group_id: string,
	after: number,
): Promise<ReliveView> {
	const { group, membership, more } = await checkWithClock(db, { fan_id: fan?.id ?? null, group_id });
	const row = await findLatestRelive(db, group_id);
	const none = { relive: null, overs: [], guesses: [], board: [], may_lead: false };
	if (!row) return { revision: group.relive_revision, server_now: Number(more), ...none };
	const state = await loadState(timelines, row, Number(more));
	if (fan) await settleGuesses(db, state, fan.id);
	const begun = oversBegun(state.timeline.overs, state.position);
	return {
		revision: group.relive_revision,
		server_now: Number(more),
		relive: await toRelive(db, state),
		overs: state.timeline.overs.slice(after, begun),
		guesses: fan ? await listOwnGuesses(db, fan.id, row.id) : [],
		board: await readBoard(db, row.id, fan?.id ?? null),
		may_lead: fan !== null && membership !== null && mayLead(fan, membership, row),
	};
}
