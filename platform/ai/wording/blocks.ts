import { introduction } from "./introductions.ts";

/** A text of the record, as a model is given it. */
export type Block = {
	text: string;
	/** the text with a slot for each name, season and figure: '{player} has {figure} runs at {ground} in {season}.' */
	template: string;
	slots: Record<string, string>;
	/** finds the whole text, with each slot in its place or filled as the record fills it */
	pattern: RegExp;
};
export type Names = readonly { name: string; sort: "player" | "side" | "ground" }[];

const FIGURE = String.raw`₹?\d+(?:,\d+)*(?:\.\d+)?(?:[/-]\d+)*(?:st|nd|rd|th)?[*%]?`;
const SEASON = /^20\d\d$/;

/** Makes blocks. Slots are numbered through, so that no two blocks of one maker share a slot. */
export function createBlocks(names: Names = []): (text: string) => Block {
	const counts = new Map<string, number>();
	return (text) => {
		const here = names.filter(({ name }) => text.includes(name)).toSorted((a, b) => b.name.length - a.name.length);
		const sorts = new Map<string, string>(here.map(({ name, sort }) => [name, sort]));
		const named = [...sorts.keys()].map((name) => String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`);
		const slots: Block["slots"] = {};
		const template = text.replace(new RegExp([...named, FIGURE].join("|"), "gu"), (value) => {
			const sort = sorts.get(value) ?? (SEASON.test(value) ? "season" : "figure");
			const count = (counts.get(sort) ?? 0) + 1;
			counts.set(sort, count);
			const slot = count === 1 ? sort : `${sort}_${count}`;
			slots[slot] = value;
			return `{${slot}}`;
		});
		return { text, template, slots, pattern: patternOf(template, slots) };
	};
}

function patternOf(template: string, slots: Block["slots"]): RegExp {
	const parts = template.split(/\{(\w+)\}/).map((part, at) => {
		return at % 2 === 0 ? literal(part) : String.raw`(?:\{${part}\}|${literal(slots[part] ?? "")})`;
	});
	return new RegExp(parts.join(""), "iu");
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
/** With either apostrophe, and with or without commas: what is shown is the record's text in any case. */
const literal = (text: string) =>
	escaped(text)
		.replace(/['’]/g, "['’]")
		.replaceAll(",", ",?")
		.replace(/(?:,\?)?\s+/g, String.raw`,?\s+`);

/** The first block that a text contains completely, with the text before and after it; undefined when there is none. */
export function nextBlock<Of extends Block>(
	text: string,
	blocks: readonly Of[],
): { block: Of; before: string; after: string } | undefined {
	const found = blocks.flatMap((block) => {
		const match = block.pattern.exec(text);
		if (!match) return [];
		return { block, before: text.slice(0, match.index), after: text.slice(match.index + match[0].length) };
	});
	return found.toSorted((a, b) => a.before.length - b.before.length)[0];
}

/**
 * What a model wrote with the record's text in it: the record's text, and the model's introduction before and behind it. Undefined
 * when the text is not whole, is there twice, or anything else is said beside it (decision 0033).
 */
export function filled(text: string, block: Block): string | undefined {
	const found = nextBlock(text, [block]);
	const opening = found && introduction(found.before);
	const closing = found && introduction(found.after);
	if (opening === undefined || closing === undefined) return undefined;
	return joined(opening, block.text, closing);
}

/** Parts of a text, the empty ones left out. */
export const joined = (...parts: string[]): string => parts.filter(Boolean).join(" ");
