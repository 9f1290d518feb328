import { entry } from "../../../platform/http/entry.ts";
import type { Push } from "../../../platform/push/push.ts";
import type { Site } from "../../page-context.ts";
import { pushStateSchema, subscriptionSchema } from "./push.ts";
import { hasPush, subscribe, unsubscribe } from "./subscriptions.server.ts";

/** The entries for notifications in the browser of the fan's session. */
export function pushEntries({ db, push: { public_key } }: Site & { push: Push }) {
	return [
		entry({
			method: "get",
			path: "/push/subscription",
			summary: "The key to subscribe with, and whether this browser gets the fan's notifications",
			guard: "fan",
			answer: pushStateSchema,
			handle: async ({ fan }) => ({ public_key, here: await hasPush(db, fan) }),
		}),
		entry({
			method: "put",
			path: "/push/subscription",
			summary: "Send the fan's notifications to the browser of this session; idempotent",
			guard: "fan",
			body: subscriptionSchema,
			answer: pushStateSchema,
			handle: async ({ fan, body }) => {
				await subscribe(db, fan, body);
				return { public_key, here: true };
			},
		}),
		entry({
			method: "delete",
			path: "/push/subscription",
			summary: "Send no more notifications to the browser of this session",
			guard: "fan",
			answer: pushStateSchema,
			handle: async ({ fan }) => {
				await unsubscribe(db, fan);
				return { public_key, here: false };
			},
		}),
	];
}
