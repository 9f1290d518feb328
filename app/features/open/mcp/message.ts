import { z } from "zod";

/** The most messages of a batch. Each counts as a call of its own towards the limit. */
export const MOST_MESSAGES = 20;

/** The fields of a JSON-RPC message that this site reads. The protocol's library checks the rest. */
export const messageSchema = z.looseObject({
	jsonrpc: z.literal("2.0"),
	id: z.union([z.string().max(200), z.int()]).optional(),
	method: z.string().max(200).optional(),
});
