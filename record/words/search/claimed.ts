import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Form, Piece, Placed } from "../pieces.ts";

const ASKS = new Set<Form>(["who", "which", "count", "list", "when", "where"]);
const asks = ({ piece }: Placed) => piece.is === "best" || (piece.is === "form" && ASKS.has(piece.form));
const isYesNo = ({ piece }: Placed) => piece.is === "form" && piece.form === "yes_no";

/**
 * "He took 6/14 in 2008, they say. How many wickets did he take that season?": whom and when a statement before the question
 * names is meant, but a figure it claims is no condition of a question for the same figure. Where the question names none,
 * it wants the claimed one. `start`: where the last sentence begins.
 */
export function withoutClaim(pieces: Placed[], start: number): Placed[] {
	const [before, asked] = [pieces.filter(({ at }) => at < start), pieces.filter(({ at }) => at >= start)];
	if (before.length === 0 || before.some(asks) || before.some(isYesNo) || !asked.some(asks) || leans(pieces, asked))
		return pieces;
	const figures = asked.flatMap(({ piece }) => figuresOf(piece));
	const plain = asked.every(({ piece }) => piece.is !== "measure" || piece.concept === "times");
	return pieces.flatMap((one): Placed[] => {
		if (one.at >= start) return [one];
		const claimed = claimOf(one.piece);
		if (claimed.length === 0) return [one];
		if (claimed.some((figure) => figures.includes(figure))) return [];
		const [concept = ""] = claimed;
		return plain && one.piece.is === "threshold" && claimed.length === 1 && concept in CONCEPTS
			? [{ ...one, piece: { is: "measure", concept } }]
			: [one];
	});
}

/** Whether the question points to a match or season that no piece tells but the claim. */
const leans = (pieces: Placed[], asked: Placed[]) =>
	asked.some(({ piece }) => piece.is === "form" && piece.form === "that") &&
	!pieces.some(({ piece }) => piece.is === "where" && piece.any.some(({ season }) => season !== undefined));

const figuresOf = (piece: Piece): string[] =>
	piece.is === "measure"
		? [piece.concept, CONCEPTS[piece.concept]?.figure ?? piece.concept, ...besidesOf(piece.concept)]
		: [];
/** The figures that an extreme implies: six wickets in one innings mean best figures of six. */
const besidesOf = (concept: string) => (CONCEPTS[concept]?.way ? (CONCEPTS[concept]?.beside ?? []) : []);
/** The figures that a piece claims: numbers of something. */
function claimOf(piece: Piece): string[] {
	if (piece.is === "threshold") return piece.concept ? [piece.concept] : [];
	return piece.is === "where" ? piece.any.flatMap(({ figures }) => Object.keys(figures ?? {})) : [];
}
