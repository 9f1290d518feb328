import type { Where } from "../../../language/question.ts";

/**
 * What words mean a measure: `senses` are the measures of the language it may be, the likelier first, `figure` is what a
 * number beside it counts ("totals of 200"), `counts` says that it is a number of rows, and `line` which rows those are;
 * `way`: it is an extreme by itself. Words of `beside` may stand with it and add nothing ("the highest score in runs").
 */
export type Concept = {
	words: string;
	senses: readonly string[];
	figure?: string;
	counts?: true;
	way?: "high" | "low";
	line?: Where;
	beside?: readonly string[];
	/** what tells its rows from others of the kind, where the line says more */
	apart?: Where;
};
