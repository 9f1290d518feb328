import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Form, Piece, Placed } from "../pieces.ts";

export const MOST_WAYS = 200;
const NEXT_MEANING = 0.5;
type Way = { pieces: Placed[]; cost: number };

/** Every choice of one meaning of each phrase, the likelier first. */
export function waysOf(phrases: Placed[][][]): Way[] {
	let ways: Way[] = [{ pieces: [], cost: 0 }];
	for (const [at, meanings] of phrases.entries()) {
		const later = phrases.slice(at + 1);
		const [isStated, isLast] = [
			asksIn(later),
			later.every(([meaning = []]) => meaning.every(({ piece }) => isSkip(piece))),
		];
		ways = ways.flatMap(({ pieces, cost }) =>
			meanings.flatMap((meaning, nth) =>
				fitsHere(meaning, pieces, meanings, { isStated, isLast })
					? [{ pieces: [...pieces, ...meaning], cost: cost + nth * NEXT_MEANING * (isSpare(meaning) ? SPARE : 1) }]
					: [],
			),
		);
		if (ways.length > MOST_WAYS) ways = ways.sort((a, b) => a.cost - b.cost).slice(0, MOST_WAYS);
	}
	return ways;
}
const SPARE = 0.6;
const isSpare = (meaning: Placed[]) => meaning.every(({ piece }) => piece.is === "skip");

/** Whether a later sentence asks for something: "I heard they were all out for 49. Which side did that?" */
const asksIn = (later: Placed[][][]) => {
	const at = later.findIndex(([meaning]) => meaning?.[0]?.begins);
	return at >= 0 && later.slice(at).some((meanings) => meanings.some((meaning) => meaning.some(asksFor)));
};
const asksFor = ({ piece }: Placed) =>
	(piece.is === "noun" && piece.asked === true) || (piece.is === "form" && CLAUSES.has(piece.form));

/** What follows a phrase: whether a later sentence asks, and whether nothing follows that means something. */
type Rest = { isStated: boolean; isLast: boolean };

/** "Did" and "is" ask for yes or no where a question begins, and only there; a statement before it need not. */
function fitsHere(meaning: Placed[], before: Placed[], meanings: Placed[][], { isStated, isLast }: Rest): boolean {
	if (isClause(meaning, before, meanings, isLast) || leavesOutNoun(meaning, before, meanings)) return false;
	if (meanings.some(isTag)) return isTag(meaning) === (isLast && meaning[0]?.gap === true && !before.some(asksOther));
	const asks = (one: Placed[] | undefined) => one?.[0]?.piece.is === "form" && one[0].piece.form === "yes_no";
	// "is that right" asks wherever it is written
	if (!asks(meanings[0]) || meanings.every(asks)) return true;
	const asked = before.some(({ piece }) => piece.is === "form" || piece.is === "noun");
	const [first] = meaning;
	const begins = (first?.gap && (!asked || first.begins)) || before.every(({ piece }) => isSkip(piece));
	return asks(meaning) === (begins ?? false) || (isStated && begins === true);
}
/** "How many boundaries a match": what is counted for each match is no sum. Matches that somebody wins are no such figure. */
function leavesOutNoun(meaning: Placed[], before: Placed[], meanings: Placed[][]): boolean {
	const isPer = ([one]: Placed[]) => one?.piece.is === "form" && one.piece.form === "per";
	const last = before.findLast(({ piece }) => !isSkip(piece))?.piece;
	if (!isSpare(meaning)) return false;
	// "in most cities": they are counted
	if (last?.is === "best" && meanings.some(([one]) => one?.piece.is === "noun" && !one.piece.asked)) return true;
	return meanings.some(isPer) && last?.is === "measure" && !OF_MATCH.has(last.concept);
}
const OF_MATCH = new Set(["wins", "losses", "ties", "results", "tosses", "finals", "titles", "super_overs", "chases"]);
const isTag = ([one]: Placed[]) => one?.piece.is === "form" && one.piece.tag === true;
const asksOther = (one: Placed) =>
	asksFor(one) || one.piece.is === "best" || (one.piece.is === "form" && one.piece.form === "yes_no");
const isSkip = ({ is }: Piece) => is === "skip";

/** "How many did he hit in the game when he made 175": where something else is asked, a "when" asks for no season. */
function isClause(meaning: Placed[], before: Placed[], meanings: Placed[][], isLast: boolean): boolean {
	const [one] = meaning;
	const asksWhen = one?.piece.is === "noun" && one.piece.by === "season" && one.piece.asked;
	if (!asksWhen || !meanings.some((other) => other.every(({ piece }) => isSkip(piece)))) return false;
	const last = before.findLast(({ piece }) => !isSkip(piece));
	const joins = last?.piece.is === "link" && last.piece.link === "and";
	const asks = ({ piece }: Placed) =>
		(piece.is === "form" && CLAUSES.has(piece.form)) ||
		(!isLast && piece.is === "measure" && CONCEPTS[piece.concept]?.way !== undefined);
	return !joins && before.some(asks);
}
const CLAUSES = new Set<Form>(["count", "who", "which", "share", "list"]);
