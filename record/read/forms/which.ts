import { possibleOf } from "../../language/possible.ts";
import type { Question } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import { add, type Base, fill, isMisfit, type Misfit, nounOf } from "../fill.ts";
import type { Frame, Threshold } from "../frame.ts";
import { askedBy, asQuestion, figureIn, measureOf, spanOf } from "../parts.ts";
import type { By, Plan } from "../plan.ts";
import { type ConceptName, conceptOf } from "../tables/measures.ts";
import { each, type Form, groupOf, havingOf, type Made, strayNoun, strictBounds } from "./form.ts";

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
export const MOST_LINES = 1000;

/** The concepts that a "winner" may have won. */
const WON: ReadonlySet<ConceptName> = new Set<ConceptName>(["orange_caps", "player_of_match", "purple_caps", "titles"]);

/** Lists groups or matches within a limit: "Which batters have 5,000 runs?", "Who won the 2016 final?" */
export const which: Form = { signature: { needs: [["name"]], takes: ["ask:winner", "threshold"] }, make };

function make(frame: Frame, counted: ConceptName | undefined): Made {
	if (frame.thresholds.length > 0 && frame.thresholds.every(({ link }) => link === "by")) return byMargin(frame);
	if (askedBy(frame) === "match") return matchesOf(frame, counted);
	const { rows } = frame;
	if (rows) return perRow(frame, rows);
	const concept = conceptOfGroup(frame, counted);
	const isWinner = frame.asks.includes("winner");
	if (isWinner && ((concept && !WON.has(concept)) || frame.people.length > 0)) return { misfit: "champions" };
	if (!concept) return isWinner ? ofGroups(frame, "titles") : nothingCounted(frame);
	return ofGroups(frame, concept === "wins" && isOfSeason(frame) ? "titles" : concept);
}

/** True for "who won in 2016", which means the season. "Which teams won in 2016" and "who won matches" do not. */
const isOfSeason = ({ limits, nouns, people, sides, thresholds }: Frame): boolean =>
	limits.length > 0 &&
	limits.every(({ any, not }) => !not && any.every((where) => Object.keys(where).join() === "season")) &&
	people.length + sides.length + thresholds.length === 0 &&
	nouns.every(({ name, many }) => name === "team" && !many);

function ofGroups(frame: Frame, concept: ConceptName): Made {
	return each(frame, concept, (base, subject) => {
		const by = groupOf(frame, base, groupBy(frame));
		if (!by || (by !== "team" && (base.where as Record<string, unknown>)[by] !== undefined))
			return { misfit: "which one" };
		const stray = strayNoun(
			frame,
			({ name, unit }) => (unit && name === "season") || nounOf(name).by === by || nounOf(name).counts === concept,
		);
		if (stray) return { misfit: stray };
		const having = havingOf(frame, base, subject, concept);
		if (isMisfit(having)) return having;
		if (Object.keys(having).length > 0) return [listed(asQuestion(base), by, having, frame)];
		return isOpen(base, by) && !isCounted(frame, concept)
			? { misfit: "which one" }
			: [listed(asQuestion(base), by, { [base.measure]: { from: 1 } }, frame)];
	});
}

/** True if nearly everybody has some, so a list of those who do is no answer. */
const isOpen = (base: Base, by: By): boolean =>
	measureOf(base.rows, base.measure).written !== "count" ||
	(["sides", "campaigns"].includes(base.rows) && by === "team" && !isPinned(base));

/** "How many teams have won the title" and "which teams have" accept any number of titles. */
const isCounted = ({ asks, nouns }: Frame, concept: ConceptName): boolean =>
	conceptOf(concept).line !== undefined &&
	(asks.includes("count") || nouns.some(({ name, many }) => name === "team" && many));

/** The thresholds as margins. A bare number is exact. */
export const marginsOf = ({ thresholds }: Frame): Threshold[] =>
	thresholds.map((one) => ({
		...one,
		link: "by",
		bounds: one.bare && one.bounds.from !== undefined ? { from: one.bounds.from, to: one.bounds.from } : one.bounds,
	}));

/** "Which seasons had a final decided by one run?" */
function byMargin(frame: Frame): Made {
	const base = rowsWith(frame, "sides", marginsOf(frame));
	if (isMisfit(base)) return base;
	const by = groupOf(frame, base);
	const isWon = frame.measures.every(({ name }) => name === "wins");
	if (by === "match" && isWon) return [rowPlan({ ...base, where: { ...base.where, result: "won" } })];
	if (!by || !isWon) return { misfit: frame.thresholds[0]?.words ?? "" };
	return [listed(asQuestion({ ...base, where: { ...base.where, result: "won" } }), by, undefined, frame)];
}

/** True if a question is about one match or season: "who won the final" needs one. */
const isPinned = ({ where }: Base) => ["season", "date", "match", "opponent", "month"].some((field) => field in where);

function listed(question: Question, by: By, having: Question["having"], frame: Frame): Plan {
	const isPerSeason = frame.nouns.some(({ name, unit }) => unit && name === "season") && by !== "season";
	const groups = [by, ...(isPerSeason ? ["season"] : [])] as NonNullable<Question["by"]>;
	const plan = { question: { ...question, by: groups, ...(having ? { having } : {}), limit: MOST_LINES }, by };
	return frame.asks.includes("count") ? { form: "count", ...plan } : { form: "list", ...plan };
}

