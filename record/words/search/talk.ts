import type { Parting } from "../lexicon/lexicon.ts";
import type { Piece } from "../pieces.ts";
import { first, isSpare, isUnknown, limits, type Phrase } from "./idle.ts";

/** These narrow the question wherever they are, so nobody says them without a reason. */
const NARROWS = new Set<Piece["is"]>([
	"not",
	"without",
	"aside",
	"included",
	"only",
	"since",
	"before",
	"after",
	"until",
]);
const NAMES = new Set<Piece["is"]>(["person", "side", "where", "step", "season"]);
/** What a question word asks: its kind of answer. */
const ASKS = new Set(["who", "which", "count", "list", "share", "when", "where"]);

const marks = (phrase: Phrase, flag: "talk" | "own" | "tells" | "means") =>
	phrase.meanings.some((pieces) => pieces.some((piece) => piece.is === "skip" && piece[flag] === true));
const asks = (phrase: Phrase) =>
	first(phrase).some(
		(piece) => (piece.is === "form" && ASKS.has(piece.form)) || (piece.is === "noun" && piece.asked === true),
	);
const beginsYesNo = (sentence: Phrase[]) => {
	const one = sentence.find((phrase) => !marks(phrase, "talk") && !first(phrase).every(({ is }) => is === "skip"));
	return one !== undefined && first(one).some((piece) => piece.is === "form" && piece.form === "yes_no");
};

/** A text without who tells it and without the sentences in which the asker only talks; undefined when all of it asks. */
export function withoutTalk(parting: Parting): Parting | undefined {
	const own = sentencesOf(parting).flatMap(withoutTeller);
	const asked = own.length > 0 ? ofQuestion(own) : undefined;
	return asked ?? (own.length < parting.length && own.length > 0 ? own : undefined);
}

/** "Sharma ji is asking who won": who asks is no part of the question. */
function withoutTeller(sentence: Phrase[]): Phrase[] {
	const at = sentence.findIndex((phrase) => marks(phrase, "tells"));
	const before = at > 0 ? sentence.slice(0, at).filter((phrase) => !isSpare(phrase)) : [];
	const [teller, ...more] = before;
	const isNamed = teller !== undefined && more.length === 0 && first(teller).every(({ is }) => is === "person");
	const rest = sentence.slice(at + 1);
	const [next] = rest;
	if (!isNamed) return sentence;
	return next ? [{ ...next, begins: true }, ...rest.slice(1)] : [];
}

function ofQuestion(parting: Parting): Parting | undefined {
	const sentences = sentencesOf(parting);
	const isTalk = (sentence: Phrase[]) =>
		sentence.some((phrase) => marks(phrase, "talk")) &&
		!sentence.some((phrase) => asks(phrase) || marks(phrase, "means") || narrows(phrase)) &&
		!beginsYesNo(sentence) &&
		!saysStrange(sentence);
	const kept = sentences.filter((sentence) => !isTalk(sentence)).flat();
	const asked = sentences.filter((sentence) => !isTalk(sentence) || addsTo(sentence, kept));
	return asked.length === sentences.length || asked.length === 0 ? undefined : asked.flat();
}

/** "I am counting flumpish ones", "he is asking for tuesdays": what nobody knows may limit the question. */
const saysStrange = (sentence: Phrase[]) => sentence.some(isUnknown) && sentence.some(limits);

function sentencesOf(parting: Parting): Phrase[][] {
	const sentences: Phrase[][] = [];
	for (const [at, phrase] of parting.entries()) {
		if (phrase.begins || sentences.length === 0 || opensTalk(parting, at)) sentences.push([]);
		sentences.at(-1)?.push(phrase);
	}
	return sentences;
}

/** A comma before "I think it's Bumrah" parts as a full stop does, one before "I think" alone does not. */
function opensTalk(parting: Parting, at: number): boolean {
	const { gap, ...phrase } = parting[at] as Phrase;
	if (!gap || !marks({ gap, ...phrase }, "talk")) return false;
	const rest = parting.slice(at + 1);
	const end = rest.findIndex(({ begins }) => begins);
	return rest.slice(0, end < 0 ? rest.length : end).some((one) => !isSpare(one));
}

const narrows = (phrase: Phrase) => !isSpare(phrase) && first(phrase).some(({ is }) => NARROWS.has(is));

/** Whether a sentence names somebody, something or a figure of which the question says nothing. */
function addsTo(sentence: Phrase[], kept: Phrase[]): boolean {
	const points = kept.some((one) => first(one).some((piece) => piece.is === "form" && piece.form === "that"));
	const isOwn = sentence.some((phrase) => marks(phrase, "own")) && !points;
	const isLinked = (at: number) =>
		sentence.slice(0, at).some((phrase) => first(phrase).some(({ is }) => is === "link"));
	return sentence.some(
		(phrase, at) => !isSpare(phrase) && first(phrase).some((piece) => adds(piece, kept, isOwn, isLinked(at))),
	);
}

function adds(piece: Piece, kept: Phrase[], isOwn: boolean, isLinked: boolean): boolean {
	const has = (meets: (other: Piece) => boolean) => kept.some((one) => first(one).some(meets));
	if (piece.is === "measure") return !has(({ is }) => is === "measure" || is === "best");
	if (!NAMES.has(piece.is) || has((other) => isSame(piece, other))) return false;
	return piece.is === "where" || piece.is === "season" ? !isOwn : isLinked || !isGuess(piece, kept);
}

const isSame = (a: Piece, b: Piece) => nameOf(a) === nameOf(b);
const nameOf = (piece: Piece) => {
	if (piece.is === "person" || piece.is === "side") return `${piece.is} ${piece.ids.join()}`;
	return piece.is === "where" ? JSON.stringify(piece.any) : JSON.stringify(piece);
};

const KINDS: Partial<Record<Piece["is"], readonly string[]>> = {
	person: ["player", "bowler"],
	side: ["team", "opponent"],
};
/** "I bet it's Chennai" before "which team": one of those the question wants. */
const isGuess = (piece: Piece, kept: Phrase[]) =>
	kept.some(asks) &&
	kept.some((one) =>
		first(one).some((other) =>
			other.is === "noun" ? KINDS[piece.is]?.includes(other.by) : other.is === "form" && other.form === "who",
		),
	) &&
	!kept.some((one) => first(one).some(({ is }) => is === piece.is));
