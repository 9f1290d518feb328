import { possibleOf } from "../../language/possible.ts";
import type { Question } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import { type Base, conceptOf, fill, isMisfit, nounOf } from "../fill.ts";
import type { Frame, Threshold } from "../frame.ts";
import { askedBy, asQuestion, conceptIn, figureIn, measureOf, spanOf, spare } from "../parts.ts";
import type { By } from "../plan.ts";
import type { ConceptName } from "../tables/measures.ts";
import { each, groupOf, havingOf, type Made } from "./form.ts";

/** The measure that counts the rows of a kind. */
export const COUNTS: Partial<Record<RowsName, string>> = {
	batting: "innings",
	bowling: "innings",
	innings: "count",
	matches: "matches",
	overs: "count",
	sides: "matches",
	stands: "count",
};
const ROWS_OF: Readonly<Record<string, RowsName>> = {
	over: "overs",
	score: "batting",
	spell: "bowling",
	total: "innings",
};
const MOST_LINES = 1000;

/** Who or what meets a line: "Which batters have 5,000 runs?", "Who won the 2016 final?" */
export function which(frame: Frame): Made {
	const left = spare(frame, ["thresholds"]);
	if (left !== undefined) return { misfit: left };
	const rows = rowsMeant(frame);
	if (rows.length > 0) return perRow(frame, rows);
	const concept = conceptOfGroup(frame);
	if (!concept) return nothingCounted(frame);
	return each(frame, concept, (base, subject) => {
		const by = groupOf(frame, base, groupBy(frame));
		if (!by) return { misfit: "which one" };
		const having = havingOf(frame, base, subject);
		if (isMisfit(having)) return having;
		if (Object.keys(having).length === 0) {
			if (measureOf(base.rows, base.measure).written !== "count") return { misfit: "which one" };
			having[base.measure] = { from: 1 };
		}
		const needsSeason = ["sides", "campaigns"].includes(base.rows) && by === "team" && frame.thresholds.length === 0;
		if (needsSeason && !frame.measures.some(({ not }) => not) && !isPinned(base)) return { misfit: "which season" };
		return [listed(asQuestion(base), by, having, frame)];
	});
}

/** "Who won the final" needs a season, a day or an opponent. */
const isPinned = ({ where }: Base) => ["season", "date", "match", "opponent", "month"].some((field) => field in where);

function listed(
	question: Question,
	by: By,
	having: Question["having"],
	frame: Frame,
): Extract<Made, unknown[]>[number] {
	const isPerSeason = frame.nouns.some(({ name, unit }) => unit && name === "season") && by !== "season";
	const groups = [by, ...(isPerSeason ? ["season"] : [])] as NonNullable<Question["by"]>;
	return { form: "list", question: { ...question, by: groups, ...(having ? { having } : {}), limit: MOST_LINES }, by };
}

const groupBy = (frame: Frame): By | undefined =>
	frame.nouns.some(({ name }) => nounOf(name).by === "pair")
		? "pair"
		: (askedBy(frame) ?? (frame.asks.includes("winner") ? "team" : "player"));

/** The measure that a threshold on groups is about. */
function conceptOfGroup(frame: Frame): ConceptName | undefined {
	const [threshold] = frame.thresholds;
	return threshold?.measure ?? (threshold?.noun && nounOf(threshold.noun).counts) ?? conceptIn(frame);
}

/** The rows that a threshold can be meant of: those that the question names, else those whose figures reach so far. */
export function rowsMeant(frame: Frame): RowsName[] {
	const [threshold, ...more] = frame.thresholds;
	if (!threshold) return [];
	const noun = frame.nouns.find(({ name, not }) => ROWS_OF[name] && !not);
	if (noun) return [ROWS_OF[noun.name] as RowsName];
	if (frame.measures.some(({ name }) => name === "stands")) return ["stands"];
	const isUnit = frame.nouns.some(({ name, unit }) => unit && (name === "innings" || name === "match"));
	const isInnings = frame.nouns.some(({ name }) => name === "innings" || name === "time");
	const isTeam =
		frame.nouns.some(({ name }) => name === "team") || (frame.sides.length > 0 && frame.people.length === 0);
	const isRuns = threshold.measure === "runs" || threshold.measure === undefined;
	if (isTeam && isRuns && !frame.nouns.some(({ name }) => nounOf(name).by === "player") && !frame.asks.includes("who"))
		return ["innings"];
	if (!isUnit && !isInnings) return [];
	const bowls = [threshold, ...more].some(({ measure }) => measure === "wickets" || measure === "runs_conceded");
	return frame.nouns.some(({ name }) => name === "time" || name === "innings") || isUnit
		? [bowls ? "bowling" : "batting"]
		: [];
}

/** Lines of rows that meet every threshold, or how many those are. */
export function rowsWith(frame: Frame, rows: RowsName, thresholds: readonly Threshold[]): Base | { misfit: string } {
	const base = fill(frame, `${rows}.${COUNTS[rows]}`);
	if (isMisfit(base)) return base;
	const figures: Record<string, unknown> = { ...base.where.figures };
	for (const threshold of thresholds) {
		const figure = figureIn(rows, threshold);
		if (!figure || figure in figures) return { misfit: threshold.words };
		figures[figure] = spanOf(threshold.bounds);
	}
	return { ...base, where: { ...base.where, figures: figures as NonNullable<Base["where"]["figures"]> } };
}

function perRow(frame: Frame, kinds: RowsName[]): Made {
	const left = frame.measures.find(({ name }) => name !== "stands")?.words;
	if (left) return { misfit: left };
	const plans = kinds.map((rows): Made => {
		const base = rowsWith(frame, rows, frame.thresholds);
		if (isMisfit(base)) return base;
		const wanted = groupOf(frame, base, rows === "innings" ? "team" : rows === "stands" ? "pair" : "player");
		const by = wanted && possibleOf(rows).by.includes(wanted) ? wanted : undefined;
		return by ? [listed(asQuestion(base), by, undefined, frame)] : { misfit: "which one" };
	});
	const good = plans.flatMap((one) => (Array.isArray(one) ? one : []));
	return good.length > 0 ? good : (plans[0] as Made);
}

/** "At which ground was the 2019 final played?", "Which teams did Pietersen play for?" */
function nothingCounted(frame: Frame): Made {
	const concept: ConceptName = "matches";
	if (frame.limits.length + frame.people.length === 0 || frame.thresholds.length > 0) return { misfit: "" };
	return each(frame, concept, (base) => {
		const by = groupOf(frame, base, groupBy(frame));
		return by &&
			(base.where as Record<string, unknown>)[by] === undefined &&
			(by !== "player" || conceptOf(concept).line)
			? [listed(asQuestion(base), by, undefined, frame)]
			: { misfit: "" };
	});
}