function groupBy(frame: Frame): By {
	if (frame.nouns.some(({ name }) => nounOf(name).by === "pair")) return "pair";
	const isOfTitle = frame.asks.includes("winner") && frame.measures.every(({ name }) => name === "titles");
	return askedBy(frame) ?? (isOfTitle ? "team" : "player");
}

/** The measure that a threshold on groups limits. */
function conceptOfGroup(frame: Frame, counted: ConceptName | undefined): ConceptName | undefined {
	const [threshold] = frame.thresholds;
	const negated = frame.measures.find(({ not }) => not)?.name;
	// "seasons without a hundred"
	if (negated && frame.nouns.some(({ name }) => nounOf(name).counts === counted)) return negated;
	// "lost ten matches"
	if (threshold?.noun === "match" && counted) return counted;
	return threshold?.measure ?? (threshold?.noun && nounOf(threshold.noun).counts) ?? counted ?? negated;
}

/** The rows within every threshold. */
export function rowsWith(frame: Frame, rows: RowsName, thresholds: readonly Threshold[]): Base | Misfit {
	const base = fill(frame, `${rows}.${COUNTS[rows]}`);
	if (isMisfit(base)) return base;
	const figures: Record<string, unknown> = { ...base.where.figures };
	for (const threshold of thresholds) {
		const figure = figureIn(rows, threshold);
		if (!figure || figure in figures) return { misfit: threshold.words };
		figures[figure] = spanOf(strictBounds(threshold.bounds, rows, figure));
	}
	return { ...base, where: { ...base.where, figures: figures as NonNullable<Base["where"]["figures"]> } };
}

function perRow(frame: Frame, rows: RowsName): Made {
	const left = frame.measures.find(({ name }) => name !== "stands")?.words;
	if (left) return { misfit: left };
	const base = rowsWith(frame, rows, frame.thresholds);
	if (isMisfit(base)) return base;
	const wanted = groupOf(frame, base, rows === "innings" ? "team" : rows === "stands" ? "pair" : "player");
	const by = wanted && possibleOf(rows).by.includes(wanted) ? wanted : undefined;
	return by ? [listed(asQuestion(base), by, undefined, frame)] : { misfit: "which one" };
}

/** Lists matches: "In which match did Kumble take five wickets?" */
function matchesOf(frame: Frame, counted: ConceptName | undefined): Made {
	if (frame.asks.includes("count")) return { misfit: "match" };
	const rows = thresholdRows(frame);
	const concept = counted === "matches" ? undefined : counted;
	const line = concept && conceptOf(concept).line;
	if (rows) {
		const base = rowsWith(frame, rows, frame.thresholds);
		return isMisfit(base) ? base : [rowPlan(base)];
	}
	if (!concept || !(line?.figures ?? line?.result) || frame.thresholds.length > 0) return { misfit: "match" };
	return each(frame, concept, (base) =>
		add(base.where, line, false)
			? [rowPlan({ ...base, measure: COUNTS[base.rows] ?? base.measure })]
			: { misfit: concept },
	);
}
const rowPlan = (base: Base): Plan => ({
	form: "list",
	question: { ...asQuestion(base), list: true, order: "keys", limit: MOST_LINES },
	by: "match",
});

function thresholdRows(frame: Frame): RowsName | undefined {
	const [threshold] = frame.thresholds;
	if (!threshold) return undefined;
	if (threshold.measure === "wickets") return "bowling";
	if (threshold.measure !== "runs" && threshold.measure !== undefined) return undefined;
	return frame.people.length > 0 ? "batting" : frame.sides.length > 0 ? "innings" : undefined;
}

/** "At which ground was the 2019 final played?", "Which teams did Pietersen play for?" */
function nothingCounted(frame: Frame): Made {
	const isCount = frame.asks.includes("count");
	// "not in the playoffs" may mean no match there, or matches elsewhere
	const negated = frame.limits.find(({ not }) => not);
	if (negated) return { misfit: negated.words };
	const isPlain = frame.limits.length + frame.people.length === 0 && !isCount;
	if (isPlain || frame.thresholds.length > 0) return { misfit: "" };
	if (frame.asks.includes("where") && frame.people.length > 0) return { misfit: "where" };
	if (frame.verbs.length > 0 && frame.people.length === 0) return { misfit: "" };
	const isOfSide = !isCount && frame.people.length === 0 && (groupBy(frame) === "team" || groupBy(frame) === "player");
	const sided: Frame = isOfSide
		? { ...frame, asks: [], nouns: [{ name: "team", asked: true, unit: false, not: false, lead: true, many: false }] }
		: frame;
	return each(sided, "matches", (base) => {
		const by = groupOf(sided, base, groupBy(sided));
		const isFixed = by !== undefined && (base.where as Record<string, unknown>)[by] !== undefined;
		return !by || isFixed || (by === "player" && !isCount)
			? { misfit: "" }
			: [listed(asQuestion(base), by, undefined, frame)];
	});
}
