import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { ROOT } from "./imports.ts";

type Text = { path: string; line: number; text: string };

/** The sources of texts for fans and owners, without those for programs or logs. */
const SOURCES = "{app,makers,platform,record/read,record/say,server}/**/*.{ts,tsx}";
const EXCLUDED = /\.test\.|^record\/read\/tables|^app\/entry|^platform\/(database|sockets|metrics|env)/;
/** Attributes and properties that programs read: classes, URLs, summaries of entries. */
const FOR_PROGRAMS = new Set(["className", "summary", "href", "to", "path", "d", "viewBox", "method", "pattern", "at"]);
const IGNORED_CALLS =
	/^(Error|TypeError|RegExp|logger|console|sql|z|matchAll|querySelector|closest|setAttribute|describe)$/;

type Node = { type: string; start: number; [key: string]: unknown };

/** All texts in a source that a fan may read, in order. */
export function textsOf(path: string, source: string): Text[] {
	const found: Text[] = [];
	const add = ({ start }: Node, text: string, always = false) => {
		const shown = text
			.replace(/<[^>]*>/g, " ")
			.replace(/\s+/g, " ")
			.trim();
		if (!/\p{L}/u.test(shown) || !(always || isProse(shown))) return;
		found.push({ path, line: source.slice(0, start).split("\n").length, text: shown });
	};
	walk(parseSync(path, source).program as unknown as Node, add);
	return found;
}

/**
 * True for several words that begin with a capital, a quotation mark or an ellipsis, for several that end with
 * punctuation, and for one capitalised word.
 */
const isProse = (text: string): boolean =>
	(/^["“'(\p{Lu}…]/u.test(text) && /\s/.test(text)) || /\s.*[.!?]$/.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text);

function walk(node: Node, add: (node: Node, text: string, always?: boolean) => void): void {
	if (isType(node) || node.type === "ImportDeclaration" || isForPrograms(node)) return;
	if (node.type === "JSXText") add(node, String(node.value), true);
	if (node.type === "Literal" && typeof node.value === "string") add(node, node.value);
	if (node.type === "TemplateLiteral")
		add(node, (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join("…"));
	for (const value of Object.values(node))
		for (const child of Array.isArray(value) ? value : [value])
			if (child && typeof child.type === "string") walk(child, add);
}

/** True for types, which have no texts for fans, but not for `as const` and `satisfies`, which surround values. */
const isType = ({ type, expression }: Node): boolean => type.startsWith("TS") && !expression;

/** True for attributes and properties of FOR_PROGRAMS, for `data-*`, and for calls of IGNORED_CALLS. */
function isForPrograms(node: Node): boolean {
	const named = (node.key ?? node.name) as { name?: unknown } | undefined;
	if (node.type === "JSXAttribute" || node.type === "Property")
		return FOR_PROGRAMS.has(String(named?.name)) || /^data-/.test(String(named?.name));
	const called = (node.callee ?? node.tag) as {
		name?: string;
		object?: { name?: string };
		property?: { name?: string };
	};
	return [called?.name, called?.object?.name, called?.property?.name].some((name) => name && IGNORED_CALLS.test(name));
}

/** All texts of the site for fans, by file and line. */
const allTexts = (): Text[] =>
	globSync(SOURCES, { cwd: ROOT })
		.filter((path) => !EXCLUDED.test(path))
		.sort()
		.flatMap((path) => textsOf(path, readFileSync(join(ROOT, path), "utf8")));

/** Words that fans do not use, with replacements (docs/voice.md). */
const STIFF: [stiff: RegExp, plain: string][] = [
	[/\banew\b/i, "again"],
	[/\bdeeds?\b/i, "what you do"],
	[/\bdear\b/i, "expensive, or nothing"],
	[/\bthere is no such\b/i, "We couldn't find that …"],
	[/\bas it should\b/i, "Our server didn't answer."],
	[/\bsomething broke\b/i, "Something went wrong on our side."],
	[/\bstands here\b/i, "shows up here"],
	[/\bbrings your\b/i, "+5 for your side"],
	[/\b(link|address) is not whole\b/i, "Part of the link is missing."],
	[/\bserves? (for|to)\b/i, "we use it for"],
	[/\bpaid for\b/i, "points"],
	[/\bnot remembered\b/i, "straight from the scorecards"],
	[/\bkeep that apart\b/i, "I can't answer that one yet."],
	[/\bwhat is to come\b/i, "the future"],
	[/\bwho is told\b|\bare told of\b/i, "who hears"],
	[/\bhow hard it bowls\b/i, "Easy, medium or hard"],
	[/\bin the bag\b/i, "so many questions"],
	[/\bthe average a (member|fan)\b/i, "average per member"],
	[/\bplayed at most\b/i, "most-used"],
	[/\bhanded in again\b/i, "Retry failed"],
	[/\bwhat comes out\b/i, "share it"],
	[/\bno source tells\b/i, "we don't know"],
	[/\bin no record\b|\bgive no figure\b/i, "I can't answer that."],
	[/\b(nobody|none|nothing) of (that|this) (name|id)\b|\bof this id\b/i, "We couldn't find that …"],
	[/\bcounted from the (ball-by-ball|match) record\b/i, "from ball-by-ball data"],
	[/\bis told already\b|\bwho is meant\b/i, "say who or what"],
	[/\b(did|does|do) not arrive\b/i, "We didn't get …"],
	[/\bas published\b/i, "the official …"],
	[/\be-mail/i, "email"],
	[/\d lines?\b|… lines\b/, "what they are: batters, seasons"],
];

/** The texts with a stiff word, each with a replacement. */
export const stiffTexts = (texts: readonly Text[]): string[] =>
	texts.flatMap(({ path, line, text }) =>
		STIFF.flatMap(([stiff, plain]) =>
			stiff.test(text) ? [`${path}:${line} says "${stiff.exec(text)?.[0]}". Better: ${plain}`] : [],
		),
	);

if (import.meta.main) {
	const texts = allTexts();
	const stiff = stiffTexts(texts);
	if (process.argv.includes("--check")) {
		for (const fault of stiff) console.error(fault);
		console.log(
			stiff.length === 0 ? "The texts keep to the voice." : `${stiff.length} texts are stiff (docs/voice.md).`,
		);
		process.exitCode = stiff.length === 0 ? 0 : 1;
	} else for (const { path, line, text } of texts) console.log(`${path}:${line}\t${text}`);
}
