const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/**
 * The text with the digits of every script as ASCII digits. Unicode lists the digits of a script in one run, 0 to 9, so a digit's
 * value follows from its distance to the start of the run.
 */
export function asciiDigits(text: string): string {
	return text.replace(/\p{Nd}/gu, (digit) => {
		const point = digit.codePointAt(0) ?? 0;
		let first = point;
		while (isDigit(first - 1)) first--;
		return String((point - first) % 10);
	});
}
