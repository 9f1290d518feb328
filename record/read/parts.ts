import type { Measure } from "../language/measures/measure.ts";
import { possibleOf } from "../language/possible.ts";
import type { Question } from "../language/question.ts";
import { measureOf as definitionOf, type RowsName } from "../language/rows/rows.ts";
import { type Base, nounOf } from "./fill.ts";
import type { Bounds, Frame, Threshold } from "./frame.ts";
import type { By } from "./plan.ts";
import type { Extreme } from "./tables/asking.ts";
import { type ConceptName, conceptOf } from "./tables/measures.ts";
import type { NounName } from "./tables/nouns.ts";

export const measureOf = (rows: RowsName, key: string) => definitionOf(rows, key) as Measure;

/** The order that puts the requested end of the ranking first. */
export function orderOf(way: Extreme, measure: Measure): "best" | "worst" {
	if (way === "best" || way === "worst") return way;
	const wantsHigh = way === "high" || way === "slow" || way === "oldest";
	return wantsHigh === (measure.best === "high") ? "best" : "worst";
}

/** The words of a measure that is neither the concept, nor part of it, nor negated. */
export function otherMeasures(frame: Frame, concept: ConceptName): string | undefined {
	const beside = conceptOf(concept).beside ?? [];
	const fits = ({ name, not }: Frame["measures"][number]) => not || name === concept || beside.includes(name);
	return frame.measures.find((one) => !fits(one))?.words;
}

const FIXED: Partial<Record<By, readonly string[]>> = {
	season: ["season"],
	ground: ["ground", "city"],
	month: ["month"],
	city: ["city"],
};
/** True if a condition already fixes what a noun means: "the 2024 season". */
export function isSettled(frame: Frame, name: NounName): boolean {
	const fields = FIXED[nounOf(name).by ?? "row"] ?? [];
	return frame.limits.some(({ any, not }) => !not && fields.some((field) => field in (any[0] ?? {})));
}

/** The ungrouped question of a base. */
export const asQuestion = ({ rows, measure, where }: Base): Question => ({
	rows,
	measures: [measure],
	...(Object.keys(where).length > 0 ? { where } : {}),
});

/** Bounds as the query language writes them: one value, or a span. */
export function spanOf({ from, to }: Bounds): number | Bounds {
	if (from !== undefined && from === to) return from;
	return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** The figure that a threshold limits in these rows: its measure, else wickets for bowling and runs for others. */
export function figureIn(rows: RowsName, { measure, link, noun, places }: Threshold): string | undefined {
	if (places || (noun !== undefined && !(noun === "innings" || noun === "score"))) return undefined;
	if (link === "by") return marginIn(rows, measure);
	const known = rows === "bowling" ? "wickets" : "runs";
	const key = measure === undefined ? known : (FIGURES[measure] ?? measure);
	return possibleOf(rows).figures.includes(key) ? key : undefined;
}
/** "By 20 runs", "by 5 wickets". */
const marginIn = (rows: RowsName, measure: ConceptName | undefined): string | undefined =>
	rows === "sides" && (measure === "runs" || measure === "wickets") ? `win_by_${measure}` : undefined;
const FIGURES: Partial<Record<ConceptName, string>> = {
	runs_conceded: "runs",
	balls_faced: "balls",
	balls_bowled: "balls",
	wickets_lost: "wickets",
};

/** The requested group: from the noun beside the question word, else from the question word. */
export function askedBy(frame: Frame): By | undefined {
	const nouns = frame.nouns.filter((noun) => isGroup(noun) && !noun.unit && !noun.not && !isSettled(frame, noun.name));
	const isWord = frame.asks.some((ask) => ask === "who" || ask === "when" || ask === "where");
	const asked = nouns.find((noun) => noun.asked) ?? (isWord ? undefined : nouns[0]);
	if (asked) return nounOf(asked.name).by;
	if (frame.asks.includes("where")) return "ground";
	if (frame.asks.includes("when")) return "season";
	if (frame.asks.includes("whom")) return "player";
	return frame.asks.includes("who") ? (nouns[0] ? nounOf(nouns[0].name).by : "player") : undefined;
}

const LINES_OF = new Set(["player", "team", "pair", "opponent"]);
/** A season or a ground is a group only if the question asks for it or begins with it. */
const isGroup = ({ name, asked, lead }: Frame["nouns"][number]): boolean => {
	const { by } = nounOf(name);
	return by !== undefined && by !== "position" && (asked || lead || LINES_OF.has(by));
};
