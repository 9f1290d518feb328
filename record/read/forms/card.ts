import type { Question } from "../../language/question.ts";
import { fill, isMisfit } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion } from "../parts.ts";
import type { Plan } from "../plan.ts";
import type { Asking } from "../tables/asking.ts";
import type { Form, Made } from "./form.ts";

const MOST_LINES = 100;

/** A sheet's rows and group, and the fields that the question has to name. */
type Sheet = Pick<Question, "rows" | "measures"> & { by?: "team" | "player"; needs: readonly string[] };
const SHEETS: Partial<Record<Asking, Sheet>> = {
	scorecard: { rows: "innings", measures: ["runs", "wickets"], needs: [] },
	squad: { rows: "squads", measures: ["players"], by: "player", needs: ["team", "season"] },
	table: { rows: "campaigns", measures: ["points", "place"], by: "team", needs: ["season"] },
};

/** The scorecard of a match, the points table of a season, the squad of a side. */
export const card: Form = {
	signature: { needs: [["ask:scorecard", "ask:squad", "ask:table"]], takes: ["name"] },
	make,
};

function make(frame: Frame): Made {
	const [sheet, other] = frame.asks.flatMap((ask) => SHEETS[ask] ?? []);
	const strange = frame.measures[0]?.words ?? frame.thresholds[0]?.words ?? frame.people[0]?.words;
	if (!sheet || other || strange) return { misfit: strange ?? "" };
	const { rows, measures, by, needs } = sheet;
	const versus = frame.sides.length === 2 ? { ...frame, marks: ["versus" as const] } : frame;
	const base = fill(versus, `${rows}.${measures[0]}`);
	if (isMisfit(base)) return base;
	const missing = needs.find((field) => (base.where as Record<string, unknown>)[field] === undefined);
	if (missing) return { misfit: `which ${missing}` };
	const lines = by ? { by: [by], limit: MOST_LINES } : { list: true, order: "keys" as const, limit: MOST_LINES };
	const question: Question = { ...asQuestion(base), measures, ...lines };
	if (by === "team") return [{ form: "ranking", question, by, from: 1, to: MOST_LINES }];
	return [by ? { form: "list", question, by } : { form: "card", question }] satisfies Plan[];
}
