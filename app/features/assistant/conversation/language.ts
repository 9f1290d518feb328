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
 * Detects a text's language by its script, for screen readers. More than a quarter of the letters is enough, because
 * players' names are in Latin letters in every language. Undefined if no script has that many, as in Latin texts.
 */
export function languageOf(text: string): string | undefined {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	return SCRIPTS.find(([script]) => (text.match(script)?.length ?? 0) > letters / 4)?.[1];
}
