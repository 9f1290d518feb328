import { expect, test } from "vitest";
import { VISITORS_OF_WIDE_NETWORK, visitorOf } from "./visitor.ts";

const visitors = (addresses: string[]) => new Set(addresses.map((client) => visitorOf({ fan: null, client }))).size;
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

test("a network is one visitor, and a fan is one in any network", () => {
	expect(visitors(upTo(256).map((n) => `2001:db8:1:${n.toString(16)}::${n}`))).toBe(1);
	expect(new Set(["192.0.2.1", "2001:db8::1"].map((client) => visitorOf({ fan: { id: "1" }, client }))).size).toBe(1);
});

test("a wide network is at most sixteen visitors, and shares none with others", () => {
	for (const wide of [(n: number) => `2001:db8:1:${n.toString(16)}00::1`, (n: number) => `192.0.2.${n}`]) {
		const count = visitors(upTo(256).map(wide));
		expect(count).toBeGreaterThan(1);
		expect(count).toBeLessThanOrEqual(VISITORS_OF_WIDE_NETWORK);
	}
	expect(visitors(upTo(100).map((n) => `192.0.${n}.1`))).toBe(100);
});
