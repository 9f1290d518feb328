/** Words that comments and docs leave out, with replacements; also listed in docs/glossary.md. */
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
/** Code in backticks, URLs of links, and indented code blocks. */
const CODE = /`[^`\n]*`|\]\([^)]*\)|^ {4}.*$/gm;

/** Names may have these words: `stands` are partnerships. */
const IN_NAMES = new Set(["stands"]);

/** Finds left-out words in a name (camelCase, snake_case, a path), with replacements. */
export const nameFaults = (name: string): { found: string; instead: string }[] =>
	wordFaults(
		name
			.replace(/[^A-Za-z]+/g, " ")
			.replace(/([a-z])(?=[A-Z])/g, "$1 ")
			.trim(),
	).filter(({ found }) => !IN_NAMES.has(found.toLowerCase()));

/** Finds left-out words in a text, with positions and replacements. Skips code. */
export function wordFaults(text: string): { at: number; found: string; instead: string }[] {
	const words = text.replace(CODE, (code) => " ".repeat(code.length));
	return [...words.matchAll(PATTERN)].map((match) => {
		const which = match.slice(1).findIndex((group) => group !== undefined);
		return { at: match.index, found: match[0], instead: LEFT_OUT[which]?.[1] ?? "" };
	});
}

type Node = {
	type?: string;
	start: number;
	end: number;
	name?: unknown;
	arguments?: unknown[];
	callee?: unknown;
	object?: unknown;
	tag?: unknown;
	quasis?: { start: number; value: { raw: string } }[];
};
type Found = { name: string; at: number };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The identifiers of a parsed program, including JSX, with positions. */
export function namesOf(program: unknown): Found[] {
	if (!isNode(program)) return [];
	const { type, name, start } = program;
	const own = type?.endsWith("Identifier") && typeof name === "string" ? [{ name, at: start }] : [];
	return [...own, ...Object.values(program).flatMap(namesOf)];
}

/** `test`, `it`, `describe`, and wrappers such as `testRecord` */
const TEST = /^(?:test|it|describe)(?:[A-Z]\w*)?$/;

/** The titles of tests in a parsed program, with positions; parts of a template separately. */
export function titlesOf(program: unknown, text: string): Found[] {
	if (!isNode(program)) return [];
	const [title] = (program.type === "CallExpression" && program.arguments) || [];
	const own = isNode(title) && TEST.test(calleeName(program.callee)) ? titlePartsOf(title, text) : [];
	return [...own, ...Object.values(program).flatMap((child) => titlesOf(child, text))];
}

/** The base name of a callee: `test` of `test.each(rows)(…)`. */
function calleeName(callee: unknown): string {
	if (!isNode(callee)) return "";
	const { type, name } = callee;
	return type === "Identifier" ? String(name) : calleeName(callee.object ?? callee.callee ?? callee.tag);
}

function titlePartsOf({ type, start, end, quasis = [] }: Node, text: string): Found[] {
	if (type === "Literal") return [{ name: text.slice(start + 1, end - 1), at: start + 1 }];
	return quasis.map(({ start, value }) => ({ name: value.raw, at: start }));
}
