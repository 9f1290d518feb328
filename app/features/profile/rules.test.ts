import { expect, test } from "vitest";
import { avatarPath } from "../../lib/me.ts";
import { cleanName, isAvatarUrl } from "./rules.ts";

test("PROF-1 a name is kept on one line, without what nobody sees; joiners of Indian scripts stay", () => {
	expect(cleanName("  Asha \n Rao ")).toBe("Asha Rao");
	expect(cleanName("A\u202eohsA\u0000\u200b")).toBe("AohsA");
	expect(cleanName("क्\u200dष")).toBe("क्\u200dष");
	expect(cleanName(" \u200b ")).toBeNull();
});

test("PROF-1 a picture's address is https and nothing else", () => {
	expect(isAvatarUrl("https://example.com/a.png?size=2")).toBe(true);
	for (const wrong of [
		"http://example.com/a.png",
		"javascript:alert(1)",
		"data:image/svg+xml,<svg onload='alert(1)'/>",
		"//example.com/a.png",
		"https://me:secret@example.com/a.png",
		"a.png",
	])
		expect(isAvatarUrl(wrong), wrong).toBe(false);
});

test("PROF-1 a picture is shown from this site, another one under another address", () => {
	const path = avatarPath({ id: "7", avatar_url: "https://example.com/a.png" });
	expect(path).toMatch(/^\/api\/fans\/7\/avatar\?v=\w+$/);
	expect(avatarPath({ id: "7", avatar_url: "https://example.com/b.png" })).not.toBe(path);
	expect(avatarPath({ id: "7", avatar_url: null })).toBeNull();
});
