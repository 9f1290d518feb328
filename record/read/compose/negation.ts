import { beyondStops, isA, type Piece } from "../words/pieces.ts";
import { type Negation, type Reading, refuseNegation } from "./reading.ts";

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
