import type { Word } from "./words.ts";

export type Span = {
	from: number;
	to: number;
	/** true when one season was named, not a span */
	single: boolean;
};
export type FoundSpan = { span: Span; from: number; to: number };

const yearIn = (word: Word | undefined): number | undefined => {
	if (!word) return undefined;
	if (/^(19|20)\d\d$/.test(word.text)) return Number(word.text);
	return undefined;
};
const isOne = (word: Word | undefined, ...texts: string[]) => !!word && texts.includes(word.text);

/** The seasons that are named at a word: '2016', 'since 2020', 'between 2010 and 2015', 'before 2014', 'the 2010s'. */
export function spanAt(
	words: Word[],
	at: number,
	{ first, last }: { first: number; last: number },
): FoundSpan | undefined {
	const [word, second, third, fourth] = [words[at], words[at + 1], words[at + 2], words[at + 3]];
	const one = yearIn(word);
	const next = yearIn(second);
	if (one !== undefined) {
		const until = isOne(second, "to", "and", "through", "till", "until", "upto") ? yearIn(third) : undefined;
		if (until !== undefined && until > one && !isOne(second, "and"))
			return { span: { from: one, to: until, single: false }, from: at, to: at + 3 };
		if (next !== undefined && next > one) return { span: { from: one, to: next, single: false }, from: at, to: at + 2 };
		if (isOne(second, "onwards", "onward"))
			return { span: { from: one, to: last, single: false }, from: at, to: at + 2 };
		return { span: { from: one, to: one, single: true }, from: at, to: at + 1 };
	}
	if (isOne(word, "between", "from") && next !== undefined) {
		const until = isOne(third, "and", "to", "through", "till", "until") ? yearIn(fourth) : yearIn(third);
		if (until !== undefined)
			return {
				span: { from: next, to: until, single: false },
				from: at,
				to: at + (yearIn(third) === undefined ? 4 : 3),
			};
		if (isOne(word, "from") && isOne(third, "onwards", "onward", "on"))
			return { span: { from: next, to: last, single: false }, from: at, to: at + 3 };
	}
	if (isOne(word, "since") && next !== undefined)
		return { span: { from: next, to: last, single: false }, from: at, to: at + 2 };
	if (isOne(word, "after", "post") && next !== undefined)
		return { span: { from: next + 1, to: last, single: false }, from: at, to: at + 2 };
	if (isOne(word, "before", "pre") && next !== undefined)
		return { span: { from: first, to: next - 1, single: false }, from: at, to: at + 2 };
	if (isOne(word, "until", "till", "upto", "through") && next !== undefined)
		return { span: { from: first, to: next, single: false }, from: at, to: at + 2 };
	if (isOne(word, "up") && isOne(second, "to", "till", "until") && yearIn(third) !== undefined)
		return { span: { from: first, to: yearIn(third) as number, single: false }, from: at, to: at + 3 };
	if (isOne(word, "in", "during", "over") && isOne(second, "the") && third && /^20\d0s$/.test(third.text))
		return {
			span: { from: Number.parseInt(third.text, 10), to: Number.parseInt(third.text, 10) + 9, single: false },
			from: at,
			to: at + 4,
		};
	const named: [string[], number][] = [
		[["this", "season"], last],
		[["this", "year"], last],
		[["latest", "season"], last],
		[["last", "season"], last],
		[["most", "recent", "season"], last],
		[["inaugural", "season"], first],
		[["inaugural", "edition"], first],
		[["first", "season"], first],
		[["first", "edition"], first],
		[["first", "ever", "season"], first],
		[["very", "first", "season"], first],
		[["opening", "season"], first],
		[["very", "first", "ipl"], first],
		[["first", "ipl"], first],
		[["very", "first", "tournament"], first],
		[["first", "tournament"], first],
		[["inaugural"], first],
	];
	for (const [phrase, season] of named)
		if (phrase.every((text, n) => words[at + n]?.text === text))
			return { span: { from: season, to: season, single: true }, from: at, to: at + phrase.length };
	return undefined;
}
