import type { Piece } from "../pieces.ts";

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
		" ",
	);
const TENS = { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 };
const NTHS =
	"zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
		" ",
	);

/** Numbers in words: cardinals, ordinals, and the powers of ten that multiply the number before them. */
export const NUMBER_WORDS: ReadonlyMap<string, Piece[]> = new Map<string, Piece[]>([
	...ONES.map((word, value) => [word, [{ is: "number", value }]] as [string, Piece[]]),
	...Object.entries(TENS).map(([word, value]) => [word, [{ is: "number", value }]] as [string, Piece[]]),
	...Object.entries({ twenty: 20, ...TENS }).flatMap(([tens, value]) =>
		ONES.slice(1, 10).map(
			(one, at) => [`${tens} ${one}`, [{ is: "number", value: value + at + 1 }]] as [string, Piece[]],
		),
	),
	...NTHS.map((word, value) => [word, [{ is: "number", value, ordinal: true }]] as [string, Piece[]]),
	...ONES.slice(2, 10).map(
		(word, at) => [`${word} hundred`, [{ is: "number", value: 100 * (at + 2) }]] as [string, Piece[]],
	),
	["thirtieth", [{ is: "number", value: 30, ordinal: true }]],
	["fortieth", [{ is: "number", value: 40, ordinal: true }]],
	["hundredth", [{ is: "number", value: 100, ordinal: true }]],
	["hundred", [{ is: "number", value: 100 }]],
	["thousand", [{ is: "number", value: 1000 }]],
	["dozen", [{ is: "number", value: 12 }]],
	["nil", [{ is: "number", value: 0 }]],
	["thrice", [{ is: "number", value: 3 }]],
	["double figures", [{ is: "number", value: 10, least: true }]],
	["three figures", [{ is: "number", value: 100, least: true }]],
]);

const FIRST_YEAR = 2001;
const LAST_YEAR = 2050;

/** What digits mean: a season, a place ("3rd"), a line ("50+") or a number; undefined when they are none. */
export function numberOf(text: string): Piece | undefined {
	const [, digits = "", mark = ""] =
		/^([0-9]+(?:\.[0-9]+)?)(st|nd|rd|th|v[aei]n?|w[aei]n?|vein|s|\+)?$/.exec(text) ?? [];
	if (!digits) return undefined;
	const value = Number(digits);
	if (mark === "+") return { is: "number", value, least: true };
	if (mark && mark !== "s") return { is: "number", value, ordinal: true };
	if (digits.length === 4 && value >= FIRST_YEAR && value < LAST_YEAR) return { is: "season", value };
	return { is: "number", value };
}
