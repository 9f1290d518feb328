import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isUuid } from "../../lib/uuid.ts";

/** What a confirming mail carries. Of it only the hash is stored. */
export const newConfirmation = (): string => randomBytes(32).toString("base64url");
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

const signatureOf = (secret: string, id: string) =>
	createHmac("sha256", secret).update(`newsletter unsubscribe ${id}`).digest();

/** The key that every mail to a subscriber carries: it ends that subscription, for ever, and does nothing else. */
export const leaveToken = (secret: string, id: string): string =>
	`${id}.${signatureOf(secret, id).toString("base64url")}`;

/** The id of the subscription that a key ends, or null when it is not one of ours. */
export function readLeaveToken(secret: string, token: string): string | null {
	const [id = "", signature = ""] = token.split(".");
	if (!isUuid(id)) return null;
	const [given, right] = [Buffer.from(signature, "base64url"), signatureOf(secret, id)];
	return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
