import type { DimensionName } from "../../language/dimensions.ts";
import type { Question } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import { type Base, conceptOf, fill, isMisfit, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { askedBy, asQuestion, measureOf, orderOf } from "../parts.ts";
import type { By } from "../plan.ts";
import type { Extreme } from "../tables/asking.ts";
import type { ConceptName, Subject } from "../tables/measures.ts";
import { each, type Form, groupOf, havingOf, type Made, strayNoun } from "./form.ts";
import { rowsWith } from "./which.ts";

type Source = { measure: string; where?: Question["where"]; order?: "worst" };
/** The rows behind a measure that is an extreme by itself, and the figure that orders them. */
const EXTREME_ROWS: Readonly<Record<string, Source>> = {
	"batting.fastest_fifty": { measure: "batting.fastest_fifty" },
	"batting.fastest_hundred": { measure: "batting.fastest_hundred" },
	"batting.highest": { measure: "batting.runs" },
	"bowling.best": { measure: "bowling.best" },
	"innings.highest": { measure: "innings.runs" },
	"innings.lowest": { measure: "innings.runs", where: { figures: { completed: 1 } }, order: "worst" },
	"matches.runs": { measure: "matches.runs" },
	"sides.win_by_balls": { measure: "sides.win_by_balls" },
	"sides.win_by_runs": { measure: "sides.win_by_runs" },
	"sides.win_by_wickets": { measure: "sides.win_by_wickets" },
	"stands.highest": { measure: "stands.runs" },
};
/** Nouns and measures that name rows, and the figure that orders those. */
const ROWS_NAMED: Readonly<Record<string, string>> = {
	over: "overs.runs",
	score: "batting.runs",
	spell: "bowling.best",
	stands: "stands.runs",
	total: "innings.runs",
};
const UNITS: ReadonlySet<string> = new Set(["innings", "match", "over", "spell", "score"]);
const MOST_LINES = 50;
type Span = { from: number; to: number };

/** Who or what has most, least or best of something; or the highest of single rows. */
export const ranking: Form = {
	signature: {
		needs: [["extreme:best", "extreme:fast", "extreme:high", "extreme:low", "extreme:slow", "extreme:worst", "way"]],
		takes: ["mark:level", "mark:reach", "name", "threshold", "yes"],
	},
	make,
};

function make(whole: Frame, counted: ConceptName | undefined): Made {
	const frame = withoutTies(whole);
	const left = strangeMark(whole);
	if (left !== undefined) return { misfit: left };
	const names = [...new Set(frame.extremes.map(({ name }) => name))];
	const [way = "best", other] = names;
	if (other) return { misfit: other };
	const rank = frame.extremes.find((one) => one.rank !== undefined)?.rank;
	const top = frame.extremes.find((one) => one.top !== undefined)?.top;
	const span = { from: rank ?? 1, to: rank ?? top ?? 1 };
	const isHis = frame.people.length === 1 && frame.nouns.length === 0 && way === "high";
	const concept = counted ?? (isHis ? "highest" : undefined);
	const lined = frame.rows;
	if (lined && (concept === undefined || concept === "stands" || concept === "innings"))
		return ofLines(frame, lined, way, span);
	const rows = rowsNamed(frame, concept);
	const named = frame.nouns.find(({ name, unit }) => ROWS_NAMED[name] && !unit);
	const nextTo = rank === undefined ? undefined : frame.people.find(({ link }) => link === "to");
	if (nextTo) return { misfit: nextTo.words };
	if (frame.counts_of) return { misfit: "how many of" };
	const isTimes = frame.nouns.some(({ name, asked }) => name === "time" && asked);
	if (isTimes) return { misfit: "times" };
	if (rows) return ofRows(frame, { measure: rows }, way, span);
	const isMean = concept === "average" || concept === "average_total";
	if (named && named.name !== "spell" && !isMean && frame.thresholds.length === 0) return { misfit: named.name };
	if ((way === "fast" || way === "slow") && !concept?.startsWith("fastest")) return { misfit: way };
	if (!concept)
		return frame.nouns.some(({ asked }) => asked) && frame.limits.length > 0
			? ofConcept(frame, "matches", way, span)
			: { misfit: way };
	return ofConcept(frame, concept, way, span);
}

/** "Two bowlers are level": the sentence names everybody level with the first place anyway. */
function withoutTies(frame: Frame): Frame {
	if (!frame.marks.includes("level")) return frame;
	const isTie = ({ noun, bare }: Frame["thresholds"][number]) =>
		bare && noun !== undefined && nounOf(noun).by !== undefined;
	const tied = frame.thresholds.filter(isTie).flatMap(({ noun }) => noun ?? []);
	const nouns = tied.map((name) => ({ name, asked: false, unit: false, not: false, lead: true, many: true }));
	return {
		...frame,
		nouns: [...frame.nouns, ...nouns],
		thresholds: frame.thresholds.filter((one) => !isTie(one)),
	};
}
const RANKED: readonly string[] = ["bat", "ball", "together", "level"];
const strangeMark = ({ marks, measures }: Frame): string | undefined =>
	marks.find(
		(mark) =>
			!RANKED.includes(mark) &&
			!(mark === "reach" && measures.some(({ name }) => name === "balls" || name.startsWith("fastest"))),
	);

/** The rows that a noun alone names: "the highest total", "the biggest stand", "the most expensive over". */
function rowsNamed(frame: Frame, concept: ConceptName | undefined): string | undefined {
	if (concept === "stands" && !frame.asks.includes("count")) return ROWS_NAMED.stands;
	const noun = frame.nouns.find(({ name, unit }) => ROWS_NAMED[name] && !unit);
	const isOwn = concept === undefined || (concept === "runs" && noun?.lead);
	const isTeam = frame.people.length === 0 && frame.nouns.some(({ name }) => name === "team");
	return isOwn && noun ? (noun.name === "score" && isTeam ? ROWS_NAMED.total : ROWS_NAMED[noun.name]) : undefined;
}

function ofConcept(frame: Frame, concept: ConceptName, way: Extreme, span: Span): Made {
	const unit = frame.nouns.find(({ name, unit }) => unit && UNITS.has(name));
	return each(frame, concept, (base, subject) => {
		const isTeam = frame.people.length === 0 && frame.nouns.some(({ name }) => name === "team");
		const isBoth = frame.people.length === 0 && frame.nouns.length === 0 && frame.sides.length > 0;
		if (concept === "highest" && (isTeam || isBoth)) return ofScore(frame, isBoth, span);
		const rows = EXTREME_ROWS[`${base.rows}.${base.measure}`];
		const isLeast = (way === "low" || way === "worst") && conceptOf(concept).way === "high";
		if (isLeast && base.rows !== "sides") return { misfit: way };
		if (rows && isLeast) return ofRows(frame, rows, "worst", span);
		if (rows && conceptOf(concept).way)
			return ofRows(frame, rows, rows.order ?? (way === "slow" ? "worst" : "best"), span);
		if (unit?.name === "over") return ofRows(frame, { measure: `overs.${base.measure}` }, way, span);
		if (unit && base.rows !== "overs") return ofRows(frame, { measure: `${base.rows}.${base.measure}` }, way, span);
		const groups = ofGroups(frame, base, subject, way, span);
		// "the most runs of a team in the powerplay" may be of all matches or of one
		const isOpen = base.rows === "innings" && base.where.phase !== undefined && !isMisfit(groups);
		const single = isOpen ? ofRows(frame, { measure: `innings.${base.measure}` }, way, span) : [];
		return isMisfit(groups) || isMisfit(single) ? groups : [...groups, ...single];
	});
}

/** Who has most rows that meet a line: "the most totals of 200 or more". */
function ofLines(frame: Frame, rows: RowsName, way: Extreme, span: Span): Made {
	const other = frame.measures.find(({ not, name }) => not || (name !== "stands" && name !== "innings"));
	if (other) return { misfit: other.words };
	const base = rowsWith(frame, rows, frame.thresholds);
	if (isMisfit(base)) return base;
	const by = groupOf(frame, base, rows === "innings" ? "team" : rows === "stands" ? "pair" : "player");
	if (!by || by === "match" || (base.where as Record<string, unknown>)[by] !== undefined)
		return { misfit: "which one" };
	const order = ordered(orderOf(way, measureOf(base.rows, base.measure)));
	return [{ form: "ranking", question: { ...asQuestion(base), by: [by], ...order, limit: MOST_LINES }, by, ...span }];
}

/** The highest score of a side is its total; "RCB's highest score" may be a batter's too. */
function ofScore(frame: Frame, isOpen: boolean, span: Span): Made {
	const total = ofRows(frame, { measure: "innings.runs" }, "high", span);
	const single = isOpen ? ofRows(frame, { measure: "batting.runs" }, "high", span) : [];
	return isMisfit(total) || isMisfit(single) ? total : [...total, ...single];
}

/** The single rows with the most or least of a figure. */
function ofRows(frame: Frame, source: Source, way: Extreme, span: Span): Made {
	const base = fill(frame, source.measure);
	if (isMisfit(base)) return base;
	const bare = frame.thresholds[0] ?? frame.measures.find(({ not }) => not);
	if (bare) return { misfit: bare.words };
	if (!measureOf(base.rows, base.measure)) return { misfit: source.measure };
	const isTotal = source.measure === "innings.runs" && base.where.phase === undefined && base.where.overs === undefined;
	const least = isTotal && (way === "low" || way === "worst") ? { figures: { completed: 1 } } : {};
	const where = { ...base.where, ...source.where, ...least };
	const order = orderOf(way, measureOf(base.rows, base.measure));
	const question = { ...asQuestion({ ...base, where }), list: true, ...ordered(order), limit: MOST_LINES };
	return [{ form: "ranking", question, by: rowBy(frame, base.rows), ...span }];
}
const ordered = (order: "best" | "worst") => (order === "worst" ? { order } : {});

/** What a row is named by: who made it, unless the question asks for its season, match, ground or opponent. */
function rowBy(frame: Frame, rows: string): By {
	const by = askedBy(frame);
	const link = frame.nouns.find(({ name, unit }) => !unit && nounOf(name).by === by)?.link ?? frame.ask_link;
	if (link === "against") return "opponent";
	if (rows === "stands" && by === "player") return "row";
	return by === undefined || by === "over" || by === "pair" ? "row" : by;
}

function ofGroups(frame: Frame, base: Base, subject: Subject, way: Extreme, span: Span): Made {
	const by = groupOf(frame, base, defaultGroup(frame, base, subject));
	if (by === "match") return { misfit: "match" };
	if (!by) return { misfit: "which one" };
	if ((base.where as Record<string, unknown>)[by] !== undefined && by !== "team") return { misfit: by };
	const stray = strayNoun(
		frame,
		({ name, unit, link }) => (unit && name === "season") || (nounOf(name).by === by && link !== "for"),
	);
	if (stray) return { misfit: stray };
	const having = havingOf(frame, base, subject);
	if (isMisfit(having)) return having;
	const isPerSeason = frame.nouns.some(({ name, unit }) => unit && name === "season") && by !== "season";
	const groups: DimensionName[] = isPerSeason ? [by, "season"] : [by];
	const question: Question = {
		...asQuestion(base),
		by: groups,
		...(Object.keys(having).length > 0 ? { having } : {}),
		...ordered(orderOf(way, measureOf(base.rows, base.measure))),
		limit: MOST_LINES,
	};
	return [{ form: "ranking", question, by, ...span }];
}

function defaultGroup(frame: Frame, { where }: Base, subject: Subject): By | undefined {
	if (subject === "pair") return where.player === undefined ? "pair" : "partner";
	if (where.player !== undefined || where.batter !== undefined) return undefined;
	return subject === "team" && frame.sides.length === 0 ? "team" : "player";
}
