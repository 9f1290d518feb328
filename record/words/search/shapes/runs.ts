import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid, type Scope } from "../frames.ts";
import { misfit } from "../misfit.ts";
import { focuses, has, isOfSides, only, type Parts, type Sense, sensesOf } from "../parts.ts";
import { rowsOf } from "./lists.ts";

/** The most in a row: "KKR's longest winning streak", "fifties in a row by Buttler in 2018". */
export function streakReadings(parts: Parts): Reading[] {
	if (!has(parts, "in_a_row") || !only(parts, "in_a_row", "best", "count", "units", "list", "yes_no", "who")) return [];
	const goal = has(parts, "yes_no") && parts.best.length === 0 ? goalOf(parts) : undefined;
	return goal ? ofGoal(parts, goal) : longestRuns(parts);
}

type Goal = Extract<Scope, { is: "threshold" }>;
/** How many in a row there have to be: "five matches in a row", "three fifties in a row". */
const goalOf = ({ scope, focus }: Parts): Goal | undefined =>
	scope.find(
		(piece): piece is Goal =>
			piece.is === "threshold" &&
			(piece.bounds.from ?? 0) > 1 &&
			(ROWS.has(piece.concept ?? "") ? focus.length > 0 : CONCEPTS[piece.concept ?? ""]?.line !== undefined),
	);
const ROWS = new Set(["matches", "times", "innings"]);

/** Whether a run reached the number. */
function ofGoal(parts: Parts, goal: Goal): Reading[] {
	const { concept = "", bounds } = goal;
	const rest: Parts = {
		...parts,
		scope: parts.scope.filter((piece) => piece !== goal),
		focus: ROWS.has(concept) ? parts.focus : [...parts.focus, concept],
	};
	return longestRuns({ ...rest, best: [{ is: "best", way: "high" }] }).flatMap(({ plan, cost }): Reading[] =>
		plan.do === "streak" ? [{ plan: { ...plan, atLeast: Math.ceil(bounds.from ?? 0) }, cost }] : [],
	);
}

function longestRuns(parts: Parts): Reading[] {
	const limits = parts.scope.filter((piece) => piece.is === "threshold");
	if (!ofRows(parts) && limits.some(({ bare, concept = "" }) => bare && OF_BALLS.has(concept))) return [];
	const named = parts.scope.some((piece) => (piece.is === "person" || piece.is === "side") && !piece.not);
	if (!named && parts.best.length === 0) return [];
	const figures = focuses(parts);
	return (figures.length > 0 ? figures : [{ concept: "times", cost: 0.5 }]).flatMap(({ concept, cost }) => {
		const counts = CONCEPTS[concept]?.line ? concept : limits.length > 0 ? "played" : undefined;
		return sensesOf(concept).flatMap((sense) => (counts ? runsOf(parts, sense, counts, named).map(dearer(cost)) : []));
	});
}
const dearer = (more: number) => (reading: Reading) => ({ ...reading, cost: reading.cost + more });

/** The rows that are looked through, and those of them that make a run. */
function runsOf(parts: Parts, sense: Sense, counts: string, named: boolean): Reading[] {
	const [those] = framesFor(sense.rows, sense.measure, parts.scope, "rows");
	const that = those && rowsOf(those.question, { concept: counts });
	if (!that || !isValid(that)) return [];
	const scope = parts.scope.filter(({ is }) => is !== "threshold");
	const check = has(parts, "yes_no") ? { atLeast: 2 } : {};
	const per = named ? {} : { per: isOfSides(sense.rows) ? ("team" as const) : ("player" as const) };
	return framesFor(sense.rows, sense.measure, scope, "rows").map(({ question, cost }) => ({
		plan: { do: "streak" as const, of: { ...question, list: true }, that, ...check, ...per },
		cost: sense.cost + cost + misfit(sense, parts),
	}));
}

/** "Five sixes in a row" are balls in a row, of which the record has no run. */
const OF_BALLS = new Set(["sixes", "fours", "boundaries", "dots", "balls", "wickets"]);
const ofRows = ({ focus, forms }: Parts) =>
	focus.some((one) => ["innings", "matches", "score"].includes(one) || (one === "times" && !forms.includes("count")));
