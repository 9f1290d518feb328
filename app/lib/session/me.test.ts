import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HUES, hueOf, initialOf } from "./avatar.ts";
import { displayName, initialsOf } from "./me.ts";

const id = "5e77f1a0-2c1d-4e8b-9c51-6d2f1f7d9a10";

test("SHELL-4 a fan without a picture is shown by the first letter of the address", () => {
	expect(initialOf({ email: "asha@example.com" })).toBe("A");
	expect(initialOf({ email: "éa@example.com" })).toBe("É");
});

test("GROUP-4 fans without a name differ by four letters of their id", () => {
	expect(displayName({ id, full_name: "Asha Rao" })).toBe("Asha Rao");
	expect(displayName({ id, full_name: null })).toBe("Cricket Fan htkk");
	expect(displayName({ id, full_name: "  " })).toBe("Cricket Fan htkk");
	expect(displayName({ id: null, full_name: null })).toBe("Cricket Fan");
	const names = Array.from({ length: 200 }, () => displayName({ id: crypto.randomUUID(), full_name: null }));
	expect(new Set(names).size).toBeGreaterThan(195);
	for (const name of names) expect(name).toMatch(/^Cricket Fan [b-df-hj-np-tv]{4}$/);
});

test("GROUP-4 initials on the fan's colour replace a missing picture", () => {
	expect(["Asha Rao", "asha", "Cricket Fan htkk", "Anna Maria van Dyk", "रोहित शर्मा", ""].map(initialsOf)).toEqual([
		"AR",
		"A",
		"CH",
		"AD",
		"रश",
		"?",
	]);
	const hues = new Set(Array.from({ length: 500 }, () => hueOf(crypto.randomUUID())));
	expect([...hues].toSorted()).toEqual(Array.from({ length: HUES }, (_, hue) => hue));
	expect(hueOf(null)).toBeUndefined();
});

test("GROUP-4 initials have the contrast of WCAG AA on each of the colours", () => {
	const sheet = readFileSync(new URL("../../ui/styles/people/avatar.css", import.meta.url), "utf8");
	const colours = [...sheet.matchAll(/\.avatar\[data-hue="(\d+)"\] \{ --team: (#[0-9a-f]{6}); \}/g)];
	expect(colours.map(([, hue]) => Number(hue))).toEqual(Array.from({ length: HUES }, (_, hue) => hue));
	const ink = /\.avatar\[data-hue\] \{ --team-ink: (#[0-9a-f]{6});/.exec(sheet)?.[1] ?? "";
	for (const [, , colour = ""] of colours)
		expect((light(ink) + 0.05) / (light(colour) + 0.05), colour).toBeGreaterThanOrEqual(4.5);
});

/** Relative luminance of '#rrggbb' as WCAG 2 defines it. */
function light(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number(`0x${colour.slice(at, at + 2)}`) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
