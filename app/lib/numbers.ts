/**
 * '1,234,567.25': a number in en-US format, rounded to `decimals` places. Not with Intl, because its first use loads
 * tables for longer than a page takes to start.
 */
export function grouped(value: number, decimals = 3): string {
	const [whole = "", fraction] = String(Number.isInteger(value) ? value : rounded(value, decimals)).split(".");
	return whole.replace(/\B(?=(\d{3})+$)/g, ",") + (fraction ? `.${fraction}` : "");
}

/** Rounds the decimal digits as written, halves away from zero: 1.005 becomes 1.01. */
function rounded(value: number, decimals: number): number {
	const scaled = Math.round(Number(`${Math.abs(value)}e${decimals}`));
	return Math.sign(value) * Number(`${scaled}e-${decimals}`);
}

/** '1 run', '1,234 runs'. `many`: the plural, if it is not `one` with an s. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
	`${grouped(count)} ${count === 1 ? one : many}`;

/** Overs in scorers' notation: 93 balls are 15.3. */
export const overs = (balls: number): string => `${Math.floor(balls / 6)}.${balls % 6}`;

/** 1 → '1st', 12 → '12th' */
export function ordinal(place: number): string {
	const teen = place % 100 >= 11 && place % 100 <= 13;
	return `${place}${teen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th")}`;
}

const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/**
 * Replaces the digits of every script by ASCII digits. Unicode has the digits of a script in a run from 0 to 9, so a
 * digit's value is its distance to the start of the run.
 */
export function asciiDigits(text: string): string {
	return text.replace(/\p{Nd}/gu, (digit) => {
		const point = digit.codePointAt(0) ?? 0;
		let first = point;
		while (isDigit(first - 1)) first--;
		return String((point - first) % 10);
	});
}

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
/** 'seven', from thirteen on '13'. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
