import type { DimensionName } from "../../language/dimensions.ts";
import type { Question } from "../../language/question.ts";
import type { Bounds, FactName, Way } from "../pieces.ts";

/** What is done with the answers of one question or of a few: the reading of a question in words. Data, no code. */
export type Plan =
	/** the figure of one line; `given`: what has to be so of one of its questions */
	| { do: "value"; question: Question; given?: Given }
	/** who or what is at a place of a ranking, or holds the first few */
	/** `behind`: the person after whom the next one is wanted */
	| {
			do: "rank";
			question: Question;
			by: DimensionName | "row";
			from: number;
			to: number;
			tell?: string;
			behind?: string;
			/** whether he or that side is at the place */
			whether?: string;
			/** who is at the place too, as the question says */
			level?: string;
	  }
	/** everybody or everything there is a line of */
	| { do: "list"; question: Question; by: DimensionName }
	/** the figure of each season in order, of each side, ground or city from the best */
	| { do: "series"; question: Question; by: DimensionName }
	/** how many lines there are, or whether there is one or none; `once`: each man or side counts once, with several seasons too */
	| { do: "lines"; question: Question; by: DimensionName; check?: "some" | "none"; once?: true }
	/** whether the figure is within the bounds */
	| { do: "check"; question: Question; bounds: Bounds }
	/** which of several has more, by how much, or whether the first has */
	| { do: "compare"; ask: "which" | "difference" | "check"; way: Way; of: { name: string; question: Question }[] }
	/** one figure as a part of another, or whether it is within the bounds */
	| { do: "share"; part: Question; whole: Question; times: number; within?: Bounds }
	/** the longest run of rows that meet the second question among those of the first */
	| { do: "streak"; of: Question; that: Question; atLeast?: number; per?: "player" | "team" }
	/** the first or last row */
	| { do: "turn"; question: Question; last: boolean; nth: number; by: DimensionName | "row" | "figure" }
	/** those who are in the answers of all questions, by what tells them */
	| { do: "meet"; of: Question[]; per: Meeting; ask: "list" | "count" | "check"; times?: Bounds; question: Question }
	/** what is known of a person or a side beside the matches */
	| { do: "fact"; fact: FactName; person?: string; side?: string; season?: number; question: Question }
	/** which of two people was born first or last, or whether the one that is named first was */
	| { do: "older"; ask: "which" | "check"; way: "high" | "low"; of: [string, string]; question: Question }
	/** a league table; a match with its totals; all that is known of somebody */
	| { do: "table"; question: Question }
	| { do: "card"; question: Question }
	/** `asked`: the question names these figures, so that a nought is said */
	| { do: "overview"; of: Question[]; question: Question; asked?: true }
	/** the row in which a sum comes to a number: of one, or whose is the earliest */
	| {
			do: "reach";
			question: Question;
			figure: string;
			goal: number;
			by: DimensionName | "count";
			earliest: boolean;
			within?: "season";
	  };
/** How many there are, as the question says, and what may be counted: the matches of the season, those at the ground. */
export type Given = { value: number; of: Question[] };
/** What makes two rows meet: one player, one player in one match, or two players in one match, on one side or on two. */
export type Meeting = "player" | "row" | "side" | "sides";
export type Reading = { plan: Plan; cost: number };
