import type { Where } from "../../language/question.ts";

/** The subject that a measure is counted of; `any`: the question names none. */
export type Subject = "player" | "bowler" | "team" | "pair" | "over" | "match" | "any";

/** What words mean a measure. */
export type Concept = {
	words: string;
	/** the measure of the language for each subject; the first one serves subjects that are not listed */
	of: Partial<Record<Subject, string>>;
	/** the rows that the measure counts, so that they can be listed */
	line?: Where;
	/** the words name an extreme */
	way?: "high" | "low";
	/** the measure counts all rows, of which only those of the line are meant */
	lined?: true;
	/** what it limits other figures to, beside them: "scored 200 and lost" */
	limits?: readonly Where[];
	/** conditions that it implies: "points in the league stage" */
	implies?: readonly Where[];
	/** measures whose words may stand beside it and add nothing: "won the toss" */
	beside?: readonly string[];
};

/** A row of a table: its words alone, or with the rest. Without `of` its name is a measure of the language. */
export type Row = string | (Omit<Concept, "of"> & Partial<Pick<Concept, "of">>);
