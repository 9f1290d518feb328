import fc from "fast-check";
import { expect, test } from "vitest";
import {
	cleanCustomText,
	conversionRate,
	dominanceLevel,
	friendsText,
	isShareCode,
	SHARE_TYPES,
	shareText,
	shareUrl,
	sharingTexts,
	twitterLink,
	viralRank,
	viralScore,
	whatsappLink,
} from "./rules.ts";

test("VIRAL-3 score, rate and level follow their formulas", () => {
	expect(viralScore({ shares: 3, clicks: 7, conversions: 2 })).toBe(3 * 10 + 7 * 2 + 2 * 50);
	expect(conversionRate({ shares: 1, clicks: 0, conversions: 0 })).toBe(0);
	expect(conversionRate({ shares: 1, clicks: 8, conversions: 1 })).toBe(12.5);
	expect([0, 99, 100, 250].map(dominanceLevel)).toEqual([1, 1, 2, 3]);
	const ranks = [0, 99, 100, 499, 500, 999, 1000].map(viralRank);
	expect(ranks).toEqual(["Net bowler", "Net bowler", "Opener", "Opener", "All-rounder", "All-rounder", "Captain"]);
});

test("SHARE-2 the text names friends who are not paid yet, and is null when all are paid", () => {
	expect(friendsText({ joined: 0, waiting: 0, on_hold: 0 })).toBeNull();
	expect(friendsText({ joined: 4, waiting: 0, on_hold: 0 })).toBeNull();
	expect(friendsText({ joined: 1, waiting: 1, on_hold: 0 })).toBe("1 friend joined, 1 waiting until they take part.");
	expect(friendsText({ joined: 5, waiting: 2, on_hold: 1 })).toBe(
		"5 friends joined, 2 waiting until they take part, 1 waiting for us to take a look.",
	);
});

test("SHARE-1 the link has a code, and the first 8 characters of the fan's id, which are no code", () => {
	const share = { code: "aB3dE6gH9jK2", user_id: "0a1b2c3d-0000-4000-8000-000000000000" };
	expect(shareUrl("https://fans.example", share)).toBe("https://fans.example/s/aB3dE6gH9jK2?ref=0a1b2c3d");
	expect(isShareCode(share.code)).toBe(true);
	for (const code of ["0a1b2c3d", "aB3dE6gH9jK2x", "aB3dE6gH9jK-", ""]) expect(isShareCode(code), code).toBe(false);
});

test("SHARE-1 any text arrives at X beside the address, and at WhatsApp in one field with it", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			const url = "https://fans.example/s/aB3dE6gH9jK2?ref=0a1b2c3d";
			const tweet = new URL(twitterLink(text, url));
			expect([tweet.host, tweet.searchParams.get("text"), tweet.searchParams.get("url")]).toEqual([
				"twitter.com",
				text,
				url,
			]);
			expect(new URL(whatsappLink(text, url)).searchParams.get("text")).toBe(`${text} ${url}`);
		}),
	);
});

test("SHARE-1 each type has a text of at most 400 characters, with and without a name", () => {
	for (const type of SHARE_TYPES)
		for (const name of [null, "x".repeat(200)]) {
			for (const result of [undefined, { score: 1000, total_points: 1000 }]) {
				const text = shareText({ type, name, result }, "Twelfth Man");
				expect(text.length, type).toBeGreaterThan(0);
				expect(text.length, type).toBeLessThanOrEqual(400);
			}
		}
	expect(cleanCustomText("  two\nlines\u0000 and more ")).toBe("two lines and more");
	expect(cleanCustomText(" \u0007\n ")).toBeNull();
	expect(sharingTexts.pointsNote).toContain("10 points");
});
