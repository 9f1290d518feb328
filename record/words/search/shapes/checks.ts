import type { Question } from "../../../language/question.ts";
import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Bounds, Form, Link } from "../../pieces.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, type Scope } from "../frames.ts";
import { misfit } from "../misfit.ts";
import { has, measureOf, only, type Parts, type Sense, sensesOf } from "../parts.ts";
import { asked } from "./figure.ts";
import { isOfHis } from "./leads.ts";
import { listReadings } from "./lists.ts";
import { COUNTERS } from "./meets.ts";

/** Whether there is one, or whether a figure passes a line: "has Bumrah ever taken five wickets in an innings". */
export function checkReadings(parts: Parts): Reading[] {
	const none = has(parts, "none");
	if (!isCheck(parts)) return [];
	// a line of a season is one of each season, which no single sum tells
	if (parts.units.some((unit) => SUMMED.has(unit)) && parts.scope.some(({ is }) => is === "threshold"))
		return ofAnybody(parts).map(none ? untrue : (one) => one);
	const extremes = ofExtremes(parts);
	if (extremes) return none ? [] : extremes;
	const scopes = parts.scope.flatMap((piece, at) =>
		piece.is === "threshold" && piece.concept && !piece.ofRow
			? [{ limit: piece, scope: parts.scope.filter((_, other) => other !== at) }]
			: [],
	);
	// a line of one innings, match or over is no line of a sum, nor is one of anybody's
	const sums = parts.units.length === 0 && !(isOfAnybody(parts) && parts.nouns.length > 0);
	const passes = (sums ? scopes : []).flatMap(({ limit, scope }) =>
		passing(parts, limit.concept ?? "").flatMap(({ rows, measure, cost }) =>
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
	const exists = asked(parts)
		.filter(({ concept }) => !CONCEPTS[concept]?.way)
		.flatMap(({ rows, measure, cost }) =>
			framesFor(rows, measure, parts.scope, "rows").flatMap(({ question, cost: more }) =>
				question.having
					? []
					: [
							{
								plan: { do: "check" as const, question, bounds: { from: 1 } },
								cost: cost + more + (isOfSeasonAlone(question) ? 1.5 : 0),
							},
						],
			),
		);
	return [...passes, ...exists, ...ofPeople(parts), ...ofAnybody(parts)].map(none ? untrue : (one) => one);
}

/** "Which side did that to them?" is not answered by yes or no, and "only three bowlers" is no plain count. */
const isCheck = (parts: Parts) =>
	has(parts, "yes_no", "none") &&
	only(parts, "yes_no", "none", "units") &&
	!parts.nouns.some(({ asked }) => asked) &&
	!isOfHis(parts);

/** What passes the line; of "took a hat-trick once" the hat-tricks. A figure that is no word for the line is not left out. */
function passing({ focus }: Parts, line: string): Sense[] {
	const figures = focus.filter((one) => !COUNTERS.has(one) && one !== line);
	const [figure, ...more] = figures;
	if (figure === undefined) return sensesOf(line);
	if (COUNTERS.has(line)) return more.length === 0 ? sensesOf(figure) : [];
	const says = (one: string) => CONCEPTS[line]?.beside?.includes(one) || CONCEPTS[one]?.figure === line;
	return figures.every(says) ? sensesOf(line) : [];
}

/** "Is 263 their highest total": what the extreme itself is. Undefined when no number is claimed of one. */
function ofExtremes(parts: Parts): Reading[] | undefined {
	const [limit, ...others] = parts.scope.filter((piece) => piece.is === "threshold");
	if (limit?.is !== "threshold") return undefined;
	const own = CONCEPTS[limit.concept ?? ""]?.way && limit.concept;
	const [concept = own ?? "", ...more] = parts.focus.filter((one) => CONCEPTS[one]?.way);
	const { figure } = CONCEPTS[concept] ?? {};
	if (!figure || more.length > 0 || (limit.concept && limit.concept !== figure && !own)) return undefined;
	if (others.length > 0 || isOfAnybody(parts)) return [];
	return asked({ ...parts, focus: own ? [own] : parts.focus }).flatMap(({ rows, measure, cost }) =>
		framesFor(
			rows,
			measure,
			parts.scope.filter((piece) => piece !== limit),
			"rows",
		).map(({ question, cost: more }) => ({
			plan: { do: "check" as const, question, bounds: limit.bounds },
			cost: cost + more,
		})),
	);
}

/** Every side wins a match of a season: "did Rajasthan win 2008" asks for the title. */
const isOfSeasonAlone = ({ rows, measures, where = {} }: Question) =>
	rows === "sides" &&
	measures[0] === "won" &&
	typeof where.season === "number" &&
	Object.keys(where).every((field) => field === "season" || field === "team");

/** Whether nobody is named whose figure it could be: "has any bowler dismissed Kohli" is not his. */
const isOfAnybody = ({ scope }: Parts) =>
	!scope.some(
		(piece) =>
			(piece.is === "person" || piece.is === "side" || piece.is === "step") &&
			!piece.not &&
			!(piece.link && OTHERS.has(piece.link)),
	);
const OTHERS = new Set<Link>(["against", "off", "victim"]);

/** "Has any bowler dismissed Kohli ten times": whether there is a line that passes. */
function ofAnybody(parts: Parts): Reading[] {
	const nouns = parts.nouns.filter(({ asked }) => !asked);
	const sums = parts.scope.some((piece) => piece.is === "threshold" && piece.concept && !piece.ofRow);
	if (nouns.length !== 1 || !isOfAnybody(parts) || !sums || parts.units.some((unit) => !SUMMED.has(unit))) return [];
	// "seven times" is so when it was eight
	const scope = parts.scope.map((piece) => (piece.is === "threshold" && piece.bare ? atLeast(piece) : piece));
	const forms: Form[] = [...parts.forms.filter((form) => form !== "yes_no" && form !== "none"), "who"];
	return listReadings({ ...parts, scope, forms, nouns: nouns.map((noun) => ({ ...noun, asked: true })) }).flatMap(
		({ plan, cost }): Reading[] =>
			plan.do === "list" && plan.question.having ? [{ plan: { ...plan, do: "lines", check: "some" }, cost }] : [],
	);
}

const atLeast = ({ bare: _, ...limit }: Extract<Scope, { is: "threshold" }>): Scope => ({
	...limit,
	bounds: { from: limit.bounds.from ?? 0 },
});

/** A claimed count is a minimum; a claimed rate is exact, to the places it was written with. */
function claimed(sense: Pick<Sense, "rows" | "measure">, value: number): Bounds {
	if (measureOf(sense).written !== "rate") return { from: value };
	const half = 0.5 / 10 ** (String(value).split(".")[1]?.length ?? 0);
	return { from: value - half, to: value + half };
}

const SUMMED = new Set(["season", "team", "opponent", "ground"]);
/** "No bowler has ever": it is so when there is none. */
function untrue(reading: Reading): Reading {
	if (reading.plan.do === "lines") return { ...reading, plan: { ...reading.plan, check: "none" } };
	return reading.plan.do === "check" && reading.plan.bounds.from === 1
		? { ...reading, plan: { ...reading.plan, bounds: { to: 0 } } }
		: reading;
}

/** "Is Jaiswal left-handed": whether the person is one. */
function ofPeople(parts: Parts): Reading[] {
	if (parts.focus.length > 0 || !parts.scope.some(({ is }) => is === "person") || parts.scope.length < 2) return [];
	return framesFor("people", "people", parts.scope, "rows").map(({ question, cost }) => ({
		plan: { do: "check" as const, question, bounds: { from: 1 } },
		cost: cost - 0.5,
	}));
}
