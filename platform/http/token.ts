import { createHash, timingSafeEqual } from "node:crypto";

/** Whether an Authorization header has this token. Compares digests, in constant time for any length. */
export function hasToken(header: string | null | undefined, token: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${token}`));
}
