import type { Question } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import type { Piece } from "../pieces.ts";
import { framesFor, type Scope } from "./frames.ts";
import { knows } from "./known.ts";

type Step = Extract<Piece, { is: "step" }>;
const KINDS = new Set<RowsName>(["batting", "bowling", "innings"]);
const MAIN: Partial<Record<RowsName, string>> = { batting: "innings", bowling: "innings", innings: "count" };

/** The latest matches or seasons of a named player or side: "his last five innings against Mumbai". Undefined for no such rows. */
export function latestOf(step: Step, rows: RowsName, scope: Scope[]): Question | undefined {
	const { field, last: limit } = step;
	if (field === "season" && !step.own)
		return { rows: "matches", measures: ["matches"], by: [field], order: "latest", limit };
	if (isOfTwo(scope) || (step.own && !scope.some(({ is }) => is === "person" || is === "side"))) return undefined;
	const kind = kindOf(step, rows, scope);
	// what is true of single balls is no condition on the match
	const [frame] = framesFor(kind, MAIN[kind] ?? "matches", ownOf(scope, kind), "rows");
	return frame && { ...frame.question, by: [field], order: "latest", limit };
}

const facesOf = (piece: Scope) => "link" in piece && (piece.link === "against" || piece.link === "off");
/** Two men have each their own. */
const isOfTwo = (scope: Scope[]) => scope.filter((piece) => piece.is === "person" && !facesOf(piece)).length > 1;

/** Innings of the kind that is counted; else the matches of the man, of the side or of all. */
function kindOf({ concept }: Step, rows: RowsName, scope: Scope[]): RowsName {
	const person = scope.some(({ is }) => is === "person");
	if (concept === "spells" || concept === "bowling_innings") return "bowling";
	if (concept !== "matches") return KINDS.has(rows) ? rows : person ? "batting" : "innings";
	return person ? "appearances" : scope.some(({ is }) => is === "side") ? "sides" : "matches";
}

/** Whose matches they are and where: of two men in matches the one who is named for himself. */
function ownOf(scope: Scope[], kind: RowsName): Scope[] {
	return scope.filter((piece) => {
		if (piece.is === "threshold" || piece.is === "step") return false;
		if (piece.is === "person") return !(kind === "appearances" && facesOf(piece));
		return piece.is !== "where" || piece.any.some((where) => knows(kind, where) && !isOfBalls(where));
	});
}
const isOfBalls = (where: object) =>
	["phase", "overs", "first_balls", "ball_of_over", "against", "figures"].some((one) => one in where);
