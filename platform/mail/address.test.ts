import { domainToASCII } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mailAddressOf } from "./address.ts";
import { mailAddress } from "./address-schema.ts";

test.each([
	["  Asha@Example.COM\n", "asha@example.com"],
	["fan@उदाहरण.भारत", "fan@xn--p1b6ci4b4b3a.xn--h2brj9c"],
	["fan@xn--p1b6ci4b4b3a.xn--h2brj9c", "fan@xn--p1b6ci4b4b3a.xn--h2brj9c"],
	["fan@XN--11BA4A.XN--H2BRJ9C", "fan@xn--11ba4a.xn--h2brj9c"],
	["fan@bücher.example", "fan@xn--bcher-kva.example"],
	["fan@bu\u0308cher.example", "fan@xn--bcher-kva.example"],
	["fan@உதாரணம்.இந்தியா", "fan@xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h"],
	["fan@উদাহরণ。ভারত", "fan@xn--d5b6ci4b4b3a.xn--45brj9c"],
	["fan@ශ්‍රී.example", "fan@xn--10cl1a0b660p.example"],
	["f‍an@exa‌mple.com‍", "fan@example.com"],
	["\u202afan@example.com\u202c", "fan@example.com"],
	["\ufefffan@\u200bexample\u00ad.com\u200e", "fan@example.com"],
	["\u3000ｆａｎ＠ｅｘａｍｐｌｅ．ｃｏｍ", "fan@example.com"],
	["राम@उदाहरण.भारत", "राम@xn--p1b6ci4b4b3a.xn--h2brj9c"],
	["a.b+c_d'e-f@sub.example.com", "a.b+c_d'e-f@sub.example.com"],
])("AUTH-1 the address %j is %s", (typed, address) => {
	expect(mailAddressOf(typed)).toBe(address);
	expect(mailAddressOf(address)).toBe(address);
});

test.each([
	"",
	"\u200b",
	"asha",
	"asha.example",
	"asha@example",
	"@example.com",
	"asha@",
	"asha@@example.com",
	"a@b.com, c@d.com",
	"a@b.com c@d.com",
	"<asha@example.com>",
	"Asha <asha@example.com>",
	"asha@example.com\r\nBcc: all@example.com",
	".asha@example.com",
	"asha.@example.com",
	"as..ha@example.com",
	'"asha rao"@example.com',
	"asha@exa mple.com",
	"asha@example.com\0",
	"asha\0@example.com",
	"asha@example.com:25",
	"asha@example.com/path",
	"asha@192.0.2.1",
	"asha@1.2",
	"asha@[::1]",
	"asha@-a.example",
	"asha@under_score.example",
	"asha@ex%61mple.com",
	`${"a".repeat(250)}@example.com`,
	`asha@${"a".repeat(64)}.example`,
])("AUTH-1 the text %j is no address", (typed) => {
	expect(mailAddressOf(typed)).toBeNull();
	expect(mailAddress("invalid", "empty").safeParse(typed).error?.issues[0]?.message).toBe(
		/[a-z]/.test(typed) ? "invalid" : "empty",
	);
});

test("AUTH-1 an address has one spelling, with its domain as in Node's UTS 46", () => {
	const letters = fc.string({ unit: fc.constantFrom(..."aßüÉभारতதم漢-ｅ1"), minLength: 1, maxLength: 8 });
	const marks = fc.string({ unit: fc.constantFrom(" ", "\u200b", "\u202a", "\u202c", "\ufeff", "\t"), maxLength: 3 });
	fc.assert(
		fc.property(letters, letters, marks, marks, (label, top, before, after) => {
			const domain = `${label}.${top}`;
			const one = mailAddressOf(`fan@${domain}`);
			expect(mailAddressOf(`${before}FAN@${domain}${after}`)).toBe(one);
			if (one === null) return;
			expect(one).toBe(`fan@${domainToASCII(domain.normalize("NFKC"))}`);
			expect(mailAddressOf(one)).toBe(one);
		}),
		{ numRuns: 500 },
	);
});
