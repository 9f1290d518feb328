import type { DimensionName } from "../language/dimensions.ts";
import type { Where } from "../language/question.ts";

/** A word that says which part the next piece plays. */
export type Link = "against" | "off" | "by" | "for" | "with" | "at" | "of" | "to" | "and" | "or" | "than";
/** Which way a figure is looked for: the most, the least, the better or the worse one. */
export type Way = "high" | "low" | "best" | "worst";
export type Form =
	| "who"
	| "which"
	| "count"
	| "yes_no"
	| "list"
	| "share"
	| "per"
	| "in_a_row"
	| "first"
	| "last"
	| "where"
	| "when"
	| "pronoun"
	| "both"
	| "together"
	| "every"
	| "difference"
	| "age"
	| "reach";
/** What a superlative looks at: one innings, one match, one over, one season. */
export type Unit = "innings" | "match" | "over" | "season";

/** What a word or phrase means. Nothing after the lexicon knows the words. */
export type Piece =
	| ({ is: "person"; ids: string[]; known: "whole" | "first" | "last"; bowls?: true } & Role)
	| ({ is: "side"; ids: string[] } & Role)
	/** conditions of which one is meant, the likelier first */
	| ({ is: "where"; any: Where[] } & Role)
	| { is: "number"; value: number; ordinal?: true; least?: true }
	| { is: "season"; value: number }
	| { is: "compare"; bound: "from" | "over" | "to" | "under" | "exactly" }
	| { is: "since" | "before" | "after" | "until" }
	| { is: "measure"; concept: string }
	/** `bare`: a number without a word for its line, "five wickets" */
	| { is: "bounds"; bounds: Bounds; bare?: true }
	| { is: "threshold"; concept?: string; bounds: Bounds; bare?: true; ofRow?: true }
	| { is: "position" }
	| { is: "best"; way: Way; many?: true; rank?: number; top?: number }
	| { is: "more"; way: Way }
	/** `rows`: what a bowler or a batter has rather than the other */
	| { is: "noun"; by: DimensionName; rows?: "batting" | "bowling"; asked?: true }
	| { is: "unit"; unit: Unit }
	| { is: "form"; form: Form }
	| { is: "link"; link: Link }
	| { is: "not" }
	/** what stands before it is left out */
	| { is: "aside" }
	| { is: "without" }
	| { is: "skip" }
	| { is: "outside"; why: string }
	| { is: "unknown" };
export type Bounds = { from?: number; to?: number };
/** What the words before a name say of its part; `joined`: it stands beside the like before it. */
export type Role = { link?: Link; not?: true; joined?: "and" | "or" };

/** A piece with the words it was read from. */
export type Placed = { piece: Piece; words: string; at: number; gap: boolean };
