import type { Question } from "../../language/question.ts";
import { type Base, isMisfit, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion } from "../parts.ts";
import { type ConceptName, conceptOf } from "../tables/measures.ts";
import { each, type Form, type Made, OF_MATCHES, strayNoun } from "./form.ts";

/** One figure: "How many sixes has Pollard hit at the Wankhede?" */
export const figure: Form = { signature: { needs: [], takes: ["ask:size"] }, make };

function make(frame: Frame, concept: ConceptName | undefined): Made {
	if (!concept) return { misfit: "" };
	const left =
		othersIn(frame, concept) ??
		frame.measures.find(({ not }) => not)?.words ??
		strayNoun(
			frame,
			({ name, unit, asked }) =>
				name === "time" || (asked && isOfRows(frame, concept)) || (!unit && nounOf(name).counts === concept),
		);
	if (left !== undefined) return { misfit: left };
	const isSeasoned = frame.limits.some(({ any }) => "season" in (any[0] ?? {}));
	if (concept === "price" && !isSeasoned) return { misfit: "price, without a season" };
	const isSingle = isOneStand(frame, concept);
	if (frame.asks.includes("size") && !isSingle) return { misfit: "how big" };
	return each(frame, concept, (base) => [
		isSingle
			? { form: "figure", question: asQuestion({ ...base, measure: "runs" }), single: true }
			: { form: "figure", question: asQuestion(withoutTies(base)) },
	]);
}

/** "Their stand in the final, how many" asks for the runs of one partnership. */
const isOneStand = ({ measures, nouns }: Frame, concept: ConceptName): boolean =>
	concept === "stands" && measures.some(({ single }) => single) && !nouns.some(({ name }) => name === "time");

/** The words that ask for more than one figure: "of how many", "against how many teams", "by batter". */
function othersIn(frame: Frame, concept: ConceptName): string | undefined {
	const { asks, ask_link, nouns, people, limits } = frame;
	if (ask_link === "at" && isOfRows(frame, concept)) return undefined;
	if (asks.includes("count") && ask_link !== undefined) return `${ask_link} how many`;
	const isPlain = people.length === 0 && limits.every(({ any }) => any.every((where) => !("nationality" in where)));
	const each = isPlain
		? nouns.find(({ name, link, many }) => link === "by" && !many && nounOf(name).by === "player")
		: undefined;
	return each && `by ${each.name}`;
}

/** True if the question counts the measure's own rows: "in how many matches did Chennai win?" */
function isOfRows({ nouns, verbs, people }: Frame, concept: ConceptName): boolean {
	const isRow = nouns.every(({ name, asked }) => !asked || name === "match" || name === "innings");
	const isOne =
		(concept === "matches" && verbs.length === 0) ||
		concept === "innings" ||
		(people.length === 1 && conceptOf(concept).line !== undefined);
	return isRow && (isOne || OF_MATCHES.has(concept));
}

/** Excludes ties from matches won batting first or second, because a super over decided them. */
function withoutTies(base: Base): Base {
	const { batted, team } = base.where;
	const isOpen = base.rows === "sides" && base.measure === "won" && batted !== undefined && team === undefined;
	return isOpen ? { ...base, where: { ...base.where, super_over: false } } : base;
}

/** Two or three figures of one subject: "Jadeja's runs and wickets in 2023". */
export const several: Form = { signature: { needs: [["several"]], takes: [] }, make: figures };

function figures(frame: Frame): Made {
	const stray = strayNoun(frame, () => false);
	const strange = stray ?? frame.measures.find(({ not }) => not)?.words;
	if (strange !== undefined || frame.people.length + frame.sides.length === 0) return { misfit: strange ?? "" };
	const questions: Question[] = [];
	for (const measure of frame.measures) {
		const made = each({ ...frame, measures: [measure] }, measure.name, (base) => [
			{ form: "figure", question: asQuestion(base) },
		]);
		if (isMisfit(made)) return made;
		const [plan, other] = made;
		if (plan?.form !== "figure" || other) return { misfit: measure.words };
		questions.push(plan.question);
	}
	return [{ form: "several", questions }];
}
