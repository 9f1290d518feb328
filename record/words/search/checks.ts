import type { Bounds } from "../pieces.ts";
import type { Reading } from "../plans/plan.ts";
import { asked, ofNobody } from "./figure.ts";
import { framesFor } from "./frames.ts";
import { misfit } from "./misfit.ts";
import { has, measureOf, only, type Parts, type Sense, sensesOf } from "./parts.ts";

/** Whether there is one, or whether a figure passes a line: "has Bumrah ever taken five wickets in an innings". */
export function checkReadings(parts: Parts): Reading[] {
	const none = has(parts, "none");
	if (!(has(parts, "yes_no") || none) || !only(parts, "yes_no", "none", "units")) return [];
	// a line of a season is one of each season, which no single sum tells
	if (parts.units.some((unit) => SUMMED.has(unit)) && parts.scope.some(({ is }) => is === "threshold")) return [];
	const scopes = parts.scope.flatMap((piece, at) =>
		piece.is === "threshold" && piece.concept && !piece.ofRow
			? [{ limit: piece, scope: parts.scope.filter((_, other) => other !== at) }]
			: [],
	);
	// a line of one innings, match or over is no line of a sum, nor is one of anybody's
	const sums = parts.units.length === 0 && !(ofNobody(parts) && parts.nouns.length > 0);
	const passes = (sums ? scopes : []).flatMap(({ limit, scope }) =>
		sensesOf(limit.concept ?? "").flatMap(({ rows, measure, cost }) =>
			framesFor(rows, measure, scope, "rows").map(({ question, cost: more }) => ({
				plan: {
					do: "check" as const,
					question,
					bounds: limit.bare ? claimed({ rows, measure }, limit.bounds.from ?? 0) : limit.bounds,
				},
				cost: cost + more + misfit({ rows, measure }, parts),
			})),
		),
	);
	const exists = asked(parts).flatMap(({ rows, measure, cost }) =>
		framesFor(rows, measure, parts.scope, "rows").flatMap(({ question, cost: more }) =>
			question.having ? [] : [{ plan: { do: "check" as const, question, bounds: { from: 1 } }, cost: cost + more }],
		),
	);
	return [...passes, ...exists, ...ofPeople(parts)].map(none ? untrue : (one) => one);
}

/** A count that is claimed is reached; a rate is the one claimed, to as many places as it was told. */
function claimed(sense: Pick<Sense, "rows" | "measure">, value: number): Bounds {
	if (measureOf(sense).written !== "rate") return { from: value };
	const half = 0.5 / 10 ** (String(value).split(".")[1]?.length ?? 0);
	return { from: value - half, to: value + half };
}

const SUMMED = new Set(["season", "team", "opponent", "ground"]);
/** "No bowler has ever": it is so when there is none. */
const untrue = (reading: Reading): Reading =>
	reading.plan.do === "check" && reading.plan.bounds.from === 1
		? { ...reading, plan: { ...reading.plan, bounds: { to: 0 } } }
		: reading;

/** "Is Jaiswal left-handed": whether the person is one. */
function ofPeople(parts: Parts): Reading[] {
	if (parts.focus.length > 0 || !parts.scope.some(({ is }) => is === "person") || parts.scope.length < 2) return [];
	return framesFor("people", "people", parts.scope, "rows").map(({ question, cost }) => ({
		plan: { do: "check" as const, question, bounds: { from: 1 } },
		cost: cost - 0.5,
	}));
}
