import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuid } from "../../lib/uuid.ts";

/** What the link of a mail does with its subscription. A link for one does nothing of the other. */
type Purpose = "confirm" | "unsubscribe";

const signatureOf = (secret: string, purpose: Purpose, id: string) =>
	createHmac("sha256", secret).update(`newsletter ${purpose} ${id}`).digest();

/** The key of a link to a subscription. Every mail has the same one, so no later mail ends an earlier link. */
export const mailedToken = (secret: string, purpose: Purpose, id: string): string =>
	`${id}.${signatureOf(secret, purpose, id).toString("base64url")}`;

/** The id of the subscription that a key is for, or null when it is not one of ours. */
export function readToken(secret: string, purpose: Purpose, token: string): string | null {
	const [id = "", signature = ""] = token.split(".");
	if (!isUuid(id)) return null;
	const [given, right] = [Buffer.from(signature, "base64url"), signatureOf(secret, purpose, id)];
	return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
