import type { DimensionName } from "../../language/dimensions.ts";
import type { Question } from "../../language/question.ts";
import { type Base, conceptOf, fill, isMisfit, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { askedBy, asQuestion, conceptIn, measureOf, orderOf } from "../parts.ts";
import type { By } from "../plan.ts";
import type { Extreme } from "../tables/asking.ts";
import type { Subject } from "../tables/measures.ts";
import { each, groupOf, havingOf, type Made } from "./form.ts";

/** The rows behind a measure that is an extreme by itself, and the figure that orders them. */
const EXTREME_ROWS: Readonly<Record<string, { measure: string; where?: Question["where"]; order?: "worst" }>> = {
	"batting.highest": { measure: "batting.runs" },
	"bowling.best": { measure: "bowling.best" },
	"batting.fastest_fifty": { measure: "batting.fastest_fifty" },
	"batting.fastest_hundred": { measure: "batting.fastest_hundred" },
	"innings.highest": { measure: "innings.runs" },
	"innings.lowest": { measure: "innings.runs", where: { figures: { completed: 1 } }, order: "worst" },
	"stands.highest": { measure: "stands.runs" },
	"sides.win_by_runs": { measure: "sides.win_by_runs" },
	"sides.win_by_wickets": { measure: "sides.win_by_wickets" },
	"sides.win_by_balls": { measure: "sides.win_by_balls" },
	"matches.runs": { measure: "matches.runs" },
};
const ROWS_OF_NOUN: Partial<Record<string, string>> = {
	score: "batting.runs",
	total: "innings.runs",
	over: "overs.runs",
	spell: "bowling.best",
};
const MOST_LINES = 50;

/** Who or what has most, least or best of something; or the highest of single rows. */
export function ranking(frame: Frame): Made {
	const left = ["comparing", "marks"].find((slot) => meaningful(frame, slot as "comparing" | "marks"));
	if (left) return { misfit: left };
	const [extreme, ...more] = frame.extremes;
	if (more.some(({ name, rank, top }) => name !== extreme?.name && rank === undefined && top === undefined))
		return { misfit: more.map(({ name }) => name).join() };
	const rank = frame.extremes.find((one) => one.rank !== undefined)?.rank;
	const top = frame.extremes.find((one) => one.top !== undefined)?.top;
	const span = { from: rank ?? 1, to: top ?? rank ?? 1 };
	const concept = conceptIn(frame) ?? "matches";
	const rowsNoun = frame.nouns.find(({ name, unit }) => ROWS_OF_NOUN[name] && (!unit || name === "over"));
	const way: Extreme = extreme?.name ?? "best";
	if (rowsNoun && frame.measures.length === 0) return ofRows(frame, ROWS_OF_NOUN[rowsNoun.name] as string, way, span);
	const unit = frame.nouns.find(({ name, unit }) => unit && ["innings", "match", "over", "spell"].includes(name));
	return each(frame, concept, (base, subject) => {
		const rows = EXTREME_ROWS[`${base.rows}.${base.measure}`];
		if (rows && conceptOf(concept).way) return ofRows(frame, rows.measure, rows.order ?? "best", span, rows.where);
		if (unit?.name === "over") return ofRows(frame, `overs.${base.measure}`, way, span);
		if (unit) return ofRows(frame, `${base.rows}.${base.measure}`, way, span);
		return ofGroups(frame, base, subject, way, span);
	});
}

const meaningful = (frame: Frame, slot: "comparing" | "marks") =>
	slot === "comparing"
		? frame.comparing.length > 0
		: frame.marks.some((mark) => !["bat", "ball", "together"].includes(mark));

type Span = { from: number; to: number };

/** The single rows with the most or least of a figure. */
function ofRows(frame: Frame, measure: string, way: Extreme, span: Span, where: Question["where"] = {}): Made {
	const base = fill(frame, measure);
	if (isMisfit(base)) return base;
	const bare = frame.thresholds[0] ?? frame.measures.find(({ not }) => not);
	if (bare) return { misfit: bare.words };
	const question = asQuestion({ ...base, where: { ...base.where, ...where } });
	const order = way === "best" || way === "worst" ? way : orderOf(way, measureOf(base.rows, base.measure));
	const by = askedBy(frame);
	return [
		{
			form: "ranking",
			question: { ...question, list: true, ...ordered(order), limit: MOST_LINES },
			by: rowBy(by, frame),
			...span,
		},
	];
}
const ordered = (order: "best" | "worst") => (order === "worst" ? { order } : {});

/** What a row is named by: who made it, unless the question asks for its season, match, ground or opponent. */
function rowBy(by: By | undefined, frame: Frame): By {
	const noun = frame.nouns.find(({ name, unit }) => !unit && nounOf(name).by === by);
	if (by === "team" && noun?.link === "against") return "opponent";
	return by ?? "row";
}

function ofGroups(frame: Frame, base: Base, subject: Subject, way: Extreme, span: Span): Made {
	const by = groupOf(askedBy(frame) ?? defaultGroup(frame, base, subject), frame, base.rows);
	if (!by) return { misfit: frame.nouns.at(-1)?.name ?? "which one" };
	const pinned = ["player", "team"].includes(by) && (base.where as Record<string, unknown>)[by] !== undefined;
	if (pinned && by === "player") return { misfit: "which one" };
	const having = havingOf(frame, base, subject);
	if (having && isMisfit(having)) return having;
	const season =
		frame.nouns.some(({ name, unit }) => unit && name === "season") && !base.where.season && by !== "season";
	const groups: DimensionName[] = season ? [by, "season"] : [by];
	const order = orderOf(way, measureOf(base.rows, base.measure));
	const question: Question = {
		...asQuestion(base),
		by: groups,
		...(having && Object.keys(having).length > 0 ? { having } : {}),
		...ordered(order),
		limit: MOST_LINES,
	};
	return [{ form: "ranking", question, by, ...span }];
}

function defaultGroup(frame: Frame, { where }: Base, subject: Subject): By | undefined {
	if (subject === "pair") return where.player === undefined ? "pair" : "partner";
	if (frame.people.some(({ link }) => link === undefined)) return undefined;
	return subject === "team" && frame.sides.length === 0
		? "team"
		: subject === "any" || subject === "team"
			? "player"
			: "player";
}
