import type { DimensionName } from "../../../language/dimensions.ts";
import { isQuestion, type Question } from "../../../language/question.ts";
import type { RowsName } from "../../../language/rows/rows.ts";
import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Unit, Way } from "../../pieces.ts";
import type { Reading } from "../../plans/plan.ts";
import { framesFor, isValid, type Scope } from "../frames.ts";
import { has, isOfSides, measureOf, only, type Parts, type Sense } from "../parts.ts";
import { asked, ofNobody } from "./figure.ts";

/** Whether the higher figure comes first. */
function descends(way: Way, best: "high" | "low"): boolean {
	if (way === "high" || way === "low") return way === "high";
	return (way === "best") === (best === "high");
}

/** "Best" or "worst" as the measure has it: the fewest of what should be many is its worst. */
function orderOf(said: Way | undefined, sense: Sense): "best" | "worst" {
	const way = said ?? CONCEPTS[sense.concept]?.way ?? "high";
	const best = measureOf(sense).best === "low" ? "low" : "high";
	return descends(way, best) === (best === "high") ? "best" : "worst";
}

/** Who or what has the most, the fewest, the third most: "top three wicket takers of 2026", "his best season". */
export function rankReadings(parts: Parts): Reading[] {
	const [best, ...more] = parts.best;
	if (more.length > 0 || !only(parts, "best", "count", "who", "list", "units", "where", "both", "when", "different"))
		return [];
	// "how many did the leading scorer of 2018 make in that year's final": the ranking names him, the question is about him
	if (has(parts, "count") && has(parts, "that") && parts.nouns.some(({ rows, asked }) => rows && !asked)) return [];
	// how many of the first ten are left-handed: none of them is the answer
	if (best?.top && has(parts, "count")) return [];
	// those to choose between are compared
	if (parts.scope.some((piece) => "choice" in piece)) return [];
	if (countsPlaces(parts)) return [];
	const senses = best ? sensesFor(parts, best.many === true) : extremesOf(parts);
	return senses.flatMap((sense) => groupings(parts, sense).flatMap((grouping) => ranked(parts, sense, grouping)));
}

/** "Which player has made a hundred in the most cities": the cities are counted. One that is named is no such thing. */
const countsPlaces = ({ nouns, scope, forms }: Parts) =>
	nouns.some(({ by }) => PLACES.has(by)) &&
	(forms.includes("who") || nouns.some(({ asked, by }) => asked && !PLACES.has(by))) &&
	!scope.some((piece) => piece.is === "where" && piece.any.some(({ city, ground }) => city ?? ground));
const PLACES = new Set<DimensionName>(["city", "ground"]);

const OF_SUMS = new Set<DimensionName | "row">(["position", "month"]);

/** The ranking of one figure by one kind of line. */
function ranked(parts: Parts, sense: Sense, { by, list, cost }: Grouping): Reading[] {
	const [best] = parts.best;
	// a row has its place in the order, of which there is no best
	if (list && OF_SUMS.has(by[0] ?? "row")) return [];
	const order = orderOf(best?.way, sense);
	const to = best?.top ?? best?.rank ?? parts.nouns.find(({ asked }) => asked)?.many ?? 1;
	const lines = list || COUNTED.has(sense.concept) ? "rows" : "lines";
	return framesFor(sense.rows, sense.measure, parts.scope, lines).flatMap((frame): Reading[] => {
		const question: Question = {
			...frame.question,
			...(list ? { list: true } : { by }),
			...(order === "worst" ? { order } : {}),
			limit: Math.max(to, LEVEL),
		};
		if (!isValid(question) || settled(frame.question, by, list)) return [];
		return [
			{
				plan: { do: "rank", question, by: by[0] ?? "row", from: best?.rank ?? 1, to, ...beside(parts) },
				cost: sense.cost + cost + frame.cost,
			},
		];
	});
}

/** After whom the next one is wanted, or who shares the place. */
function beside({ scope, level }: Parts): { behind?: string; level?: string } {
	if (level) return { level };
	const piece = scope.find((one) => one.is === "person" && one.after && one.ids.length === 1);
	return piece?.is === "person" && piece.ids[0] ? { behind: piece.ids[0] } : {};
}

/** Figures that are extremes by themselves: "who has the highest score". */
function extremesOf(parts: Parts): Sense[] {
	const asks = has(parts, "who") || parts.nouns.some(({ asked }) => asked) || ofNobody(parts);
	return asks ? asked(parts).filter(({ concept }) => CONCEPTS[concept]?.way) : [];
}

