/** What can be seen of a text. The one rule for names, descriptions and messages. Pure: both sides use it. */

/** Joiners with a use: within an emoji, at a virama of an Indian script, between letters that join by themselves. */
const JOINER =
	String.raw`(?<=\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})
	|(?<=VIRAMA)[\u200c\u200d]|(?<=\p{L})[\u200c\u200d](?=VIRAMA)
	|(?<=JOINING)[\u200c\u200d](?=JOINING)`
		.replaceAll("VIRAMA", String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca]`)
		.replaceAll("JOINING", String.raw`[[\p{scx=Arab}\p{scx=Syrc}]&&[\p{L}\p{M}]]`);
/** They choose between the two looks of an emoji, and make a key of a digit. */
const SELECTOR = String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)`;
/** These follow or carry letters of a script, so they are visible, whatever their Unicode category. */
const SEEN_FORMATS = String.raw`\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`;
const UNSEEN = new RegExp(
	[
		String.raw`(\p{RGI_Emoji_Tag_Sequence}|${JOINER}|${SELECTOR})`,
		String.raw`[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]--[\t\n\r${SEEN_FORMATS}]]`,
	]
		.join("|")
		.replace(/\n\t/g, ""),
	"gv",
);
/** Line ends and all that is only empty room, the braille cell without dots and the empty note among it. */
const ROOM = /[\s\u2800\u{1d159}]+/gu;
/** Signs that only some fonts have, and what is no character. */
const NOT_PUBLIC = /[\p{Co}\p{Noncharacter_Code_Point}]/gu;
/** More marks than a letter carries in any language run over the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Takes out what nobody sees and what turns the direction of the text after it. Emoji and Indian and Arabic words stay whole. */
export const seenText = (text: string): string =>
	settled(text, (now) => now.normalize("NFC").replace(UNSEEN, "$1").normalize("NFC"));

/** The same on one line, with single blanks and none around it: how a name is kept and shown. Empty when nothing is left of it. */
export const oneLine = (text: string): string =>
	settled(text, (now) =>
		seenText(now.replace(NOT_PUBLIC, "").replace(ROOM, " ")).replace(PILED_MARKS, "$1").replace(/ +/g, " ").trim(),
	);

/** Whether a letter, a number or an emoji is in a text. */
export const hasSomethingSeen = (text: string): boolean => SOMETHING.test(text);

/** What is taken out can bring letters together that then become one, and take a joiner's use away: until nothing changes. */
function settled(text: string, step: (now: string) => string): string {
	for (let now = text; ; ) {
		const next = step(now);
		if (next === now) return now;
		now = next;
	}
}
