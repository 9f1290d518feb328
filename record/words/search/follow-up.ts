import type { Piece, Placed } from "../pieces.ts";

/**
 * Completes the pieces of a question that leans on the one before it ("and in 2016?"): what it names takes the place of the
 * like, the rest stays as it was.
 */
export function completed(now: Placed[], before: Placed[]): { pieces: Placed[]; kept: Placed[] } {
	const said = now.filter(({ piece }) => !isEmpty(piece));
	const fresh = new Set(said.flatMap(({ piece }) => slotsOf(piece)));
	const kept = before.filter(({ piece }) => !slotsOf(piece).some((slot) => fresh.has(slot)));
	return { pieces: [...kept, ...said.map((one) => ({ ...one, gap: true }))], kept };
}

/** Whether a question says who, where or when but not what: it cannot stand alone where another came before. */
export const leans = (pieces: Placed[]): boolean =>
	!pieces.some(({ piece }) => ["measure", "best", "more", "unit"].includes(piece.is)) &&
	!pieces.some(({ piece }) => piece.is === "outside" || piece.is === "unknown");

/** Whether it names nobody and points at somebody: "and his sixes?". */
export const points = (pieces: Placed[]): boolean =>
	pieces.some(({ piece }) => piece.is === "form" && piece.form === "pronoun") &&
	!pieces.some(({ piece }) => piece.is === "person" || piece.is === "side");

const isEmpty = (piece: Piece) =>
	piece.is === "skip" || piece.is === "link" || (piece.is === "form" && piece.form === "pronoun");

/** The places that a piece fills in a question: a new one of the same place takes it. */
function slotsOf(piece: Piece): string[] {
	if (piece.is === "where") return [...new Set(piece.any.flatMap((where) => Object.keys(where)))];
	if (piece.is === "person" || piece.is === "side") return [`${piece.is} ${isOther(piece.link) ? "other" : "own"}`];
	if (piece.is === "threshold") return [`threshold ${piece.concept ?? ""}`];
	if (piece.is === "measure") return ["measure"];
	if (piece.is === "best" || piece.is === "noun" || piece.is === "unit" || piece.is === "form") return [piece.is];
	return [];
}

const isOther = (link: string | undefined) => link === "against" || link === "off" || link === "with";
