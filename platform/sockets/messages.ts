import type { RawData } from "ws";
import { z } from "zod";

// The messages of a socket are JSON. The server sends [event, payload], and [id, answer]; a page sends [event, payload], with an id
// in third place where it wants an answer. app/lib/live/socket.ts is the other end.

/** A fan's page sends small things: joining, typing. Messages of a chat go by HTTP. */
export const MOST_BYTES = 16 * 1024;
/** Why a socket was closed (RFC 6455, section 7.4; from 4000 on they are our own). */
export const CLOSED = { unreadable: 1007, restart: 1012, try_later: 1013, session_ended: 4401 };

export type Received = { name: string; payload: unknown; id?: number | undefined };
const received = z.tuple([z.string().max(100), z.unknown(), z.int().nonnegative().optional()]);

export const encode = (event: string | number, payload?: unknown): string => JSON.stringify([event, payload]);

/** What a page sent, or null when it is none of our messages. */
export function decode(data: RawData, isBinary: boolean): Received | null {
	if (isBinary) return null;
	try {
		const [name, payload, id] = received.parse(JSON.parse(String(data)));
		return { name, payload, id };
	} catch {
		return null;
	}
}
