import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { isUuid } from "../../lib/uuid.ts";

/** The action of a mailed link. A link for one cannot do the other. */
export type Purpose = "confirm" | "unsubscribe" | "reminders";

/** A key as it comes in an address or a form. */
export const tokenSchema = z.string().min(1).max(200);

const signatureOf = (secret: string, purpose: Purpose, id: string) =>
	createHmac("sha256", secret).update(`newsletter ${purpose} ${id}`).digest();

/**
 * The key of the link of a subscription, or of a fan's reminders. It is the same in every mail, so that later mails do not invalidate earlier
 * links.
 */
export const mailedToken = (secret: string, purpose: Purpose, id: string): string =>
	`${id}.${signatureOf(secret, purpose, id).toString("base64url")}`;

/** The id of a key's subscription or fan, or null for an invalid key. */
export function readToken(secret: string, purpose: Purpose, token: string): string | null {
	const [id = "", signature = ""] = token.split(".");
	if (!isUuid(id)) return null;
	const [sent, expected] = [Buffer.from(signature, "base64url"), signatureOf(secret, purpose, id)];
	return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
}
