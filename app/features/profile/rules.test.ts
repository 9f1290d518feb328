import { expect, test } from "vitest";
import { avatarPath } from "../../lib/session/avatar.ts";
import { isAvatarUrl, LONGEST_AVATAR_URL } from "./rules.ts";

test("PROF-1 a picture's address must be https without credentials", () => {
	expect(isAvatarUrl("https://example.com/a.png?size=2")).toBe(true);
	for (const wrong of [
		"http://example.com/a.png",
		"javascript:alert(1)",
		"data:image/svg+xml,<svg onload='alert(1)'/>",
		"//example.com/a.png",
		"https://me:secret@example.com/a.png",
		"a.png",
		`https://example.com/${"a".repeat(LONGEST_AVATAR_URL)}`,
	])
		expect(isAvatarUrl(wrong), wrong).toBe(false);
});

test("PROF-1 the path of a picture is on this site and changes with the address of its source", () => {
	const path = avatarPath({ id: "7", avatar_url: "https://example.com/a.png" });
	expect(path).toMatch(/^\/api\/fans\/7\/avatar\?v=\w+$/);
	expect(avatarPath({ id: "7", avatar_url: "https://example.com/b.png" })).not.toBe(path);
	expect(avatarPath({ id: "7", avatar_url: null })).toBeNull();
});
