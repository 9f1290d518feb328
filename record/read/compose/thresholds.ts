import type { Bounds, Threshold } from "../frame.ts";
import type { Line } from "../tables/linking.ts";
import { NOUNS, type Noun } from "../tables/nouns.ts";
import { beyondStops, isA, isMany, isNoun, type Maybe, type Piece } from "../words/pieces.ts";
import { endPart, type Reading } from "./reading.ts";

export const before = ({ pieces, at }: Reading, back = 1): Piece | undefined => pieces[at - back];
export const lineOf = (piece: Piece | undefined): Line | undefined => (piece?.is === "line" ? piece.name : undefined);

/** Words such as "or more" that follow their number. */
export const BEHIND: ReadonlySet<Line | undefined> = new Set<Line>(["or_less", "or_more", "over_it", "under_it"]);

/** The bounds that the words before and after a number give; undefined for a bare number. */
export function boundsOf(
	value: number,
	line: Line | undefined,
	after: Line | undefined,
	plus: boolean,
): Bounds | undefined {
	if (after === "or_more" || plus || line === "at_least") return { from: value };
	if (after === "or_less" || line === "at_most") return { to: value };
	if (line === "more_than" || after === "over_it") return { from: value + 1, than: value };
	if (line === "under" || after === "under_it") return { to: value - 1, than: value };
	return line === "exactly" ? { from: value, to: value } : undefined;
}

/** Adds a threshold on the measure or noun beside the number. Returns how many pieces after the number belong to it. */
export function threshold(reading: Reading, bounds: Bounds, bare: boolean, taken: number, words: string): number {
	const { frame, pieces, at } = reading;
	const ahead = beyondStops(pieces, at + taken);
	const next = pieces[ahead]?.gap ? undefined : pieces[ahead];
	const behind = lineOf(pieces[ahead + 1]);
	const isLate = bare && BEHIND.has(behind) && (next?.is === "measure" || next?.is === "noun");
	if (isLate)
		return lateLine(
			reading,
			next,
			boundsOf(bounds.from ?? 0, undefined, behind, false) ?? bounds,
			ahead - at - taken + 2,
			words,
		);
	const one: Threshold = {
		bounds,
		bare,
		words,
		...(reading.link ? { link: reading.link } : {}),
		...(bare && isOfPlaces(reading) ? { places: true as const } : {}),
	};
	endPart(reading);
	const part = countedBy(reading, next);
	const isOvers = part?.measure === "balls" && !isA(next, "measure", "balls");
	if (isOvers && bare && one.link === "at") frame.unused.push(words);
	frame.thresholds.push({ ...one, ...(part ?? countedBefore(reading, bare)) });
	return part ? ahead - at - taken + 1 : 0;
}

/** True if the number counts rows: "his last five innings", "the first three hundreds". */
function isOfPlaces(reading: Reading): boolean {
	const last = before(reading);
	return isA(last, "mark", "last") || (last?.is === "ordinal" && last.value === 1);
}

/** The unit that the words before a number give: "economy under 7", "taken at least 50", "won it twice". */
function countedBefore(reading: Reading, bare: boolean): Pick<Threshold, "measure" | "noun"> {
	const verb = verbBefore(reading);
	const measure = measureBefore(reading, bare) ?? (verb === "runs_conceded" ? undefined : verb);
	if (isTimes(reading.pieces[reading.at])) return { noun: "time" };
	return measure ? { measure } : {};
}

/** The unit that the piece after a number gives: overs (as balls), a measure, or a noun; undefined for others. */
function countedBy(reading: Reading, next: Maybe): Pick<Threshold, "measure" | "noun"> | undefined {
	if (isNoun(next, "over") || isA(next, "measure", "overs")) return { measure: "balls" };
	if (isA(next, "measure", "wickets") && readLostWickets(reading)) return { measure: "wickets_lost" };
	// "went for 50 runs"
	if (next?.is === "measure" && next.name !== "all_out")
		return { measure: next.name === "runs" && verbBefore(reading) === "runs_conceded" ? "runs_conceded" : next.name };
	if (next?.is !== "noun") return undefined;
	const { rows }: Noun = NOUNS[next.name];
	if (!rows) return { noun: next.name };
	reading.frame.nouns.push({ name: next.name, asked: false, unit: false, not: false, lead: false, many: isMany(next) });
	return {};
}

/** Reads "lost five wickets" as a count of wickets, and drops "lost" as a defeat. Returns false for other words. */
function readLostWickets(reading: Reading): boolean {
	const { frame } = reading;
	if (!isA(counterBefore(reading), "measure", "losses")) return false;
	frame.measures = frame.measures.filter(({ name }) => name !== "losses");
	return true;
}
const isTimes = (piece: Maybe) => piece?.is === "number" && piece.times === true;

/** Reads "three wickets or more", where "or more" follows the unit. */
function lateLine(reading: Reading, unit: Piece, bounds: Bounds, taken: number, words: string): number {
	const part = unit.is === "measure" ? { measure: unit.name } : unit.is === "noun" ? { noun: unit.name } : {};
	reading.frame.thresholds.push({
		bounds,
		bare: false,
		words,
		...part,
		...(reading.link ? { link: reading.link } : {}),
	});
	endPart(reading);
	return taken;
}

/** Reads "fifty or more" or "at least a hundred" as a threshold. Returns 0 without such words. */
export function lineBeside(reading: Reading, value: number): number {
	const { pieces, at, frame } = reading;
	const after = lineOf(pieces[at + 1]);
	const isAfter = BEHIND.has(after);
	const bounds = boundsOf(value, lineOf(before(reading)), isAfter ? after : undefined, false);
	if (!bounds) return 0;
	const next = pieces[at + (isAfter ? 2 : 1)];
	const isRuns = next?.is === "measure" && next.name === "runs";
	frame.thresholds.push({
		bounds,
		bare: false,
		words: pieces[at]?.words ?? "",
		...(isRuns ? { measure: "runs" as const } : {}),
	});
	endPart(reading);
	return (isAfter ? 2 : 1) + (isRuns ? 1 : 0);
}

/** The piece before a number and its "at least": a verb or a measure. */
const counterBefore = ({ pieces, at }: Reading, ...idle: Piece["is"][]): Maybe =>
	pieces.slice(0, at).findLast(({ is }) => is !== "line" && is !== "stop" && !idle.includes(is));

/** The measure of the verb before a number: "taken at least 50". */
function verbBefore(reading: Reading) {
	const piece = counterBefore(reading, "link");
	return piece?.is === "verb" && piece.name !== "innings" ? piece.name : undefined;
}

const RATES: ReadonlySet<string> = new Set([
	"average",
	"runs_conceded",
	"batting_average",
	"batting_strike_rate",
	"bowling_average",
	"economy",
	"strike_rate",
	"win_percentage",
]);
/** The measure right before a number and its "at least": "economy under 7". */
function measureBefore(reading: Reading, bare: boolean) {
	const { frame } = reading;
	const piece = counterBefore(reading, "link");
	if (piece?.is !== "measure" || !RATES.has(piece.name) || bare) return undefined;
	const found = frame.measures.findLastIndex(({ name }) => name === piece.name);
	if (found < 0) return undefined;
	frame.measures.splice(found, 1);
	return piece.name;
}
