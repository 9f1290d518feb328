import { possibleOf } from "../../language/possible.ts";
import type { Question } from "../../language/question.ts";
import { add, fill, isMisfit, type Misfit, measureFor, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { askedBy, asQuestion, otherMeasures } from "../parts.ts";
import type { By } from "../plan.ts";
import { subjectsOf } from "../subjects.ts";
import { type ConceptName, conceptOf } from "../tables/measures.ts";
import { each, type Form, havingOf, type Made, strayNoun } from "./form.ts";
import { COUNTS, MOST_LINES, rowsWith } from "./which.ts";

/** The first or last row: "Who made the first hundred?", "When did Chennai last win the title?" */
export const turn: Form = {
	signature: { needs: [["mark:debut", "mark:first", "mark:last"]], takes: ["name", "threshold"] },
	make,
};

function make(frame: Frame, counted: ConceptName | undefined): Made {
	const left = frame.measures.find(({ not }) => not)?.words;
	if (left !== undefined) return { misfit: left };
	const mark = markOf(frame, counted);
	if (typeof mark !== "string") return mark;
	const stray = strayNoun(
		frame,
		({ name, asked, unit }) =>
			asked ||
			(name === "innings" && frame.thresholds.length > 0) ||
			(!unit && ["match", "season", "time", "total", "score"].includes(name)),
	);
	if (stray) return { misfit: stray };
	const rows = rowsOf(frame, counted ?? "matches");
	if (isMisfit(rows)) return rows;
	const by = byOf(frame);
	const isOfSides = ["campaigns", "matches", "sides"].includes(rows.rows);
	// "who won the first" may mean the first match or the first season
	const isSeason = by === "team" && rows.rows === "sides" && !frame.nouns.some(({ name }) => name === "match");
	if (isOfSides && (by === "player" || isSeason)) return { misfit: "who" };
	// eleven players make their first appearance in one match
	if (rows.rows === "appearances" && by === "player" && rows.where?.player === undefined) return { misfit: "who" };
	const order = mark === "last" ? ("latest" as const) : ("keys" as const);
	// campaigns have no order "latest"
	if (rows.rows === "campaigns" && order === "latest")
		return [{ form: "turn", question: { ...rows, list: true, order: "keys", limit: MOST_LINES }, by, last: true }];
	return [{ form: "turn", question: { ...rows, list: true, order, limit: 1 }, by }];
}

/** The requested end of the order. */
function markOf(frame: Frame, counted: ConceptName | undefined): "debut" | "first" | "last" | Misfit {
	const marks = frame.marks.filter((mark) => mark === "first" || mark === "last" || mark === "debut");
	const [mark, more] = [...new Set(marks)];
	if (!mark || (more && more !== "debut") || frame.marks.length > marks.length)
		return { misfit: frame.marks.join(" ") };
	if (frame.asks.includes("count")) return { misfit: mark };
	return marks.includes("debut") && isCounting(frame, counted) ? { misfit: "debut" } : mark;
}

/** "A hundred on debut" does not ask for the first hundred. */
const isCounting = ({ rows }: Frame, counted: ConceptName | undefined): boolean =>
	rows !== undefined || (counted !== undefined && counted !== "matches");

/** The first or last season with a sum: "the first season in which 1,000 sixes were hit". */
export const turnSeason: Form = {
	signature: { needs: [["mark:first", "mark:last"], ["threshold"]], takes: ["name"] },
	make: season,
};

function season(frame: Frame): Made {
	const [{ measure, words } = { words: "" }, more] = frame.thresholds;
	const other = more ?? frame.measures[0];
	if (!measure || other || frame.rows || !frame.nouns.some(({ name, unit }) => name === "season" && !unit))
		return { misfit: other?.words ?? words };
	const last = frame.marks.includes("last") ? { last: true as const } : {};
	return each(frame, measure, (base, subject) => {
		const having = havingOf(frame, base, subject, measure);
		if (isMisfit(having)) return having;
		const question: Question = { ...asQuestion(base), by: ["season"], having, order: "keys", limit: MOST_LINES };
		return [{ form: "turn", question, by: "season", ...last }];
	});
}

function byOf(frame: Frame): By {
	const named = frame.nouns.find(({ name, unit }) => !unit && (name === "season" || name === "ground"));
	const by = frame.nouns.some(({ asked }) => asked)
		? askedBy(frame)
		: ((named && nounOf(named.name).by) ?? askedBy(frame));
	const link = frame.nouns.find(({ name, unit }) => !unit && nounOf(name).by === by)?.link ?? frame.ask_link;
	if (link === "against" || by === "opponent") return "opponent";
	return by ?? "row";
}

/** The rows to order: those of a threshold, else of the concept, else matches. */
function rowsOf(frame: Frame, concept: ConceptName): Question | Misfit {
	if (!frame.rows) return rowsCounted(frame, concept);
	const base = rowsWith(frame, frame.rows, frame.thresholds);
	return isMisfit(base) ? base : asQuestion(base);
}

function rowsCounted(frame: Frame, concept: ConceptName): Question | Misfit {
	const other = frame.thresholds[0]?.words ?? otherMeasures(frame, concept);
	if (other) return { misfit: other };
	const [subject] = subjectsOf(frame, concept);
	const base = fill(frame, measureFor(concept === "seasons" ? "matches" : concept, subject ?? "any"));
	if (isMisfit(base)) return base;
	const { line } = conceptOf(concept);
	const isMatch = concept === "matches" || concept === "seasons";
	const where = structuredClone(base.where);
	const measure = COUNTS[base.rows] ?? base.measure;
	const fits = line ? add(where, line, false) : isMatch;
	return fits && possibleOf(base.rows).measures.includes(measure)
		? asQuestion({ ...base, where, measure })
		: { misfit: concept };
}

/** A player's figure in first or last matches: "Kohli's runs on debut", "in his last five innings". */
export const turnFigure: Form = {
	signature: { needs: [["mark:debut", "mark:first", "mark:last"]], takes: ["threshold", "way"] },
	make: figure,
};

function figure(frame: Frame, concept: ConceptName | undefined): Made {
	const [mark, other] = new Set(frame.marks.filter((mark) => mark === "debut" || mark === "first" || mark === "last"));
	const [one, more] = frame.people;
	const [number, second] = frame.thresholds;
	const units = [...frame.nouns.map(({ name, asked }) => (asked ? undefined : name)), ...(number ? [number.noun] : [])];
	const isUnit = units.every((name) => name === "match" || name === "innings") && (!number || number.bare);
	if (!concept || !mark || other || !one || more || second || !isUnit) return { misfit: mark ?? "" };
	const isInnings = units.includes("innings");
	if (mark !== "debut" && units.length === 0) return { misfit: mark };
	const order = mark === "last" ? ("latest" as const) : ("keys" as const);
	const limit = number?.bounds.from ?? 1;
	return each(frame, concept, (base) => {
		if (!OF_INNINGS.has(base.rows) || base.where.player === undefined) return { misfit: mark };
		if (isInnings && !number)
			return [{ form: "figure", question: { ...asQuestion(base), list: true, order, limit: 1 } }];
		const { player, team, opponent, season } = base.where;
		const where = Object.fromEntries(
			Object.entries({ player, team, opponent, season }).filter(([, value]) => value !== undefined),
		);
		const rows = isInnings ? base.rows : "appearances";
		const match: Question = { rows, measures: [COUNTS[rows] ?? "matches"], where, by: ["match"], order, limit };
		return [
			{ form: "figure", question: asQuestion({ ...base, where: { ...base.where, match: { question: match } } }) },
		];
	});
}
const OF_INNINGS: ReadonlySet<string> = new Set(["batting", "bowling"]);
