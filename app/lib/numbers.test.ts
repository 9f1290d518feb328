import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { grouped } from "./numbers.ts";

test("STAT-1 whole numbers are grouped as in en-US", () => {
	fc.assert(
		fc.property(fc.integer({ min: -1e15, max: 1e15 }), (value) => {
			expect(grouped(value)).toBe(value.toLocaleString("en-US"));
		}),
	);
});

test("STAT-1 others are rounded as in en-US, to three places or the given number", () => {
	fc.assert(
		fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 3 }), (ten_thousandths, decimals) => {
			const value = ten_thousandths / 10_000;
			expect(grouped(value, decimals)).toBe(
				value.toLocaleString("en-US", { maximumFractionDigits: decimals }).replace(/^-0$/, "0"),
			);
		}),
	);
	expect(grouped(1.005, 2)).toBe("1.01");
});

test("SHELL-9 no source of the browser formats by Intl, whose tables take longer to load than a page to start", () => {
	const sources = globSync("app/**/*.{ts,tsx}").filter(
		(path) => !/\.test\.|\.server\.ts$|^app\/lib\/(?:dates|numbers)\.ts$/.test(path),
	);
	const formatting = sources.filter((path) =>
		/\.toLocale(?:Date|Time)?String\(|\bIntl\./.test(readFileSync(path, "utf8")),
	);
	expect(sources.length).toBeGreaterThan(500);
	expect(formatting).toEqual([]);
});
