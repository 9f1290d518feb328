import type { Reading } from "../read/reading.ts";

/** Whether the question claims something to be confirmed, rather than asking which. */
export const isClaim = ({ question, sorts }: Reading): boolean =>
	sorts.has("claim") &&
	/^\W*(?:(?:so|and|but|ok|okay|hey|hi|well|right|now|tell me|quick one|just checking|question|please|say)\W+)*(?:is|are|was|were|did|does|do|has|have|had|can|could|would|am i|true|correct|fact)\b|\b(?:true|right|correct|yes or no|isn't it|didn't (?:he|they)|hasn't he|haven't they)\b/i.test(
		question,
	) &&
	!/\b(?:who|which|what|how)\b/i.test(question);

/** 'Has he more than 9,000 runs?': whether it holds; null when nothing is claimed. */
export function claimed(reading: Reading, value: number): boolean | null {
	const { question } = reading;
	const [number] = reading.numbers;
	if (number === undefined || !isClaim(reading)) return null;
	if (/\b(?:fewer|less|under|below)\b/i.test(question)) return value < number;
	return /\b(?:more than|over|above|exceed\w*|past|beyond)\b/i.test(question) ? value > number : value >= number;
}

/** 'Yes: ' or 'No: ' before a figure that was claimed to be there at all or to be so large; else nothing. */
export function verdict(reading: Reading, value: number): string {
	const holds = claimed(reading, value) ?? (isClaim(reading) && reading.numbers.length === 0 ? value > 0 : null);
	return holds === null ? "" : holds ? "Yes: " : "No: ";
}
