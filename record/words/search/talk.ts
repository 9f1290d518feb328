import type { Parting } from "../lexicon/lexicon.ts";
import type { Piece } from "../pieces.ts";

type Phrase = Parting[number];
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

const first = ({ meanings }: Phrase): Piece[] => meanings[0] ?? [];
const isSpare = (phrase: Phrase) => phrase.meanings.some((pieces) => pieces.every(({ is }) => is === "skip"));
const marks = (phrase: Phrase, flag: "talk" | "means") =>
	phrase.meanings.some((pieces) => pieces.some((piece) => piece.is === "skip" && piece[flag] === true));
const asks = (phrase: Phrase) =>
	first(phrase).some(
		(piece) => (piece.is === "form" && ASKS.has(piece.form)) || (piece.is === "noun" && piece.asked === true),
	);
const beginsYesNo = (sentence: Phrase[]) => {
	const one = sentence.find((phrase) => !first(phrase).every(({ is }) => is === "skip"));
	return one !== undefined && first(one).some((piece) => piece.is === "form" && piece.form === "yes_no");
};

/** A text without the sentences in which the asker only talks; undefined when there are none, or nothing else. */
export function withoutTalk(parting: Parting): Parting | undefined {
	const sentences = sentencesOf(parting);
	const isTalk = (sentence: Phrase[]) =>
		sentence.some((phrase) => marks(phrase, "talk")) &&
		!sentence.some((phrase) => asks(phrase) || marks(phrase, "means") || narrows(phrase)) &&
		!beginsYesNo(sentence);
	const kept = sentences.filter((sentence) => !isTalk(sentence)).flat();
	const asked = sentences.filter((sentence) => !isTalk(sentence) || sentence.some((one) => adds(one, kept)));
	return asked.length === sentences.length || asked.length === 0 ? undefined : asked.flat();
}

function sentencesOf(parting: Parting): Phrase[][] {
	const sentences: Phrase[][] = [];
	for (const phrase of parting) {
		if (phrase.begins || sentences.length === 0) sentences.push([]);
		sentences.at(-1)?.push(phrase);
	}
	return sentences;
}

const narrows = (phrase: Phrase) => !isSpare(phrase) && first(phrase).some(({ is }) => NARROWS.has(is));

/** Whether a phrase names somebody, something or a figure of which the question says nothing. */
function adds(phrase: Phrase, kept: Phrase[]): boolean {
	if (isSpare(phrase)) return false;
	return first(phrase).some((piece) => {
		if (piece.is === "measure")
			return !kept.some((one) => first(one).some(({ is }) => is === "measure" || is === "best"));
		return (
			NAMES.has(piece.is) &&
			!isGuess(piece, kept) &&
			!kept.some((one) => first(one).some((other) => isSame(piece, other)))
		);
	});
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
	kept.some((one) =>
		first(one).some((other) => other.is === "noun" && other.asked === true && KINDS[piece.is]?.includes(other.by)),
	);
