import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

const dotted = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join(".");
const number = (address: string) => address.split(".").reduce((value, part) => ((value << 8) | Number(part)) >>> 0, 0);
const colons = (value: bigint) =>
	[112n, 96n, 80n, 64n, 48n, 32n, 16n, 0n].map((shift) => ((value >> shift) & 0xffffn).toString(16)).join(":");
const anyV4 = fc.nat(0xffffffff);
const anyV6 = fc.bigInt({ min: 0n, max: (1n << 128n) - 1n });

const SPECIAL_V4: [string, number][] = [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 4],
	["240.0.0.0", 4],
];
const mask = (prefix: number) => (prefix === 0 ? 0 : (0xffffffff << (32 - prefix)) >>> 0);
const isSpecialV4 = (value: number) =>
	dotted(value) === "168.63.129.16" ||
	SPECIAL_V4.some(([network, prefix]) => (value & mask(prefix)) >>> 0 === number(network));

describe("IPv4", () => {
	test.each(SPECIAL_V4)("no address in %s/%d is public", (network, prefix) => {
		fc.assert(
			fc.property(anyV4, (value) => {
				expect(isPublicAddress(dotted((number(network) | (value & ~mask(prefix))) >>> 0))).toBe(false);
			}),
		);
	});

	test("the ends of each network are not public, and the addresses beside them are", () => {
		for (const [network, prefix] of SPECIAL_V4) {
			const first = number(network);
			const last = (first | ~mask(prefix)) >>> 0;
			for (const value of [first, last, first - 1, last + 1].filter((v) => v >= 0 && v <= 0xffffffff))
				expect([dotted(value), isPublicAddress(dotted(value))]).toEqual([dotted(value), !isSpecialV4(value)]);
		}
	});

	test("every other address is public", () => {
		fc.assert(
			fc.property(anyV4, (value) => {
				expect(isPublicAddress(dotted(value))).toBe(!isSpecialV4(value));
			}),
			{ numRuns: 2000 },
		);
	});
});

describe("IPv6", () => {
	test.each(["1.1.1.1", "10.0.0.1", "127.0.0.1", "169.254.169.254"])("no form that carries %s is public", (v4) => {
		const value = BigInt(number(v4));
		const carried = [
			value, // compatible
			(0xffffn << 32n) | value, // mapped
			(0xffffn << 48n) | value, // translated
			(0x64ff9bn << 96n) | value, // NAT64
			(0x64ff9b0001n << 80n) | value, // NAT64, local
			(0x2002n << 112n) | (value << 80n), // 6to4
			(0x20010000n << 96n) | (value ^ 0xffffffffn), // Teredo
		];
		for (const address of carried)
			expect([colons(address), isPublicAddress(colons(address))]).toEqual([colons(address), false]);
		expect(isPublicAddress(`::ffff:${v4}`)).toBe(false);
		expect(isPublicAddress(`::${v4}`)).toBe(false);
		expect(isPublicAddress(`64:ff9b::${v4}`)).toBe(false);
	});

	test.each([
		"::",
		"::1",
		"fe80::1",
		"fe80::1%eth0",
		"fec0::1",
		"fc00::1",
		"fd00:ec2::254",
		"ff02::1",
		"2001:db8::1",
		"100::1",
		"3fff::1",
		"5f00::1",
	])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

	test.each(["2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450::1", "2400:cb00::1", "2003::1"])(
		"%s is public",
		(address) => expect(isPublicAddress(address)).toBe(true),
	);

	test("nothing outside of global unicast is public", () => {
		fc.assert(
			fc.property(anyV6, (value) => {
				if (value >> 125n !== 1n) expect(isPublicAddress(colons(value))).toBe(false);
			}),
			{ numRuns: 1000 },
		);
	});
});

test("a text that is no address is not public", () => {
	for (const text of [
		"",
		"localhost",
		"example.com",
		"2130706433",
		"0177.0.0.1",
		"1.1.1",
		"1.1.1.1:80",
		"[::1]",
		" 1.1.1.1",
	])
		expect(isPublicAddress(text)).toBe(false);
});
