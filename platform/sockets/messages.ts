import type { RawData } from "ws";
import { z } from "zod";

// Messages are JSON. The server sends [event, payload] and [id, answer]. A page sends [event, payload], with an id as
// third element if it wants an answer. app/lib/live/socket.ts is the browser's side.

/** Pages send small events such as joins and typing; chat messages go over HTTP. */
export const MOST_BYTES = 16 * 1024;
/** Close codes (RFC 6455, section 7.4; 4000 and above are our own). */
export const CLOSED = { unreadable: 1007, restart: 1012, try_later: 1013, session_ended: 4401 };

export type Received = { name: string; payload: unknown; id?: number | undefined };
const received = z.tuple([z.string().max(100), z.unknown(), z.int().nonnegative().optional()]);

export const encode = (event: string | number, payload?: unknown): string => JSON.stringify([event, payload]);

/** Returns null if the data is not a valid message. */
export function decode(data: RawData, isBinary: boolean): Received | null {
	if (isBinary) return null;
	try {
		const [name, payload, id] = received.parse(JSON.parse(String(data)));
		return { name, payload, id };
	} catch {
		return null;
	}
}