/** What a superlative may look at: with "most" rows are counted, else what each brought. */
function sensesFor(parts: Parts, many: boolean): (Sense & { row?: true })[] {
	const onRows = parts.scope.some((piece) => piece.is === "threshold" && piece.ofRow);
	// most of an extreme says nothing
	const all = asked(parts).filter((sense) => !many || !OF_ONE_ROW.has(measureOf(sense).written ?? ""));
	return many || onRows ? all : all.map(byFigure);
}
const OF_ONE_ROW = new Set(["score", "figures"]);
const LEVEL = 3;
/** "Innings of four wickets" are counted by what each brought. */
const COUNTED = new Set(["innings", "bowling_innings", "batting_innings", "times", "spells", "score", "totals"]);

/** A superlative of innings or partnerships is one of their figure: "the biggest stand" has the most runs. */
function byFigure(sense: Sense): Sense & { row?: true } {
	const { figure, counts } = CONCEPTS[sense.concept] ?? {};
	return figure &&
		counts &&
		figure in { runs: 1, wickets: 1 } &&
		sense.concept !== "innings" &&
		sense.concept !== "times"
		? { ...sense, measure: figure, row: true }
		: sense;
}

/** Superlatives that look at sums. */
const SUMMED = new Set<Unit>(["season", "team", "opponent", "ground"]);
const isPart = (piece: Scope) => piece.is === "where" && piece.any.some(({ phase, overs }) => phase ?? overs);

type Grouping = { by: DimensionName[]; list: boolean; cost: number };

/** Who is no season and no match. */
const isTime = (by: DimensionName) => by === "season" || by === "match";

/** What the lines of the ranking are. */
function groupings(parts: Parts, sense: Sense & { row?: true }): Grouping[] {
	const extreme = CONCEPTS[sense.concept]?.way !== undefined || sense.row === true;
	const rowUnit = parts.units.some((unit) => !SUMMED.has(unit));
	const units = parts.units.flatMap((unit) => (SUMMED.has(unit) ? [unit as DimensionName] : []));
	const all = parts.nouns.filter(({ by }) => !has(parts, "who") || !isTime(by));
	const wanted = all.some(({ asked }) => asked) ? all.filter(({ asked }) => asked) : all;
	const nouns = [
		...new Set(
			wanted.map((noun) => (noun.rows === "bowling" && sense.rows === "dismissals" ? ("bowler" as const) : noun.by)),
		),
	];
	// the pair names the partner
	const main = (nouns.length > 0 ? nouns : usual(parts, sense.rows)).map((by) =>
		by === "partner" && sense.rows === "stands" ? ("pair" as const) : by,
	);
	// each man with his own best
	if (extreme && has(parts, "different")) return sense.row ? [] : [{ by: main.slice(0, 1), list: false, cost: 0 }];
	if (extreme || (rowUnit && !COUNTED.has(sense.concept))) return [{ by: main.slice(0, 1), list: true, cost: 0 }];
	const also = nouns.filter((by) => by !== "season");
	const part =
		sense.rows === "innings" &&
		sense.measure === "runs" &&
		parts.scope.some(isPart) &&
		(nouns.includes("team") || parts.scope.some(({ is }) => is === "side"));
	const sums = main.map((by, nth): Grouping => {
		const unit = units.filter((one) => one !== by);
		return { by: [by, ...unit], list: false, cost: nth * (nouns.length > 0 ? 0.5 : 0.1) + (also.length > 1 ? 0.3 : 0) };
	});
	// the most runs in the powerplay may be those of one innings, but of a season they are rather its sum
	const cost = parts.scope.some(isOfSeason) ? LESS_LIKELY : 0;
	return part && units.length === 0 ? [{ by: main.slice(0, 1), list: true, cost }, ...sums] : sums;
}
const LESS_LIKELY = 0.4;
const isOfSeason = (piece: Scope) => piece.is === "where" && piece.any.some(({ season }) => typeof season === "number");

function usual({ scope }: Parts, rows: RowsName): DimensionName[] {
	if (rows === "stands") return ["pair"];
	if (rows === "matches") return ["match"];
	// of one man it is asked who got him out, or whom he did
	if (rows === "dismissals" && scope.some((piece) => piece.is === "person" && !piece.not)) return ["bowler", "player"];
	if (!isOfSides(rows)) return ["player"];
	// whom a side has beaten most often
	return scope.some((piece) => piece.is === "side" && !piece.not) ? ["opponent", "team"] : ["team"];
}

/** Whether the question names already what the ranking would find. */
function settled({ where = {}, rows, measures }: Question, by: DimensionName[], list: boolean): boolean {
	// each match is one match, each side one side
	if (rows === "matches" && measures[0] === "matches" && by[0] === "match") return true;
	if (measures[0] === `${by[0]}s`) return true;
	// a row names its ground and no city
	if (list && by[0] === "city") return true;
	return !list && by.some((name) => where[name as "player"] !== undefined && !isSpan(where[name as "player"]));
}

/** Several of which the ranking finds one. */
const isSpan = (value: unknown) => typeof value === "object" && !isQuestion(value);
