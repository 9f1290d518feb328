import fc from "fast-check";
import { expect, test } from "vitest";
import { ownPath, safeReturnPath } from "./return-path.ts";

test.each([
	["/facts?q=kohli&category=Players#top", "/facts?q=kohli&category=Players#top"],
	["/a/../facts?q=a b", "/facts?q=a%20b"],
	["//evil.example", "/"],
	["/\\evil.example", "/"],
	["https://evil.example/", "/"],
	["javascript:alert(1)", "/"],
	["/\tfacts", "/"],
	["/auth?next=/auth", "/"],
	["/AUTH/../auth", "/"],
	["/api/auth/sign-out", "/"],
	["facts", "/"],
	[`/${"a".repeat(500)}`, "/"],
	[null, "/"],
	[["/facts"], "/"],
])("AUTH-1 after signing in, %j leads to %j", (next, path) => {
	expect(safeReturnPath(next)).toBe(path);
});

test.each(["/.//elsewhere.example", "/..//elsewhere.example", "/a/..//elsewhere.example", "/%2e//elsewhere.example"])(
	"AUTH-1 %s is no path of ours once its dots are resolved",
	(address) => {
		expect(ownPath(address)).toBeNull();
		expect(safeReturnPath(address)).toBe("/");
	},
);

test("SHELL-10 an own path is any page of this site, a sign-in page too", () => {
	expect(ownPath("/facts?q=a b#x")).toBe("/facts?q=a%20b#x");
	expect(ownPath("/auth/confirm?token=x")).toBe("/auth/confirm?token=x");
});

test("AUTH-1 no address that others write ever leaves the site", () => {
	const unit = fc.constantFrom(
		"/",
		"\\",
		".",
		"e",
		":",
		"@",
		"?",
		"#",
		"%",
		"2e",
		"5c",
		"\t",
		"\n",
		" ",
		"\u3002",
		"／",
	);
	fc.assert(
		fc.property(fc.string({ unit }), (text) => {
			for (const address of [text, `/${text}`, `//${text}`, `/.${text}`, `https:${text}`])
				for (const path of [ownPath(address) ?? "/", safeReturnPath(address)]) {
					// a browser follows it from any page, and the router splits it by hand
					for (const page of ["https://site.example/", "https://site.example/a/b?c#d"])
						expect(new URL(path, page).origin).toBe("https://site.example");
					expect(path).toMatch(/^\/(?![/\\])/);
					expect(ownPath(path)).toBe(path);
				}
		}),
		{ numRuns: 2000 },
	);
});
