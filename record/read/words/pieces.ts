import type { NameSpan } from "../../names/link.ts";
import type { Link } from "../tables/linking.ts";
import type { NounName } from "../tables/nouns.ts";
import type { Meaning } from "./words.ts";

/** A piece of a question: its meaning, its words and its place. `gap`: punctuation precedes it. */
export type Piece = (
	| Meaning
	| { is: "name"; span: NameSpan }
	/** `spelt`: written in letters; `times`: "twice" */
	| { is: "number"; value: number; plus?: true; spelt?: true; times?: true }
	| { is: "ordinal"; value: number }
	| { is: "season"; value: number }
	| { is: "unknown" }
) & { words: string; at: number; end: number; gap: boolean };
export type Maybe = Piece | undefined;

type Named<Is extends Piece["is"]> = Extract<Piece, { is: Is; name?: unknown }>["name"];
/** True if a piece is of this kind and, with `names`, has one of them. */
export function isA<Is extends Piece["is"]>(piece: Maybe, is: Is, ...names: Named<Is>[]): boolean {
	return piece?.is === is && (names.length === 0 || ("name" in piece && names.includes(piece.name as Named<Is>)));
}
export const isNoun = (piece: Maybe, ...names: NounName[]) => isA(piece, "noun", ...names);
export const isLink = (piece: Maybe, ...names: Link[]) => isA(piece, "link", ...names);
/** A determiner: "the", "his", "a". A noun follows. */
export const isDeterminer = (piece: Maybe) => isA(piece, "stop", "all", "article", "the", "those", "person");
/** True if a piece is plural by its ending. */
export const isMany = (piece: Maybe): boolean => /(?:s|men|people)$/i.test(piece?.words ?? "");
/** The determiner of a unit: "in an innings", "in any one season". */
export const isArticle = (piece: Maybe): boolean =>
	isA(piece, "stop", "article", "any", "same", "single") || (piece?.is === "number" && piece.value === 1);
/** The last meaningful piece before `at`: the article in "in a single IPL spell". */
export const lastBefore = (pieces: readonly Piece[], at: number): Maybe =>
	pieces.slice(0, at).findLast((piece) => piece.is !== "stop" || piece.name !== undefined);

/** The index of the next piece that is no stop word or follows punctuation. */
export function beyondStops(pieces: readonly Piece[], from: number): number {
	let ahead = from;
	while (!pieces[ahead]?.gap && pieces[ahead]?.is === "stop") ahead++;
	return ahead;
}
