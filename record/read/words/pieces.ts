import type { NameSpan } from "../../names/link.ts";
import type { Link } from "../tables/linking.ts";
import type { NounName } from "../tables/nouns.ts";
import type { Meaning } from "./words.ts";

/** What a part of a question means, and the words that it was read from. */
export type Piece = (
	| Meaning
	| { is: "name"; span: NameSpan }
	/** `spelt`: in words; `times`: "twice" */
	| { is: "number"; value: number; plus?: true; spelt?: true; times?: true }
	| { is: "ordinal"; value: number }
	| { is: "season"; value: number }
	| { is: "unknown" }
) & { words: string; at: number; end: number; gap: boolean };
export type Maybe = Piece | undefined;

type Named<Is extends Piece["is"]> = Extract<Piece, { is: Is; name?: unknown }>["name"];
/** Whether a piece is of a kind and has one of the names; without names, of that kind. */
export function isA<Is extends Piece["is"]>(piece: Maybe, is: Is, ...names: Named<Is>[]): boolean {
	return piece?.is === is && (names.length === 0 || ("name" in piece && names.includes(piece.name as Named<Is>)));
}
export const isNoun = (piece: Maybe, ...names: NounName[]) => isA(piece, "noun", ...names);
export const isLink = (piece: Maybe, ...names: Link[]) => isA(piece, "link", ...names);
/** "The", "his", "a": no word of it counts, but what follows is a noun. */
export const isDeterminer = (piece: Maybe) => isA(piece, "stop", "all", "article", "the", "those", "person");
export const isMany = (piece: Maybe): boolean => /(?:s|men|people)$/i.test(piece?.words ?? "");
/** "In an innings", "in any one season". */
export const isArticle = (piece: Maybe): boolean =>
	isA(piece, "stop", "article", "any", "same", "single") || (piece?.is === "number" && piece.value === 1);
/** The last piece before a place, without the words that mean nothing: the article of "in a single IPL spell". */
export const lastBefore = (pieces: readonly Piece[], at: number): Maybe =>
	pieces.slice(0, at).findLast((piece) => piece.is !== "stop" || piece.name !== undefined);

/** The next piece with a meaning, up to a comma. */
export function beyondStops(pieces: readonly Piece[], from: number): number {
	let ahead = from;
	while (!pieces[ahead]?.gap && pieces[ahead]?.is === "stop") ahead++;
	return ahead;
}
