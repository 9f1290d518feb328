import { addressOf } from "../../../record/language/address.ts";
import { type Comparison, comparisonAddress } from "../../../record/language/comparison.ts";
import type { Question } from "../../../record/language/question.ts";

export const EXPLORER = "/statistics/explore";

/** The address of a question's answer, as a page or as a CSV file. */
export const explorerPath = (question: Question, ending: "" | ".csv" = ""): string =>
	`${EXPLORER}${ending}?${addressOf(question)}`;

/** The address of a comparison, as a page or as a CSV file. */
export const comparisonPath = (comparison: Comparison, ending: "" | ".csv" = ""): string =>
	`${EXPLORER}${ending}?${comparisonAddress(comparison)}`;
