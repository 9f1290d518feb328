import type { Where } from "../language/question.ts";
import type { RowsName } from "../language/rows/rows.ts";
import type { Asking, Comparing, Extreme, Mark } from "./tables/asking.ts";
import type { Talk } from "./tables/idle.ts";
import type { Link, Outside } from "./tables/linking.ts";
import type { ConceptName } from "./tables/measures.ts";
import type { NounName } from "./tables/nouns.ts";

/** `than`: the number that a whole one has to be above or below: "above 40" is from 41, and of a rate anything above 40. */
export type Bounds = { from?: number; to?: number; than?: number };

/** A person or a side of a question; several ids: the words do not say which one. */
export type Named = {
	kind: "person" | "side";
	ids: string[];
	names: string[];
	words: string;
	/** of a person: 'batter', 'bowler' */
	role: string;
	link?: Link;
	not: boolean;
	/** a surname right behind another person's first name */
	follows?: true;
	/** "what did Mumbai score" */
	acts?: boolean;
	/** right behind the side that it met: "Chennai v Mumbai" */
	faces?: true;
	/** how it is joined to the name before it */
	joined?: "and" | "or";
};

/** A condition with alternatives in `any`. The reader takes the first alternative that the question's rows support. */
export type Limited = { any: readonly Where[]; not: boolean; link?: Link; words: string; id?: string };

/** A number with a line: "at least 50", "100 or more". `bare`: the question says no line. */
export type Threshold = {
	bounds: Bounds;
	bare: boolean;
	/** "the last five totals": how many rows there are, and no figure of theirs */
	places?: true;
	measure?: ConceptName;
	noun?: NounName;
	link?: Link;
	words: string;
};

/** What a pronoun means: "his", "there", "those overs", "that season". */
export type Pointer = "person" | "phase" | "place" | "season";

/** The parts of a question, each read from some of its words. Nothing after it looks at the text. */
export type Frame = {
	/** the rows that the numbers are lines of */
	rows?: RowsName | undefined;
	asks: Asking[];
	/** "which two batters" */
	asked_many?: number;
	/** the word before "whom" or "which": "off whom" */
	ask_link?: Link;
	/** "how many of": some of those that follow are counted */
	counts_of?: true;
	/** "A or B" lets choose, "more than B" compares */
	choice?: "or" | "than";
	/** the question begins with "did", "has", "is" */
	wants_yes: boolean;
	/** "CSK ever lost a final": whether it happened at all */
	ever?: boolean;
	/** it has such a word anywhere */
	states?: true;
	/** `outcome`: "and won", or of a clause: "in matches they lost"; `single`: one stand */
	measures: {
		name: ConceptName;
		not: boolean;
		nth?: number;
		words: string;
		link?: Link;
		outcome?: "and" | "clause";
		single?: true;
	}[];
	/** `asked`: right behind "which" or "how many"; `unit`: "in an innings"; `different`: each is counted once; `each`: "team wise" */
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
	/** `cost`: "most expensive" is of a bowler, or a price */
	extremes: { name: Extreme; rank?: number; top?: number; cost?: true }[];
	comparing: Comparing[];
	people: Named[];
	sides: Named[];
	limits: Limited[];
	thresholds: Threshold[];
	marks: (Mark | "first")[];
	/** what a verb implies where no measure is named */
	verbs: ConceptName[];
	/** pronouns, which need a name in the question or in the one before */
	points: Pointer[];
	/** the question begins with "and", "what about" */
	continues: boolean;
	/** words that no table has, and words of what the record lacks */
	unknown: string[];
	outside: { why: Outside; words: string }[];
	/** a greeting, thanks */
	talk: Talk[];
	/** words with a meaning that no part took */
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
