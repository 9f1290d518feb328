import type { DimensionName } from "../../language/dimensions.ts";
import { type Base, isMisfit, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion, measureOf, orderOf } from "../parts.ts";
import type { By } from "../plan.ts";
import { type ConceptName, conceptOf, type Subject } from "../tables/measures.ts";
import { each, type Form, groupOf, havingOf, type Made, strayNoun } from "./form.ts";
import { MOST_PLACES, ordered, placesOf, TOP, type Top, topOf } from "./top.ts";
import { isTimed } from "./top-rows.ts";
import { marginsOf, rowsWith } from "./which.ts";

/** Ranks groups: "most wickets at the death", "best season". */
export const topGroups: Form = { signature: TOP, make };

/** Ranks groups by their number of rows within a limit: "the most totals of 200 or more". */
export const topLines: Form = { signature: TOP, make: makeLines };

/** Groups that "who" may mean. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
	"batter",
	"bowler",
	"fielder",
	"opponent",
	"pair",
	"partner",
	"player",
	"team",
]);
const NAMES_ROWS: ReadonlySet<string> = new Set(["over", "score", "spell", "total"]);

function make(whole: Frame, counted: ConceptName | undefined): Made {
	const top = topOf(whole);
	if (isMisfit(top)) return top;
	const { frame, way } = top;
	const isAsked = frame.nouns.some(({ asked }) => asked) && frame.limits.length > 0;
	const concept = counted ?? (isAsked ? "matches" : undefined);
	// "the best ground for chasing" names no measure
	const isVague = concept === "matches" && (way === "best" || way === "worst");
	if (!concept || isVague || !isTimed(way, concept) || isOfRows(frame, concept)) return { misfit: way };
	return each(frame, concept, (base, subject) => groupsOf(top, concept, base, subject));
}

/** True if the question asks for single rows. */
function isOfRows(frame: Frame, concept: ConceptName): boolean {
	const isMean = concept === "average" || concept === "average_total";
	const isNamed = frame.nouns.some(({ name, unit }) => NAMES_ROWS.has(name) && !unit);
	const isUnit = frame.nouns.some(({ name, unit }) => unit && (NAMES_ROWS.has(name) || name === "match"));
	const isInnings = frame.nouns.some(({ name, unit }) => unit && (name === "innings" || name === "spell"));
	return (
		conceptOf(concept).way !== undefined ||
		(concept === "stands" && !frame.asks.includes("count")) ||
		(isNamed && !isMean && frame.thresholds.length === 0) ||
		isUnit ||
		isInnings ||
		(frame.rows !== undefined && (concept === "stands" || concept === "innings"))
	);
}

function groupsOf(top: Top, concept: ConceptName, base: Base, subject: Subject): Made {
	const { frame, way } = top;
	const by = groupOf(frame, base, defaultGroup(frame, base, subject));
	const places = placesOf(top, by === "pair");
	if (!by || by === "match") return { misfit: by ?? "which one" };
	if (frame.asks.includes("who") && !OF_PEOPLE.has(by)) return { misfit: by };
	if ((base.where as Record<string, unknown>)[by] !== undefined && by !== "team") return { misfit: by };
	const stray = strayNoun(
		frame,
		({ name, unit, link }) =>
			(unit && name === "season") ||
			(nounOf(name).by === by && (link !== "for" || by === "player")) ||
			(!unit && nounOf(name).counts === concept),
	);
	if (stray) return { misfit: stray };
	const lined = linesOf(frame, concept, base, subject);
	if (isMisfit(lined)) return lined;
	const { rows, having } = lined;
	const isPerSeason = frame.nouns.some(({ name, unit }) => unit && name === "season") && by !== "season";
	const groups: DimensionName[] = isPerSeason ? [by, "season"] : [by];
	const question = {
		...asQuestion({ ...rows, measure: base.measure }),
		by: groups,
		...(Object.keys(having).length > 0 ? { having } : {}),
		...ordered(orderOf(way, measureOf(base.rows, base.measure))),
		limit: MOST_PLACES,
	};
	return [{ form: "ranking", question, by, ...places }];
}

/** Applies thresholds: margins to the rows, others to the sums of a group. */
function linesOf(frame: Frame, concept: ConceptName, base: Base, subject: Subject) {
	const { thresholds } = frame;
	const isMargin = base.rows === "sides" && thresholds.length > 0 && thresholds.every(({ link }) => link === "by");
	const rows = isMargin ? rowsWith(frame, "sides", marginsOf(frame)) : base;
	const having = isMargin ? {} : havingOf(frame, base, subject, concept);
	return isMisfit(rows) ? rows : isMisfit(having) ? having : { rows, having };
}

function defaultGroup(frame: Frame, { where }: Base, subject: Subject): By | undefined {
	if (subject === "pair") return "pair";
	if (where.player !== undefined || where.batter !== undefined) return undefined;
	return subject === "team" && frame.sides.length === 0 ? "team" : "player";
}

function makeLines(whole: Frame, concept: ConceptName | undefined): Made {
	const top = topOf(whole);
	if (isMisfit(top)) return top;
	const { frame, way } = top;
	const { rows } = frame;
	const isCounted = concept === undefined || concept === "stands" || concept === "innings";
	const other = frame.measures.find(({ not, name }) => not || (name !== "stands" && name !== "innings"));
	const isOfTime = way === "fast" || way === "slow";
	if (!rows || !isCounted || other || isOfTime) return { misfit: other?.words ?? way };
	const base = rowsWith(frame, rows, frame.thresholds);
	if (isMisfit(base)) return base;
	const by = groupOf(frame, base, rows === "innings" ? "team" : rows === "stands" ? "pair" : "player");
	if (!by || by === "match" || (base.where as Record<string, unknown>)[by] !== undefined)
		return { misfit: "which one" };
	const order = ordered(orderOf(way, measureOf(base.rows, base.measure)));
	return [
		{
			form: "ranking",
			question: { ...asQuestion(base), by: [by], ...order, limit: MOST_PLACES },
			by,
			...placesOf(top, by === "pair"),
		},
	];
}
