import type { Where } from "../../language/question.ts";

/** Whose figure a measure is. `any`: the question names nobody. */
export type Subject = "player" | "bowler" | "team" | "pair" | "over" | "match" | "any";

/** A measure as questions word it. */
export type Concept = {
	words: string;
	/** the query language's measure for each subject; a bowler without one has the player's, all others the first one */
	of: Partial<Record<Subject, string>>;
	/** the condition of the rows that the measure counts, to list them */
	line?: Where;
	/** the words name an extreme */
	way?: "high" | "low";
	/** the measure itself counts all rows, so `line` must be added as a condition */
	lined?: true;
	/** the condition that it puts on another measure: "scored 200 and lost" */
	limits?: readonly Where[];
	/** conditions that it implies: "points in the league stage" */
	implies?: readonly Where[];
	/** other measures whose words add nothing in the same question: the wins in "won the toss" */
	beside?: readonly string[];
};

/** A row: its words alone, or with other fields. Without `of` its name is a measure of the query language. */
export type Row = string | (Omit<Concept, "of"> & Partial<Pick<Concept, "of">>);
