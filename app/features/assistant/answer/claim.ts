import type { Reading } from "../read/reading.ts";
import { numberIn } from "../read/words.ts";

/** Whether the question claims something to be confirmed, rather than asking which. */
export const isClaim = ({ question, sorts }: Reading): boolean =>
	sorts.has("claim") &&
	/^\W*(?:(?:so|and|but|ok|okay|hey|hi|well|right|now|tell me|quick one|just checking|question|please|say)\W+)*(?:is|are|was|were|did|does|do|has|have|had|can|could|would|am i|true|correct|fact)\b|\b(?:true|right|correct|yes or no|isn't it|didn't (?:he|they)|hasn't he|haven't they)\b/i.test(
		question,
	) &&
	!/\b(?:who|which|what|how)\b/i.test(question);

/** 'than five', 'exactly two': elsewhere a number in letters counts nothing ('one of the best'), so it is none of the reading's. */
const IN_LETTERS =
	/\b(?:than|over|above|exceed\w*|past|beyond|under|below|at least|at most|up to|exactly|precisely|only|just) (\p{L}+)\b/iu;

/** The number that a question holds a figure against; undefined when it names none. */
export const numberClaimed = ({ numbers, question }: Reading): number | undefined =>
	numbers[0] ?? numberIn(IN_LETTERS.exec(question)?.[1]?.toLowerCase() ?? "");

/** Whether a figure is what the words around a number say of it: 'more than', 'fewer than', 'exactly'; at least that many without any. */
export function meets({ question }: Reading, value: number, number: number): boolean {
	// 'no fewer than' and 'no more than' hold the words of their opposites
	if (/\b(?:no|not) (?:fewer|less) than\b/i.test(question)) return value >= number;
	if (/\b(?:at most|up to|(?:no|not) (?:more than|over|above))\b/i.test(question)) return value <= number;
	if (/\b(?:exactly|precisely|(?:only|just) (?:\d|\p{L}+ (?:times?|titles?|finals?)))/iu.test(question))
		return value === number;
	if (/\b(?:fewer|less|under|below)\b/i.test(question)) return value < number;
	return /\b(?:more than|over|above|exceed\w*|past|beyond)\b/i.test(question) ? value > number : value >= number;
}

/** 'Has he more than 9,000 runs?': whether it holds; null when nothing is claimed. */
export function claimed(reading: Reading, value: number): boolean | null {
	const number = numberClaimed(reading);
	return number === undefined || !isClaim(reading) ? null : meets(reading, value, number);
}

/** 'Yes: ' or 'No: ' before a figure that was claimed to be there at all or to be so large; else nothing. */
export function verdict(reading: Reading, value: number): string {
	const holds = claimed(reading, value) ?? (isClaim(reading) && reading.numbers.length === 0 ? value > 0 : null);
	return holds === null ? "" : holds ? "Yes: " : "No: ";
}
