import type { DimensionName } from "../../language/dimensions.ts";
import type { Question } from "../../language/question.ts";
import type { Bounds, Way } from "../pieces.ts";

/** What is done with the answers of one question or of a few: the reading of a question in words. Data, no code. */
export type Plan =
	/** the figure of one line */
	| { do: "value"; question: Question }
	/** who or what is at a place of a ranking, or holds the first few */
	| { do: "rank"; question: Question; by: DimensionName | "row"; from: number; to: number }
	/** everybody or everything there is a line of */
	| { do: "list"; question: Question; by: DimensionName }
	/** how many lines there are */
	| { do: "lines"; question: Question; by: DimensionName }
	/** whether the figure is within the bounds */
	| { do: "check"; question: Question; bounds: Bounds }
	/** which of several has more, by how much, or whether the first has */
	| { do: "compare"; ask: "which" | "difference" | "check"; way: Way; of: { name: string; question: Question }[] }
	/** one figure as a part of another */
	| { do: "share"; part: Question; whole: Question; times: number }
	/** the longest run of rows that meet the second question among those of the first */
	| { do: "streak"; of: Question; that: Question; atLeast?: number }
	/** the first or last row */
	| { do: "turn"; question: Question; last: boolean; nth: number; by: DimensionName | "row" }
	/** the row in which a sum comes to a number: of one, or whose is the earliest */
	| { do: "reach"; question: Question; figure: string; goal: number; by: DimensionName | "count"; earliest: boolean };
export type Reading = { plan: Plan; cost: number };
