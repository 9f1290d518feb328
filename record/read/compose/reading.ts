import type { Frame, Limited } from "../frame.ts";
import type { Link } from "../tables/linking.ts";
import { beyondStops, isA, isLink, type Piece } from "../words/pieces.ts";

/** `left_out`: "not at home"; `denied`: "never won"; `without`: "without a six". Without a kind no part can take it. */
export type Negation = { words: string; kind?: "left_out" | "denied" | "without" };

/** A place in the pieces of a question, with what the words before it say of the next name. */
export type Reading = {
	pieces: readonly Piece[];
	at: number;
	frame: Frame;
	link?: Link | undefined;
	/** whether what follows belongs to the rest anyway: "including playoffs" */
	including: boolean;
	/** the word that denies or leaves out what follows, until a part takes it */
	negation?: Negation | undefined;
	joined?: "and" | "or" | undefined;
	/** in a clause that begins with "when": "when Mumbai won" */
	clause?: true;
};

/** Whether a word opens the question: a greeting, or a name and a comma, may come before it. */
export const opens = (pieces: readonly Piece[], at: number): boolean =>
	pieces.slice(0, at).every((piece) => isA(piece, "stop", "opener") || piece.is === "talk" || isLink(piece, "and")) ||
	(pieces[at]?.gap === true && pieces.slice(0, at).every(({ is }) => is !== "ask"));

/** A noun that a word implies: "how many times", "which finals". */
export const ASKED = { asked: true, unit: false, not: false, lead: false, many: false };

/** Whether a negation of one of these kinds precedes a part. The part takes it. */
export function takesNegation(reading: Reading, ...kinds: Negation["kind"][]): boolean {
	const isTaken = reading.negation?.kind !== undefined && kinds.includes(reading.negation.kind);
	if (isTaken) reading.negation = undefined;
	return isTaken;
}

/** Refuses a negation that no part has taken: "never in a final" is not "outside finals". */
export function refuseNegation(reading: Reading): void {
	if (reading.negation) reading.frame.unused.push(reading.negation.words);
	reading.negation = undefined;
}

/** Forgets the link and the negation, which belong to one part. */
export function settle(reading: Reading): void {
	refuseNegation(reading);
	reading.link = undefined;
	reading.including = false;
	reading.joined = undefined;
}

/** Adds a condition with the link and the negation before it. */
export function limit(reading: Reading, limited: Omit<Limited, "not" | "link">): void {
	const { frame, link: own, joined } = reading;
	// "excluding finals and semi-finals"
	const isListed = joined !== undefined && frame.limits.at(-1)?.not === true;
	if (isListed && own) frame.unused.push(limited.words);
	const not = takesNegation(reading, "left_out", "without") || isListed;
	frame.limits.push({ ...limited, not, ...(own ? { link: own } : {}) });
	settle(reading);
}

const DENIABLE: ReadonlySet<string | undefined> = new Set(["noun", "measure", "condition", "name", "number", "stop"]);

/** Reads a word that denies or leaves out what follows: the part that it belongs to takes it. */
export function excluding(reading: Reading, piece: Piece & { is: "excluding" }): number {
	const { words } = piece;
	refuseNegation(reading);
	const isVague = piece.name === "none" && !DENIABLE.has(reading.pieces[reading.at + 1]?.is);
	reading.negation = isVague ? { words } : { words, kind: kindOf(reading, piece) };
	return 1;
}

/** "Did Kohli not score": who denies a verb says "never". "Not at home", "who are not Indian" leave out a part. */
function kindOf({ pieces, at }: Reading, { name, words }: Piece & { is: "excluding" }): NonNullable<Negation["kind"]> {
	if (name !== "not") return name === "without" ? "without" : "denied";
	const verb = pieces.slice(0, at).findLast(({ is }) => !["name", "noun", "stop"].includes(is));
	const next = pieces[beyondStops(pieces, at + 1)];
	const isOne = /^(?:is|are|was|were)$/i.test(verb?.words ?? "") && next?.is !== "link" && next?.is !== "measure";
	return /^not$/i.test(words) && isA(verb, "ask", "auxiliary") && !isOne ? "denied" : "left_out";
}
