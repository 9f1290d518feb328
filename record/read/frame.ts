import type { Where } from "../language/question.ts";
import type { RowsName } from "../language/rows/rows.ts";
import type { Asking, Comparing, Extreme, Mark } from "./tables/asking.ts";
import type { Talk } from "./tables/idle.ts";
import type { Link, Outside } from "./tables/linking.ts";
import type { ConceptName } from "./tables/measures.ts";
import type { NounName } from "./tables/nouns.ts";

/** A range of figures. `than` is the number in "above 40": whole figures are from 41, but a rate of 40.1 counts. */
export type Bounds = { from?: number; to?: number; than?: number };

/** A person or a side that a question names. Several ids mean that the name is ambiguous. */
export type Named = {
	kind: "person" | "side";
	ids: string[];
	names: string[];
	words: string;
	/** of a person: 'batter', 'bowler' */
	role: string;
	link?: Link;
	not: boolean;
	/** a surname right after another person's first name */
	follows?: true;
	/** "what did Mumbai score" */
	acts?: boolean;
	/** right after the opposing side: "Chennai v Mumbai" */
	faces?: true;
	/** the word between it and the name before */
	joined?: "and" | "or";
};

/** A condition. `any` holds alternatives; the reader takes the first one that the rows support. */
export type FrameCondition = { any: readonly Where[]; not: boolean; link?: Link; words: string; id?: string };

/** A number that limits figures: "at least 50". `bare`: no word says minimum, maximum or exact. */
export type Threshold = {
	bounds: Bounds;
	bare: boolean;
	/** the number counts rows and limits no figure: "the last five totals" */
	places?: true;
	measure?: ConceptName;
	noun?: NounName;
	link?: Link;
	words: string;
};

/** The kind of thing that a pronoun refers to: "his", "there", "those overs", "that season". */
export type Pronoun = "person" | "phase" | "place" | "season";

/** A question as parts, each read from some of its words. Later steps use only the frame, never the text. */
export type Frame = {
	/** the rows whose figures the thresholds limit */
	rows?: RowsName | undefined;
	asks: Asking[];
	/** "which two batters" */
	asked_many?: number;
	/** the word before "whom" or "which": "off whom" */
	ask_link?: Link;
	/** "how many of": only some of the named rows count */
	counts_of?: true;
	/** "A or B" asks to choose, "more than B" compares */
	choice?: "or" | "than";
	/** the question begins with "did", "has" or "is", so yes or no is wanted */
	wants_yes: boolean;
	/** "CSK ever lost a final": asks whether it happened at all */
	ever?: boolean;
	/** the question contains "did", "has" or "is" at any place */
	states?: true;
	/** `outcome`: "and won", or a clause such as "in matches they lost"; `single`: one partnership */
	measures: {
		name: ConceptName;
		not: boolean;
		nth?: number;
		words: string;
		link?: Link;
		outcome?: "and" | "clause";
		single?: true;
	}[];
	/**
	 * `asked`: after "which" or "how many"; `unit`: "in an innings"; `lead`: it begins the question or is beside "most";
	 * `many`: in the plural; `different`: each once; `each`: "team wise"
	 */
	nouns: {
		name: NounName;
		asked: boolean;
		unit: boolean;
		not: boolean;
		lead: boolean;
		many: boolean;
		different?: true;
		each?: true;
		link?: Link;
	}[];
	/** `cost`: "most expensive" means runs conceded, or a price */
	extremes: { name: Extreme; rank?: number; top?: number; cost?: true }[];
	comparing: Comparing[];
	people: Named[];
	sides: Named[];
	limits: FrameCondition[];
	thresholds: Threshold[];
	/** words that change what is computed: "in a row", "on debut" */
	marks: (Mark | "first")[];
	/** concepts implied by verbs, used when no measure is named */
	verbs: ConceptName[];
	/** pronouns; each needs a name in this question or an earlier one */
	points: Pronoun[];
	/** the question begins with "and", "what about" */
	continues: boolean;
	/** words that no table has */
	unknown: string[];
	/** words about data that the record lacks */
	outside: { why: Outside; words: string }[];
	/** a greeting, thanks */
	talk: Talk[];
	/** words with a meaning that no part of the frame uses */
	unused: string[];
};

export const emptyFrame = (): Frame => ({
	asks: [],
	wants_yes: false,
	measures: [],
	nouns: [],
	extremes: [],
	comparing: [],
	people: [],
	sides: [],
	limits: [],
	thresholds: [],
	marks: [],
	verbs: [],
	points: [],
	continues: false,
	unknown: [],
	outside: [],
	talk: [],
	unused: [],
});
