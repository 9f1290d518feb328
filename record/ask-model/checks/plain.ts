import type { Piece } from "../cells.ts";
import type { Draft, Fault, Grounds } from "../types.ts";
import { dateWordsIn } from "../words/dates.ts";
import { digitsIn, numberWordsIn } from "../words/numbers.ts";
import { quantitiesIn } from "../words/quantities.ts";
import { compared, sentencesOf, tokensOf } from "../words/tokens.ts";
import { foreignNames } from "./names.ts";

const LONGEST_TALK = 240;
const LONGEST_ANSWER = 1_200;
const LONGEST_WORD = 40;
/** A text that repeats this many consecutive words of the instructions quotes them. */
const QUOTED_WORDS = 5;
const ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}-]+\.(?=\p{L})[\p{L}]{2,}(?:\/|\b)/u;
const MARKUP = /[<>[\]`|\\#*_~=]|&[#\w]+;/u;

/** Marks that change the shape or direction of other letters, except joiners of Indic and Arabic scripts. */
const HIDDEN = /[[\p{Cc}\p{Cf}]--[\n\u200c\u200d]]/v;
/** A word that mixes scripts with similar letters. */
const MIXED =
	/\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

const fault = (says: string): Fault => ({ check: "plain", says });

/**
 * The fault of a text that is empty or too long, has addresses, markup or hidden marks, or quotes the instructions, and
 * of an answer with a sentence that has no cell.
 */
export function plainFaults({ status, text }: Draft, pieces: readonly Piece[], grounds: Grounds): Fault[] {
	const words = pieces.map((piece) => ("words" in piece ? piece.words : " ")).join("\n");
	if (text.trim() === "") return [fault("the text is empty")];
	if (text.length > LONGEST_ANSWER) return [fault(`the text is longer than ${LONGEST_ANSWER} characters`)];
	if (HIDDEN.test(words) || MIXED.test(words))
		return [fault("write plain letters of one script in a word, without hidden marks")];
	if (pieces.some((piece, at) => at > 0 && "words" in piece && /^\p{M}/u.test(piece.words)))
		return [fault("a mark behind a cell changes how its figure looks")];
	if (ADDRESS.test(words) || MARKUP.test(words)) return [fault("write plain sentences without addresses and markup")];
	if (
		/[\p{L}\p{N}+/]{41,}/u.test(
			words.replaceAll(/[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, " "),
		)
	)
		return [fault(`a word is longer than ${LONGEST_WORD} letters`)];
	if (quotes(words, grounds.instructions)) return [fault("do not repeat the instructions")];
	if (status === "answered")
		return sentencesOf(text).some((sentence) => !/\{[^{}]+\}/.test(sentence) && /\p{L}/u.test(sentence))
			? [
					fault(
						"a sentence without a cell says nothing that the record proves: leave it out, or join it to one with a cell",
					),
				]
			: [];
	return [];
}

function quotes(text: string, instructions: string): boolean {
	const words = (of: string) => tokensOf(compared(of)).map(({ lower }) => lower);
	const [said, given] = [words(text), ` ${words(instructions).join(" ")} `];
	return said.some((_, at) => {
		const run = said.slice(at, at + QUOTED_WORDS);
		return run.length === QUOTED_WORDS && given.includes(` ${run.join(" ")} `);
	});
}

/** Faults of a text without figures: it must be short and have no cell, figure, date, rank or foreign name. */
export function talkFaults({ text, language }: Draft, pieces: readonly Piece[], grounds: Grounds): Fault[] {
	if (text.length > LONGEST_TALK) return [fault(`write at most ${LONGEST_TALK} characters`)];
	if (pieces.some((piece) => "cell" in piece)) return [fault("a text with a cell has the status 'answered'")];
	const found = [
		...digitsIn(text),
		...numberWordsIn(text, language),
		...dateWordsIn(text, language),
		...quantitiesIn(text, "most", language),
		...quantitiesIn(text, "all", language),
		...foreignNames(text, grounds),
	];
	return found.length > 0 ? [fault(`leave "${found[0]}" out: only an answer with cells may say it`)] : [];
}

/** Faults of a question back: it must name two candidates or more as cells, and no other figure or name. */
export function askBackFaults(said: Draft, pieces: readonly Piece[], grounds: Grounds): Fault[] {
	if (said.text.length > LONGEST_TALK * 2) return [fault(`write at most ${LONGEST_TALK * 2} characters`)];
	const named = pieces.flatMap((piece) => ("cell" in piece ? piece.cell.references.flatMap(({ value }) => value) : []));
	if (new Set(named).size < 2)
		return [fault("name two candidates or more as cells, such as {a1.0.player} or {a1.all.player}")];
	const words = pieces.map((piece) => ("words" in piece ? piece.words : " ")).join(" ");
	if (!/[?？؟;]\s*$/.test(said.text)) return [fault("end it with a question mark")];
	const [found] = [
		...digitsIn(words),
		...numberWordsIn(words, said.language),
		...dateWordsIn(words, said.language),
		...quantitiesIn(words, "all", said.language),
		...foreignNames(words, grounds),
	];
	return found === undefined ? [] : [fault(`leave "${found}" out, or write it as a cell`)];
}
