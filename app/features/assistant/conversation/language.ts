/** Scripts of one language each. Latin is absent, because English and Hinglish share it. */
const SCRIPTS: [script: RegExp, language: string][] = [
	[/\p{Script=Devanagari}/gu, "hi"],
	[/\p{Script=Tamil}/gu, "ta"],
	[/\p{Script=Telugu}/gu, "te"],
	[/\p{Script=Kannada}/gu, "kn"],
	[/\p{Script=Malayalam}/gu, "ml"],
	[/\p{Script=Bengali}/gu, "bn"],
	[/\p{Script=Gujarati}/gu, "gu"],
	[/\p{Script=Gurmukhi}/gu, "pa"],
	[/\p{Script=Oriya}/gu, "or"],
	[/\p{Script=Sinhala}/gu, "si"],
	[/\p{Script=Arabic}/gu, "ur"],
];

/**
 * Returns a text's language for screen readers: the one in whose script more than a quarter of the letters are. A
 * quarter is enough, because texts in every language have players' names in Latin letters. Undefined for a Latin text.
 */
export function languageOf(text: string): string | undefined {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	return SCRIPTS.find(([script]) => (text.match(script)?.length ?? 0) > letters / 4)?.[1];
}
