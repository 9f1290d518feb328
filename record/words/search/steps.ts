import type { Question, Where } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Way } from "../pieces.ts";
import type { Scope } from "./frames.ts";
import { latestOf } from "./latest.ts";
import { measureOf } from "./parts.ts";

type Step = Extract<Scope, { is: "step" }>;
const OF_SIDES = new Set(["titles", "finals", "runners_up", "playoffs"]);

/** The question that finds who held a cap, who won, or the season of it; undefined when it names nobody whose it is. */
export function innerQuestion(step: Step, rowsAsked: RowsName, scope: Scope[]): Question | undefined {
	const { field, concept, own, of, top } = step;
	if (step.last) return latestOf(step, rowsAsked, scope);
	if (field === "match") return undefined;
	const [rows, measure] = (CONCEPTS[concept]?.senses[0] ?? "").split(".") as [RowsName, string];
	const where = of ?? (own ? ownerOf(scope, OF_SIDES.has(concept) ? "side" : "person") : seasonOf(scope));
	if (!where) return undefined;
	if (top) return extreme({ rows, measures: [measure], where, by: [field] }, top);
	if (step.line)
		return { rows, measures: [measure], where, by: [field], having: { [measure]: step.line }, order: "keys" };
	const first = concept === "matches";
	return {
		rows,
		measures: [measure],
		...(Object.keys(where).length > 0 ? { where } : {}),
		by: [field],
		...(first ? { limit: 1 } : { having: { [measure]: { from: 1 } } }),
		order: "keys",
	};
}

/** Who or when has most of a figure, or least. */
function extreme(question: Question, top: Way): Question {
	const { best } = measureOf({ rows: question.rows, measure: question.measures[0] ?? "" });
	const high = top === "high" || (top === "best") === (best !== "low");
	return { ...question, ...(high === (best !== "low") ? {} : { order: "worst" as const }), limit: 1 };
}

function ownerOf(scope: Scope[], kind: "side" | "person"): Where | undefined {
	const [owner, ...more] = scope.filter((piece) => piece.is === kind && !piece.not && piece.link !== "against");
	if (!owner || more.length > 0 || (owner.is !== "side" && owner.is !== "person")) return undefined;
	return { [kind === "side" ? "team" : "player"]: owner.ids.length === 1 ? owner.ids[0] : owner.ids };
}

/** The season that is named anyhow. */
function seasonOf(scope: Scope[]): Where {
	const found = scope.find((piece) => piece.is === "where" && !piece.not && "season" in (piece.any[0] ?? {}));
	return found?.is === "where" ? { season: found.any[0]?.season } : {};
}
