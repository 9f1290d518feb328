import fc from "fast-check";
import { expect, test } from "vitest";
import { hasVisibleCharacter, oneLine, visibleText } from "./visible.ts";

const text = () => fc.string({ unit: "binary", maxLength: 40 });
/** Texts that mix invisible characters with ones that must stay. */
const tricky = () =>
	fc
		.array(
			fc.constantFrom(
				..."a1 \n\t\u00a0\u2028\u200b\u200c\u200d\u202e\u061c\u00ad\u034f\u3164\u2800\ufe0f\ufe0e\u0301\u0323\u20e3\u0951".split(
					"",
				),
				..."कष्र্বাمن\u094d\u0dca".split(""),
				..."👩❤🏽🏴🚀\u{e0067}\u{e007f}\u{e000}\u{1d159}↔\u0338",
			),
			{ maxLength: 30 },
		)
		.map((letters) => letters.join(""));

test.each([
	["नेटवर्क"],
	["क्\u200dष"],
	["র\u200d্যান"],
	["ശ്രീമാന്\u200d"],
	["ශ්\u200dරී ලංකා"],
	["می\u200cخواهم"],
	["تمیم اقبال"],
	["👨‍👩‍👧"],
	["👩🏽‍❤️‍💋‍👨🏻"],
	["🏳️‍🌈 ❤️ 1️⃣"],
	["🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
	["Zoë O'Neil-Rao Jr. <b>"],
	["தோனி ரசிகர்"],
])("PROF-1 GROUP-4 %s stays as it is", (whole) => {
	expect(oneLine(whole)).toBe(whole.normalize("NFC"));
	expect(visibleText(whole)).toBe(whole.normalize("NFC"));
});

test.each([
	["  MS \n\t Dhoni\u2028", "MS Dhoni"],
	["\u202esnaf SM", "snaf SM"],
	["MS\u200bDhoni", "MSDhoni"],
	["A\u00addmin\u061c", "Admin"],
	["Ad\u200dmin", "Admin"],
	["RCB\ufe0f1\ufe0f", "RCB1"],
	["\u2066left\u2069\u200e\u180e", "left"],
	["A\u{e0041}\u{e0042}", "A"],
	["\ue000\uf8ff Asha \ufdd0", "Asha"],
	[`Z${"\u0301".repeat(40)}algo`, "Ź\u0301\u0301\u0301\u0301algo"],
	["\u2800 \u3164\u200d\u{1d159}\u0000\u0085", ""],
	["\u{1f3f4}\u{e0075}\u{e0073}\u{e007f}", "\u{1f3f4}"],
])("PROF-1 GROUP-2 of %j as a name stays %j", (typed, kept) => {
	expect(oneLine(typed)).toBe(kept);
});

test("PROF-1 ARENA-2 GROUP-4 cleaning is idempotent and removes invisible characters", () => {
	fc.assert(
		fc.property(fc.oneof(text(), tricky()), (typed) => {
			const name = oneLine(typed);
			expect(oneLine(name)).toBe(name);
			expect(visibleText(visibleText(typed))).toBe(visibleText(typed));
			expect(name).not.toMatch(/^\s|\s$|\s\s|[\n\r\t\u2028\u2029]/);
			for (const clean of [name, visibleText(typed)])
				expect(clean).not.toMatch(/\u034f|[\p{Bidi_Control}\u00ad\u115f\u1160\u200b\u2060-\u2064\u3164\ufeff\uffa0]/u);
			expect(name).not.toMatch(/\p{M}{5}/u);
		}),
		{ numRuns: 1000 },
	);
});

test("PROF-1 a name without a letter, a number or an emoji has nothing visible", () => {
	for (const shown of ["a", "7", "க", "🏏", "🇮🇳", "—x—"]) expect(hasVisibleCharacter(shown), shown).toBe(true);
	for (const none of ["", "---", "…", "\u0301", "’"]) expect(hasVisibleCharacter(none), none).toBe(false);
});
