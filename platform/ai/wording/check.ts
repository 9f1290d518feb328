import { isPlain, sentencesOf, stem, type Token, tokensOf } from "./tokens.ts";
import { QUALIFYING } from "./words.ts";

/** A text that is true: sentences that were made from the record. */
export type Source = { tokens: Token[]; sentence: number }[];

const LONGEST_SENTENCE = 400;
const qualifying = new Set([...QUALIFYING].map(stem));
const meant = (tokens: Token[]) => tokens.filter(({ sort }) => sort !== "link");

/** Reads the text that others may reword. `untrusted`: what whoever asked for it had said; its figures vouch for nothing. */
export function sourceOf(text: string, untrusted = ""): Source {
	const doubtful = new Set(tokensOf(untrusted).flatMap(({ sort, value }) => (sort === "number" ? value : [])));
	return sentencesOf(text).map((sentence, at) => ({
		sentence: at,
		tokens: tokensOf(sentence).map((token) =>
			token.sort === "number" && doubtful.has(token.value) ? { ...token, value: "?" } : token,
		),
	}));
}

/**
 * What is wrong with a sentence that rewords a source; undefined when it says nothing that the source does not say. `said` is
 * what was told of the same source before it.
 *
 * - It is plain text, and each of its words links or stands in the source.
 * - Its figures and names keep the source's order; a figure stays with the name before it and the word after it, and every other
 *   word beside one of its neighbours.
 * - What narrows or turns a statement (a season, a final, 'not', 'least') is not dropped.
 */
export function wordingFault(sentence: string, source: Source, said: string[] = []): string | undefined {
	if (sentence.length > LONGEST_SENTENCE) return "it is too long";
	if (!isPlain(sentence)) return "it is not plain text";
	// each sentence of the source stands by itself; what joins several has to keep what belongs to all of them
	if (source.some((one) => faultBeside(sentence, [one], said) === undefined)) return undefined;
	return faultBeside(sentence, source, said);
}

function faultBeside(sentence: string, source: Source, said: string[]): string | undefined {
	const read = source.flatMap(({ tokens }) => tokens);
	const known = new Set(meant(read).map(({ value }) => value));
	const names = new Set(read.flatMap(({ sort, value }) => (sort === "name" ? value : [])));
	// a word that has a capital letter anywhere is a name everywhere, that of 'Over all seasons' too
	const named = (token: Token): Token =>
		token.sort === "word" && names.has(token.value) ? { ...token, sort: "name" } : token;
	const [all, tokens] = [read.map(named), tokensOf(sentence).map(named)];
	const strange = meant(tokens).find(({ value }) => !known.has(value));
	if (strange)
		return strange.sort === "word" || strange.sort === "name"
			? "a word that nothing vouches for"
			: "a figure that nothing vouches for";
	return orderFault(tokens, all) ?? neighbourFault(tokens, all) ?? droppedFault(tokens, source, said);
}

/** Whether figures and names stand as they stand in the source. */
function orderFault(tokens: Token[], source: Token[]): string | undefined {
	const anchor = ({ sort }: Token) => sort === "name" || sort === "number";
	const anchors = source.filter(anchor);
	let at = 0;
	for (const [index, token] of tokens.entries()) {
		if (token.sort === "year" && !keepsItsYear(tokens, index, source)) return "a year out of place";
		if (!anchor(token)) continue;
		const found = anchors.findIndex(({ value }, place) => place >= at && value === token.value);
		if (found === -1) return "names or figures in another order";
		const skipped = anchors.slice(at, found);
		const before = tokens[index - 1];
		if (token.sort === "name" && token.adjacent && before?.sort === "name" && skipped.length > 0)
			return "a name put together from two";
		if (token.sort === "number" && skipped.some(({ sort }) => sort === "name")) return "a figure of somebody else";
		if (token.sort === "number" && !keepsItsUnit(tokens, index, source, anchors[found] as Token))
			return "a figure of something else";
		at = found + 1;
	}
	return undefined;
}

/** The word that follows a figure is the one that follows it in the source. */
function keepsItsUnit(tokens: Token[], index: number, source: Token[], figure: Token): boolean {
	const next = meant(tokens.slice(index + 1))[0];
	if (next?.sort !== "word") return true;
	const own = meant(source.slice(source.indexOf(figure) + 1))[0];
	return own?.value === next.value;
}

/** A year is one in the source too; with several in it, it stays behind the same word. */
function keepsItsYear(tokens: Token[], index: number, source: Token[]): boolean {
	const years = source.filter(({ sort }) => sort === "year");
	const single = new Set(years.map(({ value }) => value)).size === 1;
	const before = meant(tokens.slice(0, index)).at(-1)?.value;
	return years.some(
		(year) =>
			year.value === tokens[index]?.value &&
			(single || meant(source.slice(0, source.indexOf(year))).at(-1)?.value === before),
	);
}

/** Whether a word was taken from its place, as a 'not' is that turns another figure. */
function neighbourFault(tokens: Token[], source: Token[]): string | undefined {
	const [own, there] = [meant(tokens), meant(source)];
	const moved = own.some(({ sort, value }, at) => {
		if (sort !== "word" || own.length === 1) return false;
		return !there.some(
			(token, place) =>
				token.value === value &&
				((at > 0 && there[place - 1]?.value === own[at - 1]?.value) ||
					(at < own.length - 1 && there[place + 1]?.value === own[at + 1]?.value)),
		);
	});
	return moved ? "a word out of place" : undefined;
}

/** Whether it leaves out what narrows or turns a sentence of the source that it takes something from. */
function droppedFault(tokens: Token[], source: Source, said: string[]): string | undefined {
	const told = new Set([...tokens, ...said.flatMap(tokensOf)].map(({ value }) => value));
	const taken = new Set(meant(tokens).map(({ value }) => value));
	const figures = tokens.some(({ sort }) => sort === "number");
	for (const { tokens: own } of source) {
		const touched = own.some(({ sort, value }) => taken.has(value) && (figures ? sort === "number" : sort !== "link"));
		if (!touched) continue;
		const people = own.filter(({ sort }) => sort === "name");
		const needed = own.filter(
			({ sort, value }) =>
				sort === "year" || qualifying.has(value) || (sort === "name" && people.length <= 4 && isLastName(own, value)),
		);
		if (needed.some(({ value }) => !told.has(value))) return "it leaves out what belongs to it";
	}
	return undefined;
}

/** 'Kohli' of 'Virat Kohli': the last of the capitalised words that stand together. */
function isLastName(tokens: Token[], value: string): boolean {
	const at = tokens.findIndex((token) => token.value === value);
	const next = tokens[at + 1];
	return !(next?.sort === "name" && next.adjacent);
}
