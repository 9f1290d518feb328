import { createHash, timingSafeEqual } from "node:crypto";

/** Whether an Authorization header shows this token. Takes as long whichever letter is wrong, and whatever the lengths. */
export function hasToken(header: string | null | undefined, token: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${token}`));
}
