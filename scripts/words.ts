/** Words that comments and docs leave out, and what to write instead. People read them in docs/glossary.md. */
export const LEFT_OUT: [words: string[], instead: string][] = [
	[["told"], "say who sends or shows what to whom"],
	[["handed"], "passed, given, queued"],
	[["anew"], "again"],
	[["deed", "deeds"], "action"],
	[["asked for", "asked of"], "requested, read, wanted"],
	[["stands"], "is, is written, is listed"],
	[["so many"], "a number; at most; per"],
	[["let go"], "dropped, freed"],
	[["amiss"], "wrong"],
	[["team community", "team communities", "community team", "community teams"], "army"],
	[["economy rate", "economy rates"], "economy"],
	[["inning"], "innings"],
	[["points log"], "ledger"],
];
const PATTERN = new RegExp(
	`(?<![\\w\`/-])(?:${LEFT_OUT.map(([words]) => `(${words.join("|")})`).join("|")})(?![\\w\`/-])`,
	"gi",
);
/** Names in code, addresses of links, indented blocks of code. */
const CODE = /`[^`\n]*`|\]\([^)]*\)|^ {4}.*$/gm;

/** A word that names may have: `stands` are partnerships. */
const IN_NAMES = new Set(["stands"]);

/** The words of a name (camelCase, snake_case, a path) that the glossary leaves out, and what to write instead. */
export const nameFaults = (name: string): { found: string; instead: string }[] =>
	wordFaults(
		name
			.replace(/[^A-Za-z]+/g, " ")
			.replace(/([a-z])(?=[A-Z])/g, "$1 ")
			.trim(),
	).filter(({ found }) => !IN_NAMES.has(found.toLowerCase()));

/** The words of a text that the glossary leaves out: where each is, and what to write instead. Code in it is skipped. */
export function wordFaults(text: string): { at: number; found: string; instead: string }[] {
	const words = text.replace(CODE, (code) => " ".repeat(code.length));
	return [...words.matchAll(PATTERN)].map((match) => {
		const which = match.slice(1).findIndex((group) => group !== undefined);
		return { at: match.index, found: match[0], instead: LEFT_OUT[which]?.[1] ?? "" };
	});
}
