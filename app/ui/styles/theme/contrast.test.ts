import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), "utf8");
const declared = (text: string) =>
	Object.fromEntries(
		[...text.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name ?? "", value ?? ""]),
	);
const TEAMS = ["mi", "csk", "rcb", "kkr", "dc", "pbks", "rr", "srh", "gt", "lsg"];
/** The declarations of a side's rule, in the day's or the night's stylesheet. */
const sideOf = (text: string, team: string) =>
	Object.assign(
		{},
		...[...text.matchAll(/^([^\n{]*)\{([^}\n]*)\}/gm)]
			.filter(([, selector]) => selector?.includes(`[data-team="${team}"]`))
			.map(([, , body]) => declared((body ?? "").replaceAll("; ", ";\n"))),
	);

const day = { ...declared(css("tokens")), ...declared(css("teams")), ...declared(css("textures")) };
const themes = {
	day: {
		tokens: day,
		side: (team: string) => ({
			"--team-edge": `var(--color-${team})`,
			"--team-fill": `var(--color-${team})`,
			...sideOf(css("teams"), team),
		}),
	},
	night: {
		tokens: { ...day, ...declared(css("night")) },
		side: (team: string) => ({ ...sideOf(css("teams"), team), ...sideOf(css("night"), team) }),
	},
};

function hex(value: string | undefined, tokens: Record<string, string>): string {
	const name = /^var\((--[\w-]+)\)$/.exec(value ?? "")?.[1];
	return name ? hex(tokens[name], tokens) : (value ?? "missing").replace(/\s*\/\*.*$/, "").trim();
}

function luminance(color: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2: (lighter + 0.05) / (darker + 0.05) */
function ratio(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

const PAPER = ["flannel", "sheet", "strip"];
const TEXT = 4.5;
const SHAPE = 3;
/** [colour, backgrounds, lowest ratio] */
const pairs: [string, string[], number][] = [
	["ink", [...PAPER, "marigold-wash", "turf-wash", "sky-wash", "cherry-wash"], TEXT],
	["ink-2", PAPER, TEXT],
	["ink-3", [...PAPER, "sky-wash", "marigold-wash", "cherry-wash"], TEXT],
	["chalk", ["board", "board-up", "board-deep", "action", "action-up"], TEXT],
	["chalk-2", ["board", "board-up", "board-deep"], TEXT],
	["marigold", ["board", "board-up", "board-deep"], TEXT],
	["cherry", [...PAPER, "cherry-wash"], TEXT],
	["cherry-deep", [...PAPER, "cherry-wash"], TEXT],
	["marigold-deep", [...PAPER, "marigold-wash"], TEXT],
	["turf", [...PAPER, "turf-wash"], TEXT],
	["sky", [...PAPER, "sky-wash"], TEXT],
	["on-bright", ["marigold", "marigold-up"], TEXT],
	["on-ink", ["ink"], TEXT],
	["sheet", ["ink"], TEXT],
	["stump", PAPER, SHAPE],
	["rule", PAPER, SHAPE],
	["stitch", PAPER, SHAPE],
	["action", ["flannel", "sheet"], SHAPE],
	["cherry-fill", ["flannel", "sheet"], SHAPE],
	["turf-fill", ["flannel", "sheet"], SHAPE],
	["focus", [...PAPER, "marigold-wash"], SHAPE],
	["board-line", ["board-deep"], SHAPE],
];

describe.each(Object.entries(themes))("SHELL-7 contrast by %s", (_name, { tokens, side }) => {
	const color = (name: string) => hex(`var(--color-${name})`, tokens);
	test.each(pairs)("%s reads on %j", (front, grounds, least) => {
		for (const ground of grounds) expect(ratio(color(front), color(ground)), ground).toBeGreaterThanOrEqual(least);
	});
	test("white has enough contrast on the fills of right and wrong", () => {
		for (const fill of ["cherry-fill", "turf-fill"])
			expect(ratio("#ffffff", color(fill)), fill).toBeGreaterThanOrEqual(TEXT);
	});
	test.each(TEAMS)("%s: its text and its lines have enough contrast on paper", (team) => {
		const own = { ...tokens, ...side(team) };
		for (const ground of PAPER.map(color)) {
			expect(ratio(hex(own["--team-text"], own), ground)).toBeGreaterThanOrEqual(TEXT);
			expect(ratio(hex(own["--team-edge"], own), ground)).toBeGreaterThanOrEqual(SHAPE);
		}
	});
	test("the club's own colours have enough contrast on paper", () => {
		for (const ground of PAPER.map(color)) {
			expect(ratio(hex(tokens["--club-text"], tokens), ground)).toBeGreaterThanOrEqual(TEXT);
			expect(ratio(hex(tokens["--club-edge"], tokens), ground)).toBeGreaterThanOrEqual(SHAPE);
		}
	});
});
