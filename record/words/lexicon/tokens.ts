/** A word as it is compared, and as it was typed; `gap` when a comma or the like stands before it. */
/** `begins`: a sentence begins with it. */
export type Token = { text: string; typed: string; gap: boolean; begins?: true };

const WORD =
	/[0-9]+(?:[.,][0-9]+)*(?:st|nd|rd|th|s)?(?![\p{L}])[+*%]?|[0-9]+|[\p{L}\p{M}][\p{L}\p{M}0-9]*(?:[.'’][\p{L}]+)*|[-–—/&%+]/gu;

/** A word without capitals, accents, points and apostrophes. */
export const fold = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.normalize("NFC")
		.toLowerCase()
		.replace(/[’']s$/, "")
		.replace(/[.'’]/g, "");

/** The words of a text. A stroke between two numbers is "to"; other strokes only part words. */
export function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	let end = 0;
	for (const { 0: typed, index } of text.matchAll(WORD)) {
		const between = text.slice(end, index);
		const before = tokens.at(-1);
		const begins = /[.?!;]\s/.test(between) ? { begins: true as const } : {};
		const [left, right] = [text[index - 1] ?? "", text[index + typed.length] ?? ""];
		end = index + typed.length;
		const gap = /[,:;.?!()]|\s[-–—]\s/.test(between) || (before?.gap === true && before.text === "");
		if (/^[-–—/]$/.test(typed)) {
			if (/[0-9]/.test(left) && /[0-9]/.test(right))
				tokens.push({ text: typed === "/" ? "/" : "to", typed, gap: false });
			else if (/\s/.test(left)) tokens.push({ text: "", typed, gap: true });
			continue;
		}
		if (/^[0-9]/.test(typed)) tokens.push({ text: numberText(typed), typed, gap, ...begins });
		else tokens.push({ text: typed === "&" ? "and" : typed === "%" ? "percent" : fold(typed), typed, gap, ...begins });
		if (/^[0-9].*%$/.test(typed)) tokens.push({ text: "percent", typed: "%", gap: false });
	}
	return tokens.flatMap((token, at) => {
		if (token.text === "") return [];
		return [{ ...token, gap: token.gap || tokens[at - 1]?.text === "" }];
	});
}

const numberText = (typed: string) => typed.replace(/,(?=[0-9])/g, "").replace(/[*%]$/, "");
