/** The readable part of an answer that the model is still writing. */
export type Partial = { status?: string; language?: string; text?: string; whole: boolean };

const FIELD = (name: string) => new RegExp(`"${name}"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)("?)`, "s");

/** Reads the fields of an unfinished JSON object. `whole`: the text is complete. */
export function partialAnswer(json: string): Partial {
	const [status, language, text] = ["status", "language", "text"].map((name) => FIELD(name).exec(json));
	return {
		...(status?.[2] ? { status: decoded(status[1]) } : {}),
		...(language?.[2] ? { language: languageOf(decoded(language[1])) } : {}),
		...(text ? { text: decoded(text[1]) } : {}),
		whole: Boolean(text?.[2]),
	};
}

/** Decodes a JSON string that may end within an escape. */
function decoded(inner = ""): string {
	const cut = inner.replace(/\\(?:u[\da-f]{0,3})?$/i, "");
	try {
		return JSON.parse(`"${cut}"`) as string;
	} catch {
		return "";
	}
}

/** The canonical BCP 47 tag; 'en' for an invalid one. */
export function languageOf(text: string): string {
	try {
		return Intl.getCanonicalLocales(text)[0] ?? "en";
	} catch {
		return "en";
	}
}
