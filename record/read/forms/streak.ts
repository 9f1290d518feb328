import type { Where } from "../../language/question.ts";
import { conceptOf, fill, isMisfit, measureFor } from "../fill.ts";
import type { Bounds, Frame } from "../frame.ts";
import { asQuestion, spanOf } from "../parts.ts";
import type { ConceptName } from "../tables/measures.ts";
import type { Form, Made } from "./form.ts";

export const EVERY_ROW = 25_000;

/** The longest run of matches won, or of innings that meet a line: "Kohli's most fifties in a row". */
export const streak: Form = {
	signature: {
		needs: [["mark:in_a_row", "mark:losses_in_a_row", "mark:wins_in_a_row"]],
		takes: ["extreme:best", "extreme:high", "extreme:worst", "name", "threshold"],
	},
	make,
};

function make(frame: Frame, counted: ConceptName | undefined): Made {
	if (frame.marks.some((mark) => !mark.endsWith("in_a_row")) || frame.extremes.some(({ rank }) => rank))
		return { misfit: "in a row" };
	const marked = frame.marks.includes("wins_in_a_row")
		? "wins"
		: frame.marks.includes("losses_in_a_row")
			? "losses"
			: undefined;
	const concept = marked ?? counted;
	if (concept === "wins" || concept === "losses") return ofSide(frame, concept);
	const test = testOf(frame);
	if (!test) return { misfit: "in a row" };
	const base = fill(frame, `${test.rows}.innings`);
	if (isMisfit(base)) return base;
	const question = {
		...asQuestion({ ...base, measure: test.measure }),
		list: true,
		order: "keys" as const,
		limit: EVERY_ROW,
	};
	const asked = { ...question, measures: test.rows === "batting" ? ["runs", "outs"] : [test.measure] };
	return [{ form: "streak", question: asked, tests: test.tests, who: "player", what: test.what }];
}

function ofSide(frame: Frame, concept: "wins" | "losses"): Made {
	const base = fill(frame, measureFor(concept, "team"));
	if (isMisfit(base)) return base;
	if (frame.thresholds[0]) return { misfit: frame.thresholds[0].words };
	const question = {
		...asQuestion({ ...base, measure: "matches" }),
		list: true,
		order: "keys" as const,
		limit: EVERY_ROW,
	};
	const result = concept === "wins" ? "won" : "lost";
	return [{ form: "streak", question, tests: { result }, who: "team", what: `matches ${result}` }];
}

type Test = { rows: "batting" | "bowling"; measure: string; tests: Record<string, unknown>; what: string };

/** What an innings of the run has to meet. */
function testOf(frame: Frame): Test | undefined {
	const [threshold, another] = frame.thresholds;
	const [measure, more] = frame.measures;
	if (another || more || (threshold && measure)) return undefined;
	if (threshold) {
		const bowls = threshold.measure === "wickets";
		if (!bowls && threshold.measure !== "runs" && threshold.measure !== undefined) return undefined;
		const key = bowls ? "wickets" : "runs";
		return {
			rows: bowls ? "bowling" : "batting",
			measure: key,
			tests: { [key]: spanOf(threshold.bounds) },
			what: `innings with ${saidBounds(threshold.bounds)} ${key}`,
		};
	}
	if (!measure) return undefined;
	if (measure.name === "wickets") {
		const wickets: Bounds = measure.not ? { to: 0 } : { from: 1 };
		return {
			rows: "bowling",
			measure: "wickets",
			tests: { wickets },
			what: `innings with${measure.not ? "out a wicket" : " a wicket"}`,
		};
	}
	const line = lineOf(measure.name);
	const fields = Object.keys(line?.figures ?? {});
	if (measure.not || !line?.figures || !fields.every((field) => field === "runs" || field === "outs")) return undefined;
	return {
		rows: "batting",
		measure: "runs",
		tests: line.figures,
		what: conceptOf(measure.name).words.split("|")[0] ?? "",
	};
}

/** A fifty of a run is fifty or more. */
const lineOf = (name: Parameters<typeof conceptOf>[0]): Where | undefined =>
	conceptOf(name === "fifties" ? "fifty_plus" : name).line;
const saidBounds = ({ from, to }: Bounds) =>
	from === undefined ? `at most ${to}` : to === undefined ? `at least ${from}` : `${from} to ${to}`;
