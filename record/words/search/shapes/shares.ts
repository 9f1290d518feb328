import type { Question } from "../../../language/question.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, type Scope } from "../frames.ts";
import { misfit } from "../misfit.ts";
import { has, only, type Parts, type Sense, sensesOf } from "../parts.ts";

/** Runs in each boundary, for their share of all runs. */
const RUNS_IN: Record<string, number> = { sixes: 6, fours: 4 };
/** Of which figure another is a part. */
const PART_OF: Record<string, string[]> = {
	sixes: ["runs"],
	fours: ["runs"],
	boundary_runs: ["runs"],
	ducks: ["innings"],
	golden_ducks: ["innings"],
	hundreds: ["innings"],
	fifties: ["innings"],
	fifty_plus: ["innings"],
	dots: ["balls"],
	wins: ["matches", "times"],
	losses: ["matches"],
	tosses: ["matches"],
	not_outs: ["innings"],
};

/** A percentage of one figure, or one figure per another: "what per cent of his wickets were bowled", "sixes per match". */
export function shareReadings(parts: Parts): Reading[] {
	const claimed = parts.scope.find((piece) => piece.is === "threshold" && piece.concept === "share");
	if (claimed?.is === "threshold") return checkedReadings(parts, claimed);
	if (has(parts, "every", "yes_no") && only(parts, "every", "yes_no", "units")) return allReadings(parts);
	if (!only(parts, "share", "per", "count", "units", "list") || has(parts, "share") === has(parts, "per")) return [];
	if (has(parts, "per")) return perReadings(parts);
	return sharesOf(parts);
}

const sharesOf = (parts: Parts) => [...ofTwoFigures(parts, 100), ...ofConditions(parts)];

/** Whether a share passes a line: "have toss winners won more than half of all matches". */
function checkedReadings(parts: Parts, claimed: Extract<Scope, { is: "threshold" }>): Reading[] {
	if (!has(parts, "yes_no") || !only(parts, "share", "yes_no", "units")) return [];
	return sharesOf({ ...parts, scope: parts.scope.filter((piece) => piece !== claimed) }).flatMap(
		({ plan, cost }): Reading[] => (plan.do === "share" ? [{ plan: { ...plan, within: claimed.bounds }, cost }] : []),
	);
}

/** "Were all of Gayle's hundreds for Bangalore": whether the part is the whole. */
function allReadings(parts: Parts): Reading[] {
	if (!has(parts, "every") || !has(parts, "yes_no") || parts.focus.length !== 1) return [];
	if (parts.nouns.some(({ asked }) => asked) || !parts.scope.some(({ is }) => is === "person" || is === "side"))
		return [];
	const owner = parts.scope.find(({ is }) => is === "person") ?? parts.scope.find(({ is }) => is === "side");
	const [divides, ...others] = parts.scope.filter((piece) => piece !== owner);
	// of two conditions it is not clear which is the part
	if (!owner || !divides || others.length > 0) return [];
	return sensesOf(parts.focus[0] ?? "").flatMap((sense) => {
		const [whole] = framesFor(sense.rows, sense.measure, [owner], "rows");
		const part = framesFor(sense.rows, sense.measure, parts.scope, "rows").find(
			(one) => whole && sameWithout(one.question, whole.question),
		);
		if (!part || !whole) return [];
		const cost = sense.cost + part.cost + misfit(sense, parts);
		const plan = {
			do: "share" as const,
			part: part.question,
			whole: whole.question,
			times: 100,
			within: { from: 100 },
		};
		return [{ plan, cost }];
	});
}

function ofTwoFigures({ focus: named, ...parts }: Parts, times: number): Reading[] {
	const runs = named.map((concept) => (concept === "boundaries" && named.includes("runs") ? "boundary_runs" : concept));
	const [alone = ""] = runs;
	const focus = runs.length === 1 && PART_OF[alone] ? [alone, PART_OF[alone]?.[0] ?? ""] : runs;
	const [part] = focus.filter((one) => focus.some((whole) => PART_OF[one]?.includes(whole)));
	const whole = focus.find((one) => part && PART_OF[part]?.includes(one));
	if (!part || !whole || focus.length !== 2) return [];
	const by = whole === "runs" ? (RUNS_IN[part] ?? 1) : 1;
	return both({ ...parts, focus }, sensesOf(part), sensesOf(whole), times * by);
}

/** "Sixes per match": the last figure is the one that it is per. */
function perReadings(parts: Parts): Reading[] {
	const [part, whole, ...more] = parts.focus.filter((concept) => concept !== "times");
	if (!part || !whole || more.length > 0) return [];
	return both(parts, sensesOf(part), sensesOf(whole), 1, true);
}

function both(parts: Parts, ofPart: Sense[], ofWhole: Sense[], times: number, free = false): Reading[] {
	return ofPart.flatMap((a) =>
		ofWhole.flatMap((b) => {
			if (!free && a.rows !== b.rows) return [];
			const [part] = framesFor(a.rows, a.measure, parts.scope, "rows");
			const [whole] = framesFor(b.rows, b.measure, parts.scope, "rows");
			if (!part || !whole) return [];
			const cost = a.cost + b.cost + part.cost + whole.cost + misfit(a, parts) + misfit(b, parts);
			return [{ plan: { do: "share" as const, part: part.question, whole: whole.question, times }, cost }];
		}),
	);
}

/** Of one figure the part that meets a condition: the last that is no season, ground or side, or the person beside a side. */
function ofConditions(parts: Parts): Reading[] {
	const named = parts.focus.length > 0 ? parts.focus : ["times"];
	if (named.length > 1 && !named.every((concept) => ["matches", "times", named[0]].includes(concept))) return [];
	return named.slice(0, 1).flatMap((concept) =>
		sensesOf(concept).flatMap((sense) =>
			parts.scope.flatMap((piece, at) => {
				if (!divides(parts.scope, piece) || parts.scope.some((other) => other !== piece && "not" in other)) return [];
				const rest = parts.scope.flatMap((other, nth) => (nth === at ? inningsOf(other) : [other]));
				const [part] = framesFor(sense.rows, sense.measure, parts.scope, "rows");
				const [whole] = framesFor(sense.rows, sense.measure, rest, "rows");
				if (!part || !whole || !sameWithout(part.question, whole.question)) return [];
				const cost = sense.cost + part.cost + misfit(sense, parts) + (parts.scope.length - at) * LATER;
				return [{ plan: { do: "share" as const, part: part.question, whole: whole.question, times: 100 }, cost }];
			}),
		),
	);
}
const LATER = 0.3;

/** Of what was defended or chased the innings stays: only a first innings is defended. */
const inningsOf = (piece: Scope): Scope[] =>
	piece.is === "where" && piece.any.every(({ innings, batted, result }) => (innings ?? batted) && result)
		? [{ ...piece, any: piece.any.map(({ result: _, ...where }) => where) }]
		: [];

function divides(scope: Scope[], piece: Scope): boolean {
	// "of matches with a result": what all of them have parts nothing
	if (piece.is === "where")
		return piece.any.every(({ season, result, figures }) => !(season || Array.isArray(result) || figures?.decided));
	return piece.is === "threshold" || (piece.is === "person" && scope.some(({ is }) => is === "side"));
}

const sameWithout = (part: Question, whole: Question) =>
	Object.entries(whole.where ?? {}).every(
		([field, value]) => JSON.stringify(part.where?.[field as "player"]) === JSON.stringify(value),
	);
