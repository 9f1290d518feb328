import { beyondStops, isA, type Piece } from "../words/pieces.ts";
import type { Reading } from "./compose.ts";

/** `left_out`: "not at home"; `denied`: "never won"; `without`: "without a six". Without a kind no part can take it. */
export type Negation = { words: string; kind?: "left_out" | "denied" | "without" };

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
