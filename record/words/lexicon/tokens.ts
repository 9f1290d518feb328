/** A word as it is compared, and as it was typed; `gap` when a comma or the like comes before it. */
/** `begins`: a sentence begins with it. */
export type Token = { text: string; typed: string; gap: boolean; begins?: true };

const WORD =
	/[0-9]+(?:[.,][0-9]+)*(?:st|nd|rd|th|s|v[aei]n?|w[aei]n?|vein)?(?![\p{L}])[+*%]?|[0-9]+|[\p{L}\p{M}][\p{L}\p{M}0-9]*(?:[.'’][\p{L}]+)*|[-–—/&%+]/gu;

/** A word without capitals, accents, points and apostrophes. */
export const fold = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.normalize("NFC")
		.toLowerCase()
		.replace(/[’']s$/, "")
		.replace(/[.'’]/g, "");

/** The words of a text. A stroke between two numbers is "to"; other strokes only part words. */
export function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	let end = 0;
	const whole = text.replace(BETWEEN_INITIALS, "$1.");
	for (const { 0: typed, index } of whole.matchAll(WORD)) {
		const between = whole.slice(end, index);
		const before = tokens.at(-1);
		const isInitial = INITIAL.test(before?.typed ?? "") && /^\.\s*$/.test(between);
		const gap = (!isInitial && /[,:;.?!()]|\s[-–—]\s/.test(between)) || (before?.gap === true && before.text === "");
		const begins = !isInitial && /[.?!;]["”’)]*\s/.test(between) ? { begins: true as const } : {};
		end = index + typed.length;
		if (isStroke(typed)) tokens.push(...strokeOf(typed, whole[index - 1] ?? "", whole[end] ?? ""));
		else tokens.push({ text: textOf(typed), typed, gap, ...begins }, ...percentOf(typed));
	}
	return tokens.flatMap((token, at) =>
		token.text === "" ? [] : [{ ...token, gap: token.gap || tokens[at - 1]?.text === "" }],
	);
}

/** "M. S. Dhoni": a point after an initial ends nothing. */
const INITIAL = /^\p{Lu}(?:\.\p{Lu})*$/u;
/** "M. S. Dhoni" is "M.S. Dhoni". */
const BETWEEN_INITIALS = /(?<!\p{L})(\p{Lu})\.\s+(?=\p{Lu}(?!\p{L}))/gu;
const isStroke = (typed: string) => /^[-–—/]$/.test(typed);
/** A stroke between numbers is a word; one after a space separates the words on its two sides. */
function strokeOf(typed: string, left: string, right: string): Token[] {
	if (/[0-9]/.test(left) && /[0-9]/.test(right)) return [{ text: typed === "/" ? "/" : "to", typed, gap: false }];
	return /\s/.test(left) ? [{ text: "", typed, gap: true }] : [];
}

const SIGNS = new Map([
	["&", "and"],
	["%", "percent"],
	["+", "and"],
]);
const textOf = (typed: string) => (/^[0-9]/.test(typed) ? numberText(typed) : (SIGNS.get(typed) ?? fold(typed)));
/** "40%" is a number and a word. */
const percentOf = (typed: string): Token[] =>
	/^[0-9].*%$/.test(typed) ? [{ text: "percent", typed: "%", gap: false }] : [];

const numberText = (typed: string) =>
	PLACES.get(typed.toLowerCase()) ?? typed.replace(/,(?=[0-9])/g, "").replace(/[*%]$/, "");
/** "Batted 2nd" is "batted second". */
const PLACES = new Map([
	["1st", "first"],
	["2nd", "second"],
	["3rd", "third"],
	["4th", "fourth"],
	["5th", "fifth"],
]);
