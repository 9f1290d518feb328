import { z } from "zod";

/** Messages of a batch: each is answered in turn and counts as a call of its own. */
export const MOST_MESSAGES = 20;

/** A JSON-RPC message, as far as this site looks at it; the protocol's library checks the rest. */
export const messageSchema = z.looseObject({
	jsonrpc: z.literal("2.0"),
	id: z.union([z.string().max(200), z.int()]).optional(),
	method: z.string().max(200).optional(),
});
