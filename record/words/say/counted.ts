import type { Question } from "../../language/question.ts";
import { alone, pair } from "./figures.ts";
import type { Counted } from "./nouns.ts";
import { rowsThatPass } from "./scope.ts";

/** The counted noun, worded with a doer (`own`) and without (`bare`), and the conditions that the words already say. */
export function countedOf(
	question: Question,
	noun: Counted,
): { own: [string, string]; bare: [string, string]; done: string; says: string[] } {
	const isRows = ROW_COUNTS.has(question.measures[0] ?? "");
	const passing = isRows ? rowsThatPass(question) : undefined;
	if (!passing) return { own: pair(noun), bare: alone(noun), done: noun.done ?? "", says: isRows ? ["figures"] : [] };
	const isOutcome = noun.alone && !["innings", "count"].includes(question.measures[0] ?? "");
	const [one, many] = isOutcome ? alone(noun) : passing.names;
	const such = question.rows === "overs" ? "single " : "";
	const forms: [string, string] = [such + one + passing.of, such + many + passing.of];
	return { own: forms, bare: forms, done: "", says: ["figures"] };
}
const ROW_COUNTS = new Set(["innings", "count", "matches", "won", "lost", "seasons"]);
