import fc from "fast-check";
import { expect, test } from "vitest";
import { addressSchema, codeSchema, safeReturnPath, sendFailureText, texts } from "./rules.ts";

test("AUTH-1 an address is trimmed and put in lower case", () => {
	expect(addressSchema.parse("  Asha@Example.COM ")).toBe("asha@example.com");
});

test.each([
	["", texts.enterAddress],
	["   ", texts.enterAddress],
	["asha.example", texts.invalidAddress],
	["asha@example", texts.invalidAddress],
	["asha@example.com\r\nBcc: all@example.com", texts.invalidAddress],
	["a@b.com, c@d.com", texts.invalidAddress],
	["<asha@example.com>", texts.invalidAddress],
])("AUTH-1 the address %j is refused with its text", (address, text) => {
	expect(addressSchema.safeParse(address).error?.issues[0]?.message).toBe(text);
});

test("AUTH-4 a code may be typed as it is printed", () => {
	expect(codeSchema.parse(" 123 456 ")).toBe("123456");
	expect(codeSchema.safeParse("12345").success).toBe(false);
	expect(codeSchema.safeParse("１２３４５６").success).toBe(false);
});

test.each([
	["Rate limit exceeded", texts.tooMany],
	["Invalid email", texts.invalidAddress],
	["The mail server is on holiday", "The mail server is on holiday"],
	[undefined, texts.sendFailed],
])("AUTH-2 the server's %j reads as its text", (message, text) => {
	expect(sendFailureText(message)).toBe(text);
});

test.each([
	["/facts?q=kohli&category=Players#top", "/facts?q=kohli&category=Players#top"],
	["//evil.example", "/"],
	["/\\evil.example", "/"],
	["https://evil.example/", "/"],
	["javascript:alert(1)", "/"],
	["/\tfacts", "/"],
	["/auth?next=/auth", "/"],
	["/api/auth/sign-out", "/"],
	["facts", "/"],
	[null, "/"],
])("AUTH-1 after signing in, %j leads to %j", (next, path) => {
	expect(safeReturnPath(next)).toBe(path);
});

test.each(["/.//elsewhere.example", "/..//elsewhere.example", "/a/..//elsewhere.example", "/%2e//elsewhere.example"])(
	"AUTH-1 %s leads home once its dots are resolved",
	(next) => {
		expect(safeReturnPath(next)).toBe("/");
	},
);

test("AUTH-1 no return path ever leaves the site", () => {
	const hostile = fc.string({ unit: fc.constantFrom("/", "\\", ".", "e", ":", "@", "?", "#", "%", "\t", "\n", " ") });
	fc.assert(
		fc.property(hostile, (text) => {
			for (const next of [text, `/${text}`, `//${text}`])
				expect(new URL(safeReturnPath(next), "https://site.example").origin).toBe("https://site.example");
		}),
		{ numRuns: 2000 },
	);
});
