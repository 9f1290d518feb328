import type { Where } from "../../../language/question.ts";
import type { Scope } from "../frames.ts";
import type { Parts } from "../parts.ts";
import type { Settle } from "./settle.ts";

/** "The highest target chased": the highest total of a side that batted first and lost. */
export const highestTarget: Settle = (parts) => {
	const [best] = parts.best;
	if (!best || best.many || parts.focus.join() !== "targets") return parts;
	const scope = parts.scope.map(
		(piece): Scope =>
			isWonChase(piece) ? { is: "where", any: [{ innings: 1, result: "lost", super_over: false }] } : piece,
	);
	const low = best.way === "low" || best.way === "worst";
	return { ...parts, scope, focus: [low ? "lowest_total" : "highest_total"] };
};

/** A chase of 200 is also a first innings of 200 that lost; a tie broken by a super over is none. */
export function chaseOf(parts: Parts): Parts[] {
	const [chase] = parts.scope.filter(isWonChase);
	const lines = parts.scope.filter((piece) => piece.is === "threshold" && CHASED.has(piece.concept ?? "runs"));
	const named =
		parts.focus.length > 0 && parts.focus.every((one) => ["chases", "totals", "times", "matches"].includes(one));
	if (!chase || lines.length !== 1 || !named || parts.scope.some(({ is }) => is === "person")) return [];
	// "a first-innings total of 200 chased down"
	const others = parts.scope.filter((piece) => piece.is !== "where" || !piece.any.every(isFirst));
	const scope = others.map((piece): Scope => {
		if (piece === chase) return { is: "where", any: [{ innings: 1, result: "lost", super_over: false }] };
		if (piece.is === "threshold" && lines.includes(piece))
			return {
				...piece,
				concept: "runs",
				ofRow: true,
				bounds: { ...piece.bounds, from: Math.floor(piece.bounds.from ?? 0) },
			};
		return piece.is === "side" ? { ...piece, link: piece.link === "against" ? "for" : "against" } : piece;
	});
	return [{ ...parts, scope, focus: ["totals"] }];
}
const isFirst = ({ innings, batted, ...rest }: Where) =>
	(innings === 1 || batted === "first") && Object.keys(rest).length === 0;
const CHASED = new Set(["runs", "target"]);
const isWonChase = (piece: Scope) =>
	piece.is === "where" && !piece.not && piece.any.some(({ innings, result }) => innings === 2 && result === "won");
