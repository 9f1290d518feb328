import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Bounds } from "../../pieces.ts";
import type { Scope } from "../frames.ts";
import { adds, drops, namesSeason, type Settle, saysNo, unread } from "./settle.ts";

/** "The leading scorer, the most runs": two superlatives that say one. */
export const oneBest: Settle = (parts) => {
	const [first, ...more] = parts.best;
	if (!first || more.length === 0) return parts;
	const ways = new Set(parts.best.map(({ way }) => (way === "best" ? "high" : way)));
	const places = parts.best.filter(({ rank, top }) => rank ?? top);
	return ways.size === 1 && places.length < 2 ? { ...parts, best: [{ ...first, ...places[0] }] } : parts;
};

/** "Who is second after Kohli": the place counts him already. A third after him may be either of two. */
export const nextAfter: Settle = (parts) => {
	const isNext = (piece: Scope) => piece.is === "person" && piece.after === true;
	if (!parts.scope.some(isNext)) return parts;
	if (parts.best.length === 0) return { ...parts, best: [{ is: "best", way: "high", many: true }] };
	const place = parts.best.find(({ rank }) => rank)?.rank ?? 1;
	if (place === 1) return parts;
	if (place > 2) return unread(parts, "after");
	const nouns =
		parts.nouns.length > 0 ? parts.nouns : [{ is: "noun" as const, by: "player" as const, asked: true as const }];
	return { ...parts, nouns, scope: parts.scope.filter((piece) => !isNext(piece)) };
};

/** "The man with the most runs in 2026, on the day of the final": the final of that season, as "that season" is. */
export const finalOfStep: Settle = (parts) => {
	const step = parts.scope.find((piece) => piece.is === "step" && piece.field === "player" && piece.top);
	const season = step?.is === "step" ? step.of?.season : undefined;
	const pins = parts.scope.some(
		(piece) => piece.is === "where" && piece.any.every(({ stage, round }) => stage ?? round),
	);
	const points = parts.forms.includes("that") && parts.units.includes("season");
	return season !== undefined && (pins || points) && !parts.scope.some(namesSeason) ? adds(parts, { season }) : parts;
};

/** `Did they bat together? How many stands?` asks how many. */
export const oneAsking: Settle = (parts) =>
	parts.forms.includes("count") && parts.forms.includes("yes_no")
		? saysNo(parts, "yes_no")
		: parts.forms.includes("count") && parts.forms.includes("who") && parts.focus.some((one) => CAPS.has(one))
			? saysNo(parts, "count")
			: parts;
const CAPS = new Set(["orange_caps", "purple_caps"]);

const PERCENTAGES = new Set(["win_percentage", "dot_percentage", "boundary_percentage"]);
const OF_PERCENTAGES = ["matches", "wins", "dots", "balls", "boundaries", "runs", "tosses"];
/** "The win rate in per cent" is one figure. */
export const onePercentage: Settle = (parts) =>
	parts.focus.some((one) => PERCENTAGES.has(one)) ? saysNo(drops(parts, ...OF_PERCENTAGES), "share") : parts;

/** What goes without saying: that a stumping is a keeper's. */
export const described: Settle = (parts) => {
	if (!parts.focus.includes("stumpings")) return parts;
	const scope = parts.scope.filter(
		(piece) => piece.is !== "where" || !piece.any.some(({ role }) => role === "wicketkeeper"),
	);
	return scope.length === parts.scope.length ? parts : { ...parts, scope };
};

/** "The orange cap holder, Shaun Marsh" is the man who is named. */
export const holder: Settle = (parts) =>
	parts.scope.some(({ is }) => is === "person")
		? { ...parts, scope: parts.scope.filter((piece) => piece.is !== "step" || piece.field !== "player" || piece.top) }
		: parts;

/** "The last over (the twentieth)", "points in the league stage": what is said already. */
export const saidAlready: Settle = (parts) => {
	const overs = new Set(
		parts.scope.flatMap((piece) => (piece.is === "where" ? piece.any.map((one) => one.overs) : [])),
	);
	const points = parts.focus.some((one) => one === "points" || one === "place");
	return {
		...parts,
		numbers: parts.numbers.filter(({ ordinal, value }) => !(ordinal && overs.has(value))),
		scope: points
			? parts.scope.filter((piece) => piece.is !== "where" || !piece.any.some(({ stage }) => stage === "league"))
			: parts.scope,
	};
};

/** "Fifties without the hundreds": rows that the asked ones never are. */
export const neverThose: Settle = (parts) => {
	// of those who are looked for it says who has none
	if (parts.best.length > 0 || parts.forms.includes("who") || parts.nouns.some(({ asked }) => asked)) return parts;
	const lines = parts.focus.map(lineOf);
	const scope = parts.scope.filter(
		(piece) =>
			piece.is !== "threshold" ||
			piece.bounds.to !== 0 ||
			!lines.some((line) => apart(line, lineOf(piece.concept ?? ""))),
	);
	return scope.length === parts.scope.length ? parts : { ...parts, scope };
};
const lineOf = (concept: string) => CONCEPTS[concept]?.line?.figures as Record<string, Bounds> | undefined;
/** Whether two lines on a figure share no value. */
const apart = (a: Record<string, Bounds> = {}, b: Record<string, Bounds> = {}) =>
	Object.entries(a).some(
		([figure, { from = 0, to = Number.POSITIVE_INFINITY }]) =>
			b[figure] && ((b[figure].from ?? 0) > to || (b[figure].to ?? Number.POSITIVE_INFINITY) < from),
	);

