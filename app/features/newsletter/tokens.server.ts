import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { isUuid } from "../../lib/uuid.ts";

/** The action of a mailed link. A token for one purpose is invalid for the others. */
export type Purpose = "confirm" | "unsubscribe" | "reminders";

export const tokenSchema = z.string().min(1).max(200);

const signatureOf = (secret: string, purpose: Purpose, id: string) =>
	createHmac("sha256", secret).update(`newsletter ${purpose} ${id}`).digest();

/**
 * Returns the token of a subscription's link, or of a fan's link to stop reminders. It is the same in every mail, so
 * that a later mail does not invalidate earlier links.
 */
export const mailedToken = (secret: string, purpose: Purpose, id: string): string =>
	`${id}.${signatureOf(secret, purpose, id).toString("base64url")}`;

/** Returns the id of a token's subscription or fan, or null for an invalid token. */
export function readToken(secret: string, purpose: Purpose, token: string): string | null {
	const [id = "", signature = ""] = token.split(".");
	if (!isUuid(id)) return null;
	const [sent, expected] = [Buffer.from(signature, "base64url"), signatureOf(secret, purpose, id)];
	return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
}
