import type { DimensionName } from "../../../language/dimensions.ts";
import type { RowsName } from "../../../language/rows/rows.ts";
import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Plan, Reading } from "../../plans/plan.ts";
import { framesFor, type Scope } from "../frames.ts";
import { has, only, type Parts, type Sense, sensesOf } from "../parts.ts";

/** Rows whose figures add up, and whose sum it is. */
const ADDED: Partial<Record<RowsName, "player" | "team">> = {
	batting: "player",
	bowling: "player",
	fielding: "player",
	awards: "player",
	campaigns: "team",
	sides: "team",
};

/** When a sum came to a number: "fastest to 2000 runs", "his 200th wicket", "the first to win the title twice". */
export function reachReadings(parts: Parts): Reading[] {
	if (!has(parts, "reach", "first") && parts.numbers.length === 0) return [];
	if (!only(parts, "reach", "best", "first", "who", "count", "numbers", "units", "list")) return [];
	const wanted = goalOf(parts);
	if (!wanted || parts.nouns.some(({ by }) => by === "match") || !parts.units.every((unit) => unit === "season"))
		return [];
	const { concept, limit } = wanted;
	const scope = parts.scope.filter((piece) => piece !== limit);
	// "his 5,000th" says no more than a number: what it counts, or that it was come to, has to be said
	if (!isSaid(parts, wanted) && !has(parts, "reach", "first")) return [];
	if (has(parts, "count") && parts.nouns.some(({ by, asked }) => asked && by === "season")) return [];
	return sensesOf(concept)
		.filter((sense) => isOwn(parts, sense, scope))
		.flatMap((sense) =>
			framesFor(sense.rows, sense.measure, scope, "rows").map(({ question, cost }) => ({
				plan: planOf(parts, wanted, sense, question),
				cost: cost + sense.cost + unlikely(parts, wanted),
			})),
		);
}

/** Whether sums of these rows belong to the player or side that the question names or wants. */
function isOwn(parts: Parts, { rows }: Sense, scope: Scope[]): boolean {
	const whose = ADDED[rows];
	if (!whose) return false;
	const named = scope.some(({ is }) => is === (whose === "team" ? "side" : "person"));
	const asksTeam = parts.nouns.some(({ by }) => by === "team");
	if (whose === "player") return !asksTeam && (named || has(parts, "reach", "first"));
	return (named || asksTeam) && !scope.some(({ is }) => is === "person");
}

function planOf(parts: Parts, { goal }: Goal, { rows, measure }: Sense, question: Reach["question"]): Reach {
	const whose = ADDED[rows] ?? "player";
	const named = parts.scope.some(({ is }) => is === (whose === "team" ? "side" : "person"));
	return {
		do: "reach",
		question,
		figure: measure,
		goal,
		by: byOf(parts, named, whose),
		earliest: has(parts, "first"),
		...(parts.units.includes("season") ? { within: "season" as const } : {}),
	};
}
type Reach = Extract<Plan, { do: "reach" }>;

const COUNTED = ["innings", "matches", "times", "balls", "score"];
/** Whether the words say what is summed. */
const isSaid = ({ focus }: Parts, { concept, limit }: Goal) =>
	(limit?.concept !== undefined && limit.concept !== "times") || focus.includes(concept);
const unlikely = (parts: Parts, { goal, limit, concept }: Goal) =>
	(!limit?.concept && goal <= A_HUNDRED && !isFewOf(concept) ? 1 : 0) +
	(isSaid(parts, { goal, limit, concept }) ? 0 : 0.5);

type Goal = { goal: number; concept: string; limit: Extract<Scope, { is: "threshold" }> | undefined };

/** The number to come to and what it counts; undefined without one, or with two. */
function goalOf({ scope, numbers, focus }: Parts): Goal | undefined {
	const [limit, ...more] = scope.filter((piece) => piece.is === "threshold");
	const [number, ...others] = numbers;
	if (more.length > 0 || others.length > 0 || (limit && number)) return undefined;
	const goal = limit?.bounds.from ?? (number?.ordinal ? number.value : undefined);
	const counted = limit?.concept === "times" ? undefined : limit?.concept;
	const concept = counted ?? focus.find((one) => !COUNTED.includes(one)) ?? "runs";
	if (goal === undefined || goal < (isFewOf(concept) ? A_FEW : LEAST)) return undefined;
	return focus.every((one) => one === concept || COUNTED.includes(one)) ? { goal, concept, limit } : undefined;
}
/** Whether a few of it make a mark: two hundreds, three titles. Of runs that would be one row. */
const isFewOf = (concept: string) => {
	const { counts, line } = CONCEPTS[concept] ?? {};
	return MARKS.has(concept) || (counts === true && line?.figures !== undefined);
};
const MARKS = new Set(["orange_caps", "purple_caps", "player_of_match"]);
const A_FEW = 2;
const LEAST = 10;
const A_HUNDRED = 100;

function byOf({ nouns, focus }: Parts, named: boolean, whose: "player" | "team"): DimensionName | "count" {
	const noun = nouns.find(({ asked, by }) => asked && by !== whose);
	if (noun) return noun.by;
	if (!named) return whose;
	return focus.includes("innings") || nouns.length === 0 ? "count" : (nouns[0]?.by ?? "count");
}
