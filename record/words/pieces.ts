import type { DimensionName } from "../language/dimensions.ts";
import type { Where } from "../language/question.ts";

/** A word that says which part the next piece plays. */
export type Link = "against" | "off" | "victim" | "by" | "for" | "with" | "at" | "of" | "to" | "and" | "or" | "than";
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
	/** a match or season that must have been named */
	| "that"
	| "both"
	| "together"
	| "every"
	| "difference"
	| "age"
	| "reach"
	/** two sides against one another */
	| "rivalry"
	/** each counted once */
	| "different"
	/** the league table of a season */
	| "table"
	/** what happened in a match */
	| "scorecard"
	/** all that is known of somebody */
	| "overview"
	/** the first match of anybody */
	| "debut"
	/** within somebody's first match */
	| "onset"
	/** on one side, on two sides */
	| "mates"
	| "foes"
	/** one of the two of a stand */
	| "sharing"
	/** nobody has */
	| "none"
	/** the day on which somebody came to an age */
	| "birthday"
	/** all others, than whom somebody has more */
	| "rest"
	/** as many as somebody else, or at the same place */
	| "level"
	/** wants the exact figure of one given roughly */
	| "exact"
	/** the asker says what the figure may be */
	| "guess"
	/** all seasons that there were */
	| "whole"
	/** nobody but who is named */
	| "sole"
	/** the award that was spoken of */
	| "award"
	/** what there was up to then: "had made after six overs" */
	| "by_then"
	/** the matches of two sides, whichever of them it was done for */
	| "between";
/** A fact about a person or a side that no match tells. */
export type FactName =
	| "captain"
	| "coach"
	| "owner"
	| "home"
	| "shirt"
	| "born"
	| "birth_year"
	| "nationality"
	| "hand"
	| "style"
	| "role"
	| "full_name"
	| "age";
/** What a superlative looks at: one innings, one match, one over, one season. */
export type Unit = "innings" | "match" | "over" | "ball" | "season" | "team" | "opponent" | "ground";

/** What a word or phrase means. Nothing after the lexicon knows the words. */
export type Piece =
	/** `described`: what the question says of him, which the record has to bear out */
	/** `after`: who comes next behind him is meant */
	| ({
			is: "person";
			ids: string[];
			known: "whole" | "first" | "last";
			bowls?: true;
			described?: Where[];
			after?: true;
	  } & Role)
	| ({ is: "side"; ids: string[] } & Role)
	/** conditions of which one is meant, the likelier first; `one`: within one match of those */
	| ({ is: "where"; any: Where[]; describes?: true; one?: true } & Role)
	/** whom or when another question finds: the holder of the orange cap, the year of the title */
	| ({
			is: "step";
			field: "season" | "player" | "team" | "match";
			concept: string;
			own: boolean;
			of?: Where;
			/** who or when has most or least of it */
			top?: Way;
			/** so much of it that season */
			line?: Bounds;
			/** a number of seasons or matches, the latest ones: the last five matches */
			last?: number;
	  } & Role)
	| { is: "number"; value: number; ordinal?: true; least?: true }
	| { is: "season"; value: number }
	/** `after`: it follows its number: "200 was passed" */
	| { is: "compare"; bound: "from" | "over" | "to" | "under" | "exactly"; after?: true }
	| { is: "since" | "before" | "after" | "until" }
	/** `joined`: a second figure beside the one before it: "average and strike rate" */
	| { is: "measure"; concept: string; joined?: true }
	/** the number of them, as the question says: "how many of the 74 matches" */
	| { is: "given"; concept: string; value: number }
	/** `bare`: a number without a word for its line, "five wickets" */
	| { is: "bounds"; bounds: Bounds; bare?: true }
	/** `his`: a number right behind a name, "Gayle's 175" */
	| { is: "threshold"; concept?: string; bounds: Bounds; bare?: true; ofRow?: true; his?: true }
	| { is: "position" }
	/** `aged`: the youngest or oldest */
	| { is: "best"; way: Way; many?: true; rank?: number; top?: number; aged?: true }
	| { is: "more"; way: Way }
	/** `rows`: what a bowler or a batter has rather than the other */
	/** `whole`: `many` are all that there are */
	| { is: "noun"; by: DimensionName; rows?: "batting" | "bowling"; asked?: true; many?: number; whole?: true }
	/** `of`: the innings that the part before it belongs to, "the 20th over of an innings" */
	| { is: "unit"; unit: Unit; of?: true }
	/** before a name it says that nobody else did it; `after`: behind one too, "Chennai alone" */
	| { is: "only"; after?: true }
	/** the figure of each: "season wise" */
	| { is: "each"; by: DimensionName }
	/** `tag`: a yes or no that is asked only after a statement: "right?" */
	| { is: "form"; form: Form; tag?: true }
	| { is: "link"; link: Link }
	| { is: "not" }
	/** what follows says of which they are: "how many of the 74 matches" */
	| { is: "among" }
	/** the words before it are left out */
	| { is: "aside" }
	| { is: "without" }
	/** what follows repeats the words before it */
	| { is: "restates" }
	/** 208/7, 4/18 */
	| { is: "slash" }
	/** it says the part of the name or the year before it, as Hindi does */
	| { is: "post"; link: Link | "since" | "before" | "after" | "until" }
	/** a number that is not meant to be exact */
	| { is: "rough" }
	/** the condition before or after it goes without saying */
	/** `beyond`: what follows is one of several: "not just Rajasthan" */
	| { is: "included"; beyond?: true }
	/** the season of the clause that follows, or the man who did it */
	| { is: "clause"; of?: "player" }
	/** the side before it is the one it was done to */
	| { is: "turned" }
	| { is: "fact"; fact: FactName }
	/**
	 * `talk`: the asker speaks about himself, `own`: about his own life; `tells`: who is named before it asks or says it; `means`: he
	 * says what he means; `near`: somebody or something around him; `limits`: the words beside it may limit the question; `adorns`:
	 * it means nothing beside a name alone, `grades`: nothing of one innings alone; `points`: it points at those who are named
	 */
	| {
			is: "skip";
			adorns?: true;
			grades?: true;
			points?: true;
			talk?: true;
			own?: true;
			tells?: true;
			means?: true;
			near?: true;
			limits?: true;
	  }
	| { is: "outside"; why: string }
	| { is: "unknown"; near?: true; limits?: true };
export type Bounds = { from?: number; to?: number };
/** What the words before a name say of its part; `joined`: the name before it has the same part. */
/** `choice`: one of those between which the question lets choose: "Delhi or Mumbai". */
export type Role = { link?: Link; not?: true; joined?: "and" | "or"; choice?: true };

/** A piece with the words it was read from, and where they stand. */
export type Placed = { piece: Piece; words: string; at: number; end: number; gap: boolean; begins?: true };
