import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Piece, Placed } from "../pieces.ts";
import type { Plan } from "../plans/plan.ts";
import type { Result } from "../plans/run.ts";
import { completed } from "./follow-up.ts";
import { STAGES } from "./settle/outcomes.ts";
import { COUNTERS } from "./shapes/meets.ts";

/** Two questions in one text: the first, and what the second says by itself. */
export type Two = { first: Placed[]; second: Placed[] };

/**
 * Parts a text of two questions: "most runs in 2016, and how many of them in the powerplay". The second begins with "how
 * many" behind a comma or an "and", and asks for another figure or sets a condition. Undefined for one question.
 */
export function twoQuestions(pieces: Placed[]): Two | undefined {
	const counted = pieces.findIndex(isCount);
	const at = pieces.findIndex(
		(one, place) => place > 0 && isCount(one) && (isParted(one, pieces[place - 1]) || place > counted + 1),
	);
	if (at < 0) return undefined;
	const before = pieces.slice(0, at);
	const first = isAnd(before.at(-1)) ? before.slice(0, -1) : before;
	const second = pieces.slice(at);
	if (!asks(first)) return undefined;
	const known = first.flatMap(figureOf);
	const isOther = second
		.flatMap(figureOf)
		.some((one) => !known.some((other) => other === one || isOf(one, other)) && !MARGINS.has(one));
	return isOther || second.some(limits) ? { first, second } : undefined;
}

/**
 * The pieces of the second question, completed by the first and by whom or what its answer named (`leader`): "how many of
 * them in the powerplay" is Kohli's runs in the powerplay in 2016. Undefined where it asks for something else than a figure.
 */
export function secondOf({ first, second }: Two, leader: Piece | undefined): Placed[] | undefined {
	if (second.some(({ piece }) => DESCRIBES.has(piece.is) || (piece.is === "where" && piece.describes)))
		return undefined;
	const [start] = first;
	if (!start || second.some(({ piece }) => piece.is === "noun" && (piece.rows || piece.by !== "player")))
		return undefined;
	const of = leader ? [{ ...start, piece: leader }] : [];
	const isOther = second.some((one) => figureOf(one).length > 0);
	const kept = first
		.filter((one) => !isCount(one) && !(one.piece.is in RANKS) && one.piece.is !== leader?.is)
		.map((one) => (isOther ? ofStage(one) : one));
	const said = second.filter(({ piece }) => piece.is !== "among" && piece.is !== "noun");
	return [...said, ...completed(said, [...of, ...kept]).kept];
}

/** "How many finals did they play and how many did they win": they won finals. */
function ofStage(one: Placed): Placed {
	const stage = one.piece.is === "measure" ? STAGES[one.piece.concept] : undefined;
	return stage ? { ...one, piece: { is: "where", any: [stage] } } : one;
}

const isCount = ({ piece }: Placed) =>
	(piece.is === "form" && piece.form === "count") || (piece.is === "measure" && piece.concept === "times");
const isAnd = (one: Placed | undefined) => one?.piece.is === "link" && one.piece.link === "and";
const isParted = ({ gap }: Placed, before: Placed | undefined) => gap || isAnd(before);
/** Whether it asks for a figure by itself: a count, or a measure with a ranking or a name. */
const asks = (pieces: Placed[]) => {
	const has = (...kinds: Piece["is"][]) => pieces.some(({ piece }) => kinds.includes(piece.is));
	return (has("measure") && has("best", "person", "side")) || (pieces.some(isCount) && has("measure", "where"));
};
const figureOf = ({ piece }: Placed) => (piece.is === "measure" && !COUNTERS.has(piece.concept) ? [piece.concept] : []);
/** A hundred has its balls: "his fastest hundred, how many balls did it take". */
const isOf = (figure: string, concept: string) =>
	(figure === "balls" || figure === "runs") && CONCEPTS[concept]?.beside?.includes(figure) === true;
/** "By how many runs" belongs to the win before it. */
const MARGINS = new Set(["win_by_runs", "win_by_wickets"]);
const limits = ({ piece }: Placed) => ["where", "person", "side", "threshold", "step"].includes(piece.is);
const RANKS = { best: 1, more: 1, noun: 1, form: 1, unit: 1, each: 1 };
const DESCRIBES = new Set<Piece["is"]>(["best", "more", "unit", "each"]);

/**
 * Whom or what the answer to the first question names: the man, the side or the season that leads. Undefined where the
 * question names them itself; 'none' where several lead, a single innings or match does, or the answer is a list.
 */
export function leaderOf(
	{ first }: Two,
	{ plan, lines }: { plan?: Plan; lines: Result["lines"] },
): Piece | undefined | "none" {
	const isNamed = first.some(({ piece }) => piece.is === "person" || piece.is === "side");
	if (plan?.do === "value" || (isNamed && plan?.do !== "rank")) return undefined;
	if (plan?.do !== "rank") return "none";
	const [line, ...others] = lines.filter(({ rank = 0 }) => rank >= plan.from && rank <= plan.to);
	if (!line || others.length > 0) return "none";
	const { player_id, team_id, season } = line;
	if (plan.by === "player" && player_id) return { is: "person", ids: [player_id], known: "whole" };
	if (plan.by === "team" && team_id) return { is: "side", ids: [team_id] };
	return plan.by === "season" && typeof season === "number" ? { is: "where", any: [{ season }] } : "none";
}
