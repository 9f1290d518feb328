import type { Where } from "../../../language/question.ts";
import type { Form } from "../../pieces.ts";
import type { Scope } from "../frames.ts";
import type { Parts } from "../parts.ts";

/** Puts parts that say the same in other words as the readings know them. */
export type Settle = (parts: Parts) => Parts;

export const drops = (parts: Parts, ...concepts: string[]): Parts => ({
	...parts,
	focus: parts.focus.filter((one) => !concepts.includes(one)),
});
export const adds = (parts: Parts, where: Where): Parts => ({
	...parts,
	scope: [...parts.scope, { is: "where", any: [where] }],
});
export const saysNo = (parts: Parts, ...no: Form[]): Parts => ({
	...parts,
	forms: parts.forms.filter((one) => !no.includes(one)),
});

/** Words that no question has a place for. */
export const unread = (parts: Parts, words: string): Parts => ({
	...parts,
	left: [...parts.left, { piece: { is: "unknown" }, words, at: 0, end: 0, gap: false }],
});

/** A condition on the season: a year, or the one that another question finds. */
export const namesSeason = (piece: Scope): boolean =>
	(piece.is === "where" && piece.any.some(({ season }) => season !== undefined)) ||
	(piece.is === "step" && piece.field === "season");
