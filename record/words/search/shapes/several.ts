import type { Question } from "../../../language/question.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor } from "../frames.ts";
import { only, type Parts } from "../parts.ts";
import { asked } from "./figure.ts";

const MOST = 5;

/** Several figures of one man or side: "how many matches and runs", "Kohli's average and strike rate in 2016". */
export function severalReadings(parts: Parts): Reading[] {
	if (!parts.joint || parts.focus.length < 2 || parts.focus.length > MOST) return [];
	if (!only(parts, "count", "units", "list") || parts.units.length > 0 || parts.nouns.some((noun) => noun.asked))
		return [];
	const named = parts.scope.filter((piece) => (piece.is === "person" || piece.is === "side") && !piece.not);
	if (named.length === 0 || parts.scope.some((piece) => piece.is === "threshold" || "joined" in piece)) return [];
	const each = parts.focus.map((concept) => figureOf({ ...parts, focus: [concept] }));
	const of = each.flatMap((one) => one?.question ?? []);
	const [question] = of;
	if (of.length < each.length || !question) return [];
	const cost = each.reduce((sum, one) => sum + (one?.cost ?? 0), 0) / each.length;
	return [{ plan: { do: "overview", of: joinedBy(of), question, asked: true }, cost }];
}

/** The likeliest question for one figure. */
const figureOf = (parts: Parts): { question: Question; cost: number } | undefined =>
	asked(parts)
		.flatMap(({ rows, measure, cost }) =>
			framesFor(rows, measure, parts.scope, "rows").map((frame) => ({ ...frame, cost: cost + frame.cost })),
		)
		.toSorted((a, b) => a.cost - b.cost)[0];

/** Figures of the same rows are one question. */
function joinedBy(questions: Question[]): Question[] {
	const key = ({ measures: _, ...rest }: Question) => JSON.stringify(rest);
	return [...Map.groupBy(questions, key).values()].flatMap((same) => {
		const [first] = same;
		return first ? [{ ...first, measures: same.flatMap(({ measures }) => measures) }] : [];
	});
}
