import type { Question } from "../../language/question.ts";
import { type Base, fill, isMisfit, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { askedBy, asQuestion, measureOf, orderOf } from "../parts.ts";
import type { By } from "../plan.ts";
import type { Extreme } from "../tables/asking.ts";
import { type ConceptName, conceptOf } from "../tables/measures.ts";
import { each, type Form, type Made } from "./form.ts";
import { MOST_PLACES, ordered, placesOf, TOP, type Top, topOf } from "./top.ts";

/** The measure that orders rows, with conditions on them. */
type Source = { measure: string; where?: Question["where"]; way?: Extreme };

/** The rows behind a measure that is an extreme. */
const OF_EXTREMES: Readonly<Record<string, Source>> = {
	"batting.fastest_fifty": { measure: "batting.fastest_fifty" },
	"batting.fastest_hundred": { measure: "batting.fastest_hundred" },
	"batting.highest": { measure: "batting.runs" },
	"bowling.best": { measure: "bowling.best" },
	"innings.highest": { measure: "innings.runs" },
	"innings.lowest": { measure: "innings.runs", way: "low" },
	"matches.runs": { measure: "matches.runs" },
	"sides.win_by_balls": { measure: "sides.win_by_balls" },
	"sides.win_by_runs": { measure: "sides.win_by_runs" },
	"sides.win_by_wickets": { measure: "sides.win_by_wickets" },
	"stands.highest": { measure: "stands.runs" },
};
/** Nouns that name rows, and the measure that orders them. */
const OF_NOUNS: Readonly<Record<string, string>> = {
	over: "overs.runs",
	score: "batting.runs",
	spell: "bowling.best",
	total: "innings.runs",
};
const UNITS: ReadonlySet<string> = new Set(["innings", "match", "over", "spell", "score"]);

/** Ranks single rows: "the highest total", "most sixes in an innings". */
export const topRows: Form = { signature: TOP, make };

function make(whole: Frame, counted: ConceptName | undefined): Made {
	const top = topOf(whole);
	if (isMisfit(top)) return top;
	const { frame, way } = top;
	const bare = frame.thresholds[0] ?? frame.measures.find(({ not }) => not);
	if (bare) return { misfit: bare.words };
	const isHis = frame.people.length === 1 && frame.nouns.length === 0 && way === "high";
	const concept = counted ?? (isHis ? "highest" : undefined);
	const named = rowsNamed(frame, concept);
	if (named.length > 0) return together(named.map((measure) => rowsOf(top, { measure })));
	if (!concept || !isTimed(way, concept)) return { misfit: way };
	return each(frame, concept, (base) => {
		const sources = sourcesOf(frame, concept, base, way);
		return sources.length > 0 ? together(sources.map((source) => rowsOf(top, source))) : { misfit: way };
	});
}

/** "Fastest" and "slowest" fit only fifties and hundreds. */
export const isTimed = (way: Extreme, concept: ConceptName): boolean =>
	(way !== "fast" && way !== "slow") || concept.startsWith("fastest");

/** The plans of all that fit, else the first misfit. */
function together(made: Made[]): Made {
	const plans = made.flatMap((one) => (isMisfit(one) ? [] : one));
	return plans.length > 0 ? plans : (made.find(isMisfit) ?? []);
}

/** The rows that a noun names by itself: "the highest total". A side's score may be its total or a batter's. */
function rowsNamed(frame: Frame, concept: ConceptName | undefined): string[] {
	if (concept === "stands" && !frame.asks.includes("count")) return ["stands.runs"];
	const noun = frame.nouns.find(({ name, unit }) => OF_NOUNS[name] && !unit);
	if (!noun || !(concept === undefined || (concept === "runs" && noun.lead))) return [];
	// "who has bowled most overs" counts overs
	if (noun.name === "over" && noun.many && (frame.asks.includes("who") || frame.nouns.some(({ asked }) => asked)))
		return [];
	// the most expensive spell has the most runs
	if (noun.name === "spell" && frame.extremes.some(({ name }) => name !== "best"))
		return frame.extremes.every(({ name, cost }) => name === "high" && cost) ? ["bowling.runs"] : [];
	return noun.name === "score" ? scoresOf(frame) : [OF_NOUNS[noun.name] as string];
}

function scoresOf(frame: Frame): string[] {
	const isTeam = frame.nouns.some(({ name }) => name === "team");
	const isPerson =
		frame.people.length > 0 || frame.nouns.some(({ name }) => nounOf(name).of === "player" && name !== "score");
	if (frame.people.length > 0) return ["batting.runs"];
	if (isTeam) return ["innings.runs"];
	return frame.sides.length > 0 && !isPerson ? ["innings.runs", "batting.runs"] : ["batting.runs"];
}

/** The rows of a concept; none if it is about sums. */
function sourcesOf(frame: Frame, concept: ConceptName, { rows, measure, where }: Base, way: Extreme): Source[] {
	const isNobody = frame.people.length === 0 && !frame.nouns.some(({ name }) => nounOf(name).of === "player");
	const isSide = frame.nouns.some(({ name }) => name === "team") || frame.sides.length > 0;
	if (concept === "highest" && isNobody && isSide) return scoresOf(frame).map((measure) => ({ measure }));
	const source = OF_EXTREMES[`${rows}.${measure}`];
	const isTop = frame.extremes.some(({ top }) => top !== undefined);
	if (source && conceptOf(concept).way) return ofExtreme(concept, source, rows, isTop && way === "high" ? "best" : way);
	const unit = frame.nouns.find(({ name, unit }) => unit && UNITS.has(name));
	if (unit?.name === "over") return [{ measure: `overs.${measure}` }];
	if (unit && rows !== "overs") return [{ measure: `${rows}.${measure}` }];
	// "the most runs of a team in the powerplay" may mean one match
	return rows === "innings" && where.phase !== undefined ? [{ measure: `innings.${measure}` }] : [];
}

/** The source of an extreme measure. Only margins can be ranked from the other end. */
function ofExtreme(concept: ConceptName, source: Source, rows: string, way: Extreme): Source[] {
	const { way: own, line, lined } = conceptOf(concept);
	const whole = lined ? { ...source, where: { ...source.where, ...line } } : source;
	const isLeast = (way === "low" || way === "worst") && own === "high";
	// "the most expensive figures" are not the best
	if (source.measure === "bowling.best" && way === "high") return [];
	if (!isLeast) return [whole];
	return rows === "sides" ? [{ ...whole, way: "worst" }] : [];
}

function rowsOf(top: Top, source: Source): Made {
	const { frame, way: asked } = top;
	const base = fill(frame, source.measure);
	if (isMisfit(base)) return base;
	if (!measureOf(base.rows, base.measure)) return { misfit: source.measure };
	const way = source.way ?? (asked === "best" && source.measure.startsWith("innings") ? "high" : asked);
	const isTotal = source.measure === "innings.runs" && base.where.phase === undefined && base.where.overs === undefined;
	const least: Record<string, number> = isTotal && (way === "low" || way === "worst") ? { completed: 1 } : {};
	const figures = { ...least, ...base.where.figures, ...source.where?.figures };
	const where = { ...base.where, ...source.where, ...(Object.keys(figures).length > 0 ? { figures } : {}) };
	const order = orderOf(way, measureOf(base.rows, base.measure));
	const question = { ...asQuestion({ ...base, where }), list: true, ...ordered(order), limit: MOST_PLACES };
	return [
		{
			form: "ranking",
			question,
			by: rowBy(frame, base.rows),
			...placesOf(top, base.rows === "stands" || base.rows === "matches"),
		},
	];
}

/** The name of a row: its player, unless the question asks for season, match, ground or opponent. */
function rowBy(frame: Frame, rows: string): By {
	const by = askedBy(frame);
	const link = frame.nouns.find(({ name, unit }) => !unit && nounOf(name).by === by)?.link ?? frame.ask_link;
	if (link === "against") return "opponent";
	if (rows === "stands" && by === "player") return "row";
	return by === undefined || by === "over" || by === "pair" ? "row" : by;
}