/** Two players with a stand are a pair. */
export const pairOfTwo: Settle = (parts) => {
	const stands = parts.focus.some((concept) => CONCEPTS[concept]?.senses[0]?.startsWith("stands."));
	return stands && parts.nouns.some(({ by, many }) => by === "player" && many === 2)
		? { ...parts, nouns: [{ is: "noun", by: "pair", asked: true }] }
		: parts;
};

/** "Fifties, hundreds included" are scores of fifty or more; "fifties (50 to 99)" say their line again. */
export const fiftiesOfAll: Settle = (parts) => {
	if (parts.focus.includes("fifty_plus")) return drops(parts, "fifties", "score");
	const lines = parts.focus.map(lineOf);
	const scope = parts.scope.filter(
		(piece) =>
			piece.is !== "threshold" ||
			(piece.concept !== undefined && piece.concept !== "runs") ||
			!lines.some((line) => JSON.stringify(line?.runs) === JSON.stringify(piece.bounds)),
	);
	return scope.length === parts.scope.length ? parts : { ...parts, scope };
};

/** "How many runs did the two add for the first wicket": those of their stand. */
export const runsOfStand: Settle = (parts) =>
	[...parts.focus].sort().join() === "runs,stands" &&
	parts.best.length === 0 &&
	parts.scope.filter(({ is }) => is === "person").length === 2
		? { ...parts, focus: ["partnership_runs"] }
		: parts;

/** "The scoring rate of a side, in runs per over" is its run rate. */
export const rateOfSide: Settle = (parts) =>
	parts.focus.length === 2 &&
	parts.focus.includes("strike_rate") &&
	parts.focus.some((one) => one === "economy" || one === "run_rate") &&
	!parts.scope.some(({ is }) => is === "person")
		? { ...parts, focus: ["run_rate"] }
		: parts;

/** "Did any batter score 1000 runs in a season": no score of one innings is meant. */
export const scoreInSeason: Settle = (parts) =>
	parts.focus.join() === "score" &&
	parts.units.includes("season") &&
	parts.scope.some((piece) => piece.is === "threshold" && piece.concept === "runs")
		? { ...parts, focus: [] }
		: parts;

/** What did he score? His runs. */
export const scored: Settle = (parts) =>
	parts.focus.length === 1 &&
	parts.focus[0] === "score" &&
	(parts.forms.includes("count") || parts.forms.includes("which") || parts.forms.includes("pronoun")) &&
	!parts.nouns.some(({ asked }) => asked) &&
	parts.best.length === 0 &&
	!parts.scope.some(({ is }) => is === "threshold") &&
	parts.scope.some(({ is }) => is === "person")
		? { ...parts, focus: ["runs"] }
		: parts;

const OVERS: Record<string, readonly [number, number]> = { powerplay: [1, 6], middle: [7, 15], death: [16, 20] };
/** "The death overs (16-20)": the overs of the phase. */
export const phaseInNumbers: Settle = (parts) => {
	const phases = parts.scope.flatMap((piece) =>
		piece.is === "where"
			? piece.any.flatMap(({ phase }) => (typeof phase === "string" ? [OVERS[phase] ?? [0, 0]] : []))
			: [],
	);
	const says = ({ from, to }: { from?: number; to?: number }) =>
		phases.some(([first, last]) => from === first && to === last);
	const scope = parts.scope.filter((piece) => piece.is !== "threshold" || piece.concept || !says(piece.bounds));
	return scope.length === parts.scope.length ? parts : { ...parts, scope };
};

/** "His wickets fell in the powerplay": those he took. */
export const hisWickets: Settle = (parts) => {
	const person = parts.scope.some((piece) => piece.is === "person" && !piece.not);
	const side = parts.scope.some(({ is }) => is === "side");
	return person && !side && parts.focus.includes("wickets_lost")
		? { ...parts, focus: [...new Set(parts.focus.map((one) => (one === "wickets_lost" ? "wickets" : one)))] }
		: parts;
};

/** "The highest score a team ever made" is a total. */
export const scoreOfTeam: Settle = (parts) => {
	const ofTeam = parts.nouns.length > 0 && parts.nouns.every(({ by }) => by === "team");
	const person = parts.scope.some(({ is }) => is === "person") || parts.forms.includes("who");
	// "the biggest powerplay score by Sunrisers": the six overs are the side's
	const ofSide = parts.scope.some((piece) => piece.is === "side" && piece.link === "by");
	const inPhase = parts.scope.some((piece) => piece.is === "where" && piece.any.some(({ phase }) => phase));
	if (ofSide && inPhase && !person && parts.nouns.length === 0 && parts.focus.join() === "score")
		return { ...parts, focus: ["totals"] };
	return ofTeam && !person && parts.focus.includes("highest")
		? { ...parts, focus: parts.focus.map((one) => (one === "highest" ? "highest_total" : one)) }
		: parts;
};

const BOWLED = new Set(["maidens", "overs", "balls", "balls_bowled", "dots", "wides", "noballs", "economy", "spells"]);
/** "How many maidens he bowled": no wicket is meant. */
export const overBowled: Settle = (parts) =>
	parts.focus.some((one) => BOWLED.has(one))
		? {
				...parts,
				scope: parts.scope.filter(
					(piece) => piece.is !== "where" || piece.not || !piece.any.some(({ dismissal }) => dismissal === "bowled"),
				),
			}
		: parts;
