import type { Frame, FrameCondition } from "../frame.ts";
import type { Link } from "../tables/linking.ts";
import { beyondStops, isA, isLink, type Piece } from "../words/pieces.ts";

/** `left_out`: "not at home"; `denied`: "never won"; `without`: "without a six". The reader refuses one of no kind. */
export type Negation = { words: string; kind?: "left_out" | "denied" | "without" };

/** The state of composing: the position in the pieces, and what the words before it say about the next part. */
export type Reading = {
	pieces: readonly Piece[];
	at: number;
	frame: Frame;
	link?: Link | undefined;
	/** after "including", what follows limits nothing: "including playoffs" */
	including: boolean;
	/** the open negation, until a part takes it */
	negation?: Negation | undefined;
	joined?: "and" | "or" | undefined;
	/** in a clause that begins with "when": "when Mumbai won" */
	clause?: true;
};

/** True if the word at `at` begins the question. A greeting, or a name with a comma, may precede it. */
export const opens = (pieces: readonly Piece[], at: number): boolean =>
	pieces.slice(0, at).every((piece) => isA(piece, "stop", "opener") || piece.is === "talk" || isLink(piece, "and")) ||
	(pieces[at]?.gap === true && pieces.slice(0, at).every(({ is }) => is !== "ask"));

/** The flags of a noun that a question word implies: "how many times", "which finals". */
export const ASKED = { asked: true, unit: false, not: false, lead: false, many: false };

/** Takes the open negation if it is of one of these kinds. */
export function takesNegation(reading: Reading, ...kinds: Negation["kind"][]): boolean {
	const isTaken = reading.negation?.kind !== undefined && kinds.includes(reading.negation.kind);
	if (isTaken) reading.negation = undefined;
	return isTaken;
}

/** Refuses an open negation: "never in a final" does not mean "outside finals". */
export function refuseNegation(reading: Reading): void {
	if (reading.negation) reading.frame.unused.push(reading.negation.words);
	reading.negation = undefined;
}

/** Clears the link and the negation after the part that they belong to. */
export function endPart(reading: Reading): void {
	refuseNegation(reading);
	reading.link = undefined;
	reading.including = false;
	reading.joined = undefined;
}

/** Adds a condition with the open link and negation. */
export function addCondition(reading: Reading, limited: Omit<FrameCondition, "not" | "link">): void {
	const { frame, link: own, joined } = reading;
	// "excluding finals and semi-finals"
	const isListed = joined !== undefined && frame.limits.at(-1)?.not === true;
	if (isListed && own) frame.unused.push(limited.words);
	const not = takesNegation(reading, "left_out", "without") || isListed;
	frame.limits.push({ ...limited, not, ...(own ? { link: own } : {}) });
	endPart(reading);
}

const DENIABLE: ReadonlySet<string | undefined> = new Set(["noun", "measure", "condition", "name", "number", "stop"]);

/** Reads a negation, which the next part takes. */
export function excluding(reading: Reading, piece: Piece & { is: "excluding" }): number {
	const { words } = piece;
	refuseNegation(reading);
	const isVague = piece.name === "none" && !DENIABLE.has(reading.pieces[reading.at + 1]?.is);
	reading.negation = isVague ? { words } : { words, kind: kindOf(reading, piece) };
	return 1;
}

/** "Did Kohli not score" denies the verb; "not at home" and "who are not Indian" exclude a part. */
function kindOf({ pieces, at }: Reading, { name, words }: Piece & { is: "excluding" }): NonNullable<Negation["kind"]> {
	if (name !== "not") return name === "without" ? "without" : "denied";
	const verb = pieces.slice(0, at).findLast(({ is }) => !["name", "noun", "stop"].includes(is));
	const next = pieces[beyondStops(pieces, at + 1)];
	const isOne = /^(?:is|are|was|were)$/i.test(verb?.words ?? "") && next?.is !== "link" && next?.is !== "measure";
	return /^not$/i.test(words) && isA(verb, "ask", "auxiliary") && !isOne ? "denied" : "left_out";
}
