import { type Piece, piecesOf, tiedIn } from "../cells.ts";
import { measureOf } from "../format.ts";
import type { Draft, Fault, Grounds, Result } from "../types.ts";
import { quantitiesIn } from "../words/quantities.ts";
import { sentencesOf } from "../words/tokens.ts";

const fault = (says: string): Fault => ({ check: "ranks", says });

/** Faults for words such as 'most', 'all' and 'never' without a cell in the sentence that proves them. */
export function rankFaults(said: Draft, grounds: Grounds): Fault[] {
	return sentencesOf(said.text).flatMap((sentence) => {
		const pieces = piecesOf(sentence, grounds.results, said.language);
		const words = pieces.map((piece) => ("words" in piece ? piece.words : " ")).join("");
		const [most] = quantitiesIn(words, "most", said.language);
		const [all] = quantitiesIn(words, "all", said.language);
		const [none] = quantitiesIn(words, "none", said.language);
		return [
			...(most === undefined ? [] : superlativeFaults(most, pieces)),
			...(all !== undefined && !isWhole(pieces)
				? [fault(`"${all}" needs {a1.count} or {a1.all.player} of a result that lists all its lines`)]
				: []),
			...(none !== undefined && !isNothing(pieces)
				? [fault(`"${none}" needs a cell beside it whose value is 0, such as {a1.count}`)]
				: []),
		].slice(0, 1);
	});
}

const references = (pieces: readonly Piece[]) =>
	pieces.flatMap((piece) => ("cell" in piece ? piece.cell.references : []));

/** A superlative needs a first place, with its ties, or a measure that is an extreme. */
function superlativeFaults(word: string, pieces: readonly Piece[]): Fault[] {
	const cited = references(pieces);
	if (cited.some(({ result, column }) => isSuperlative(result, column))) return [];
	const first = cited.filter(({ at, result, line }) =>
		at === "line" ? line?.rank === 1 && result.total > 1 : at === "all" && isRanked(result),
	);
	const [place] = first;
	if (!place)
		return [fault(`"${word}" needs a line with rank 1 of a ranking (by and order) beside it, or leave the word out`)];
	const { result } = place;
	const tied = tiedIn(result);
	const shown = new Set(cited.flatMap((one) => (one.result === result && one.line?.rank === 1 ? [one.line] : [])));
	const namesTie =
		tied.length < 2 || shown.size > 1 || cited.some(({ at }) => at === "tied" || at === "all" || at === "count");
	return namesTie
		? []
		: [fault(`${tied.length} lines of ${result.name} share the first place: name them or {${result.name}.tied}`)];
}

/** A ranking of several lines; one line alone has no first place. */
const isRanked = ({ lines, total }: Result) => total > 1 && lines[0]?.rank === 1;

/** True if a measure's name is a superlative: 'Highest score', 'Best figures', 'Fastest hundred'. */
function isSuperlative({ question }: Result, column: string): boolean {
	const name = measureOf(question, column)?.name ?? "";
	return quantitiesIn(name, "most", "en").length > 0;
}

/** Proof of 'all': a complete list, its number of lines, or equal figures. */
function isWhole(pieces: readonly Piece[]): boolean {
	const cited = references(pieces);
	if (cited.some(({ at, result }) => at === "all" || (at === "count" && result.total === result.lines.length)))
		return true;
	const figures = cited.flatMap(({ at, value }) => (at === "line" && typeof value === "number" ? value : []));
	return new Set(figures).size < figures.length;
}

/** True if a cell of the sentence is 0, or if its question asks only for lines whose figure is at most 0. */
const isNothing = (pieces: readonly Piece[]): boolean =>
	references(pieces).some(
		({ value, result: { question } }) =>
			value === 0 ||
			[question?.having, question?.where?.figures].some((limits) => Object.values(limits ?? {}).some(isAtMostNought)),
	);

const isAtMostNought = (limit: unknown): boolean =>
	limit === 0 || (typeof limit === "object" && limit !== null && Reflect.get(limit, "to") === 0);
