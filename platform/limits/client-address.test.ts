import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientAddress, networkOf, wideNetworkOf } from "./client-address.ts";

const address = (
	remoteAddress: string | undefined,
	forwarded: string | string[] | undefined,
	trustProxy: boolean | string[],
) => clientAddress({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded as string } }, trustProxy);

describe("without a trusted proxy", () => {
	test("a forged header changes nothing", () => {
		fc.assert(
			fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (forged) => {
				expect(address("203.0.113.7", forged, false)).toBe("203.0.113.7");
			}),
		);
	});

	test("an IPv4 client has the same address on IPv4 and IPv6 sockets", () => {
		expect(address("::ffff:203.0.113.7", undefined, false)).toBe("203.0.113.7");
		expect(address("2001:db8::1", undefined, false)).toBe("2001:db8::1");
		expect(address("fe80::1%eth0", undefined, false)).toBe("fe80::1");
		expect(address(undefined, undefined, false)).toBe("");
	});
});

describe("with a trusted proxy", () => {
	test("the address that the proxy appended counts, not one that the client sent", () => {
		fc.assert(
			fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (forged) => {
				expect(address("127.0.0.1", `${forged}, 203.0.113.7`, true)).toBe("203.0.113.7");
			}),
		);
	});

	test.each([
		["203.0.113.7", "203.0.113.7"],
		["203.0.113.7, 127.0.0.1", "203.0.113.7"],
		["198.51.100.1, 203.0.113.7:4711, ::1", "203.0.113.7"],
		["[2001:DB8::1]:4711", "2001:db8::1"],
		["198.51.100.1, 10.0.0.3", "10.0.0.3"],
	])("of %s it is %s", (forwarded, expected) => expect(address("127.0.0.1", forwarded, true)).toBe(expected));

	test("a header given twice is read as one", () => {
		expect(address("127.0.0.1", ["198.51.100.1", "203.0.113.7"], true)).toBe("203.0.113.7");
	});

	test.each([undefined, "", "unknown", "203.0.113.7, _hidden", "127.0.0.1", "999.1.1.1"])(
		"%s is no address, so the peer counts",
		(forwarded) => expect(address("10.0.0.3", forwarded, true)).toBe("10.0.0.3"),
	);
});

describe("with named proxies", () => {
	const named = ["10.0.0.0/8", "fd00::/8", "192.0.2.1"];
	test.each([
		["a named peer", "10.1.2.3", "203.0.113.7"],
		["a named peer of IPv6", "fd00::5", "203.0.113.7"],
		["a named peer on a socket of both kinds", "::ffff:192.0.2.1", "203.0.113.7"],
		["any other peer", "198.51.100.9", "198.51.100.9"],
		["this machine, which is not named", "127.0.0.1", "127.0.0.1"],
	])("the header of %s counts only when the proxy is named", (_who, peer, client) => {
		expect(address(peer, "203.0.113.7", named)).toBe(client);
	});

	test("the hops of named proxies are skipped", () => {
		expect(address("10.0.0.1", "198.51.100.1, 203.0.113.7, 10.0.0.2, 127.0.0.1", named)).toBe("203.0.113.7");
	});
});

describe("the network of an address", () => {
	test.each([
		["203.0.113.7", "203.0.113.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:0::/56"],
		["2001:db8:1:23ff::", "2001:db8:1:2300::/56"],
		["2001:db8::1", "2001:db8:0:0::/56"],
		["2001:0db8:0001::", "2001:db8:1:0::/56"],
		["::1", "0:0:0:0::/56"],
		["64:ff9b::192.0.2.1", "64:ff9b:0:0::/56"],
		["", ""],
		["somebody@example.com", "somebody@example.com"],
	])("of %s is %s", (given, network) => expect(networkOf(given)).toBe(network));

	test.each([
		["203.0.113.7", "203.0.113.0/24"],
		["203.0.113.250", "203.0.113.0/24"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
		["2001:db8:1:ff00::1", "2001:db8:1::/48"],
		["2001:db8::1", "2001:db8:0::/48"],
		["", ""],
	])("of %s is %s for what the whole site shares", (given, network) => expect(wideNetworkOf(given)).toBe(network));

	test("is the same for all addresses of a household, and another for the next household", () => {
		const number = fc.integer({ min: 0, max: 0xffff });
		const words = (groups: number[]) => groups.map((group) => group.toString(16)).join(":");
		const site = fc.tuple(number, number, number);
		const inside = fc.tuple(fc.nat(0xff), number, number, number, number);
		fc.assert(
			fc.property(site, fc.nat(0xff), inside, inside, (provider, home, one, two) => {
				const at = ([subnet, ...rest]: number[], house = home) =>
					networkOf(words([...provider, house * 256 + (subnet ?? 0), ...rest]));
				expect(at(one)).toBe(at(two));
				expect(at(one)).toBe(`${words([...provider, home * 256])}::/56`);
				expect(at(one, (home + 1) % 256)).not.toBe(at(one));
			}),
		);
	});
});
