import type { Question } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import type { Placed } from "../pieces.ts";
import type { Reading } from "../plans/plan.ts";
import { isValid } from "./frames.ts";

/** Rows of which one match may have several. */
const SEVERAL = new Set<RowsName>([
	"batting",
	"bowling",
	"fielding",
	"innings",
	"stands",
	"overs",
	"dismissals",
	"balls",
]);
/** What counts rows or matches themselves. */
const ROWS_COUNTED = new Set(["innings", "count", "matches", "won", "lost"]);

/** "In how many matches was a hundred made": two hundreds of one match are one match. */
export function ofMatches(pieces: Placed[]): (reading: Reading) => Reading[] {
	const asks = pieces.some(
		({ piece }, at) =>
			piece.is === "measure" && piece.concept === "matches" && isCount(pieces[at - 1]) && pieces.length > at + 1,
	);
	return asks
		? ({ plan, cost }) => (plan.do === "value" ? counted(plan.question, cost) : [{ plan, cost }])
		: (one) => [one];
}
const isCount = (one: Placed | undefined) => one?.piece.is === "form" && one.piece.form === "count";

function counted(question: Question, cost: number): Reading[] {
	const { rows, measures, where = {} } = question;
	const [measure = ""] = measures;
	const value = { plan: { do: "value" as const, question }, cost };
	if (!SEVERAL.has(rows)) return [value];
	const one = rows === "innings" ? where.team : where.player;
	// of one man or side each match has one innings
	if (ROWS_COUNTED.has(measure) && typeof one === "string" && ["batting", "bowling", "innings"].includes(rows))
		return [value];
	const lines: Question = {
		...question,
		by: ["match"],
		having: { [measure]: { from: 1 } },
		order: "keys",
		limit: 1000,
	};
	return isValid(lines) ? [{ plan: { do: "lines", question: lines, by: "match" }, cost }] : [];
}
