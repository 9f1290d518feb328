/** Joiners that have an effect: in an emoji, at a virama of an Indian script, between Arabic or Syriac letters. */
const JOINER =
	String.raw`(?<=\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})
	|(?<=VIRAMA)[\u200c\u200d]|(?<=\p{L})[\u200c\u200d](?=VIRAMA)
	|(?<=JOINING)[\u200c\u200d](?=JOINING)`
		.replaceAll("VIRAMA", String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca]`)
		.replaceAll("JOINING", String.raw`[[\p{scx=Arab}\p{scx=Syrc}]&&[\p{L}\p{M}]]`);
/** Variation selectors that have an effect: after an emoji, and in the keycap of a digit. */
const SELECTOR = String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)`;
/** Format characters that are visible. */
const VISIBLE_FORMATS = String.raw`\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`;
const INVISIBLE = new RegExp(
	[
		String.raw`(\p{RGI_Emoji_Tag_Sequence}|${JOINER}|${SELECTOR})`,
		String.raw`[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]--[\t\n\r${VISIBLE_FORMATS}]]`,
	]
		.join("|")
		.replace(/\n\t/g, ""),
	"gv",
);
/** Blanks of any script, the empty braille cell and the null notehead. */
const ROOM = /[\s\u2800\u{1d159}]+/gu;
const NOT_PUBLIC = /[\p{Co}\p{Noncharacter_Code_Point}]/gu;
/** More marks than a letter has in any language; they would cover the lines around. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Removes invisible characters and changes of the text direction, where neither script nor emoji needs them. */
export const visibleText = (text: string): string =>
	untilStable(text, (now) => now.normalize("NFC").replace(INVISIBLE, "$1").normalize("NFC"));

/**
 * The stored form of names: `visibleText` on one line, with single blanks and at most four marks on a letter. May be
 * empty.
 */
export const oneLine = (text: string): string =>
	untilStable(text, (now) =>
		visibleText(now.replace(NOT_PUBLIC, "").replace(ROOM, " ")).replace(PILED_MARKS, "$1").replace(/ +/g, " ").trim(),
	);

/** Whether a text has a letter, a number or an emoji. */
export const hasVisibleCharacter = (text: string): boolean => SOMETHING.test(text);

/** Repeats a step until nothing changes, because a removal can compose a character or make a joiner useless. */
function untilStable(text: string, step: (now: string) => string): string {
	for (let now = text; ; ) {
		const next = step(now);
		if (next === now) return now;
		now = next;
	}
}
