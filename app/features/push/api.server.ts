import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { entry } from "../../../platform/http/entry.ts";
import { pushStateSchema, subscriptionSchema } from "./push.ts";
import { readPushState, subscribe, unsubscribe } from "./subscriptions.server.ts";

const READ_LIMIT = { name: "push-reads", points: 120, per_seconds: 60 };
const CHANGE_LIMIT = { name: "push-changes", points: 20, per_seconds: 60 };

/** The entries of notifications in the browser. Each is about the browser of the fan's own session, or about all of the fan's. */
export function pushEntries({ db, public_key }: { db: Db; public_key: string }) {
	return [
		entry({
			method: "get",
			path: "/push",
			summary: "The key to subscribe with, and where the fan's notifications are on",
			guard: "fan",
			limit: READ_LIMIT,
			answer: pushStateSchema,
			handle: async ({ fan }) => ({ public_key, ...(await readPushState(db, fan)) }),
		}),
		entry({
			method: "put",
			path: "/push/subscription",
			summary: "Notify the fan in the browser of this session; again it changes nothing",
			guard: "fan",
			limit: CHANGE_LIMIT,
			body: subscriptionSchema,
			answer: pushStateSchema,
			handle: async ({ fan, body }) => ({ public_key, ...(await subscribe(db, fan, body)) }),
		}),
		entry({
			method: "delete",
			path: "/push/subscription",
			summary: "No more notifications in the browser of this session, or with everywhere=1 in any",
			guard: "fan",
			limit: CHANGE_LIMIT,
			query: z.object({ everywhere: z.literal("1").optional() }),
			answer: pushStateSchema,
			handle: async ({ fan, query }) => ({
				public_key,
				...(await unsubscribe(db, fan, { everywhere: query.everywhere === "1" })),
			}),
		}),
	];
}
