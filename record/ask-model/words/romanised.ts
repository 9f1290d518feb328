// Indic scripts have one layout in Unicode: a letter has the same offset in each block, so one table serves all.
const BLOCKS = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];
const SIZE = 0x80;
const CONSONANTS = 0x15;
const LETTERS = "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" ");
const VOWELS: Record<number, string> = {
	...{ 5: "a", 6: "a", 7: "i", 8: "i", 9: "u", 10: "u", 11: "ri", 14: "e", 15: "e", 16: "ai" },
	...{ 13: "e", 17: "o", 18: "o", 19: "o", 20: "au" },
};
const SIGNS: Record<number, string> = {
	...{ 62: "a", 63: "i", 64: "i", 65: "u", 66: "u", 67: "ri", 70: "e", 71: "e", 72: "ai" },
	...{ 69: "e", 73: "o", 74: "o", 75: "o", 76: "au" },
};
const VIRAMA = 0x4d;
const NASALS = new Set([0x01, 0x02, 0x70]);
const DIGITS = 0x66;

const offsetOf = (letter: string): number | undefined => {
	const code = letter.codePointAt(0) ?? 0;
	const block = BLOCKS.find((base) => code >= base && code < base + SIZE);
	return block === undefined ? undefined : code - block;
};

/** True if a text has letters of an Indic script. */
export const isIndic = (text: string): boolean => [...text].some((letter) => offsetOf(letter) !== undefined);

/** A text with Indic letters romanised by sound: 'विराट कोहली' is 'virat kohali'. Other letters stay. */
export function romanised(text: string): string {
	let written = "";
	/** a consonant has an inherent 'a', unless a vowel sign, a virama or the end of the word follows */
	let pending = false;
	for (const letter of text.normalize("NFC")) {
		const offset = offsetOf(letter);
		const sign = offset === undefined ? undefined : SIGNS[offset];
		if (sign !== undefined) written += sign;
		const isOpen = pending && sign === undefined && offset !== VIRAMA;
		pending = false;
		if (offset === undefined) {
			written += letter;
			continue;
		}
		const consonant = LETTERS[offset - CONSONANTS];
		if (isOpen && (consonant !== undefined || NASALS.has(offset))) written += "a";
		if (consonant !== undefined) {
			written += consonant;
			pending = true;
		} else if (NASALS.has(offset)) written += "n";
		else if (offset >= DIGITS && offset < DIGITS + 10) written += String(offset - DIGITS);
		else written += VOWELS[offset] ?? "";
	}
	return written;
}
