import type { Bounds } from "../frame.ts";
import { CONDITIONS_IN_WORDS } from "../tables/conditions.ts";
import type { Line } from "../tables/linking.ts";
import { conceptOf } from "../tables/measures.ts";
import { beyondStops, isA, isLink, isMany, isNoun, type Maybe, type Piece } from "../words/pieces.ts";
import { addCondition, endPart, type Reading, takesNegation } from "./reading.ts";
import { BEHIND, before, boundsOf, lineOf, threshold } from "./thresholds.ts";

const isTo = (piece: Maybe) =>
	isLink(piece, "to", "and") || isA(piece, "post", "than") || isA(piece, "line", "at_most");

/** Reads a number: a batting position, overs, balls, or a threshold. */
export function number(reading: Reading, piece: Piece & { is: "number" }): number {
	const { pieces, at } = reading;
	const next = pieces[at + 1];
	const second = pieces[at + 2];
	const line = lineOf(before(reading));
	if (isTo(next) && second?.is === "number") return range(reading, piece, second);
	const after = lineOf(next);
	const taken = BEHIND.has(after) ? 2 : 1;
	const top = topBefore(reading, piece, next);
	if (top !== undefined) return top;
	const special = isPosition(reading)
		? position(reading, piece.value, after, taken)
		: otherNumber(reading, piece, taken);
	if (special !== undefined) return special;
	const unbeaten =
		isA(next, "measure", "all_out") || isA(next, "condition", "not_out") ? ("exactly" as const) : undefined;
	const scored = isScored(reading, taken) ? ("exactly" as const) : undefined;
	const unit = pieces[at + taken];
	const value = isNoun(unit, "over") || isA(unit, "measure", "overs") ? 6 * piece.value : piece.value;
	const bounds = boundsOf(value, line ?? unbeaten ?? scored, after, piece.plus === true);
	return (
		taken +
		threshold(reading, bounds ?? (value === 0 ? { to: 0 } : { from: value }), bounds === undefined, taken, piece.words)
	);
}

/** Reads the number of requested places: "the three most", "the three highest scores". */
function topBefore(reading: Reading, { plus, value }: Piece & { is: "number" }, next: Maybe): number | undefined {
	const { extremes } = reading.frame;
	if (plus || isScored(reading, 1)) return undefined;
	if (next?.is === "extreme") return extremes.push({ name: next.name, top: value }) && 2;
	const way = next?.is === "measure" && !lineOf(before(reading)) ? conceptOf(next.name).way : undefined;
	return way && isMany(next) ? extremes.push({ name: way, top: value }) && 1 : undefined;
}

/** "Out for 99", "dismissed on 99": an exact score after its preposition. */
function isScored({ pieces, at }: Reading, taken: number): boolean {
	const [last, own, next] = [pieces[at - 1], pieces[at], pieces[at + taken]];
	if (isLink(last, "for")) return true;
	if (next?.is === "measure" || next?.is === "noun") return false;
	// "scores of 99" are exact, but "totals of 200" are at least 200
	const isRound = own?.is === "number" && own.value % 10 === 0;
	const isOf = isLink(last, "of") && isNoun(pieces[at - 2], "score", "total", "innings") && !isRound;
	return isOf || (isLink(last, "at") && /^(?:on|at)$/i.test(last?.words ?? ""));
}

/** Reads a number that is no plain threshold; undefined for a plain one. */
function otherNumber(reading: Reading, piece: Piece & { is: "number" }, taken: number): number | undefined {
	const [last, next] = [before(reading), reading.pieces[reading.at + 1]];
	if (isAsked(reading)) reading.frame.asked_many = piece.value;
	if (isMilestone(reading, piece)) return milestone(reading, piece);
	if (isPronoun(piece, last, next, isUnit(reading)) || isAsked(reading) || readHit(reading, piece, next)) return 1;
	if (isHundreds(piece, next))
		return number({ ...reading, at: reading.at + 1 }, { ...piece, value: 100 * piece.value }) + 1;
	const isOver = isNoun(last, "over") || isNumberedOver(reading);
	const isBeyond = isMoreThan(reading, piece.value);
	if (isOver || isBeyond) dropNoun(reading, "over");
	if (isBeyond) return taken + threshold(reading, { from: piece.value + 1 }, false, taken, piece.words);
	if (!isOver) return undefined;
	overs(reading, piece.value, piece.words);
	return 1;
}

const MOST_HUNDREDS = 9;
/** "Two hundred" is a number, "one hundred" a milestone. */
const isHundreds = ({ spelt, value }: Piece & { is: "number" }, next: Maybe): boolean =>
	isA(next, "measure", "hundreds") && !isMany(next) && spelt === true && value > 1 && value <= MOST_HUNDREDS;

const MILESTONES: ReadonlyMap<number, "fifties" | "hundreds"> = new Map([
	[50, "fifties"],
	[100, "hundreds"],
]);
/** "A 100" is a hundred, unless a counted thing follows. */
function isMilestone({ pieces, at }: Reading, { value, plus }: Piece & { is: "number" }): boolean {
	const next = pieces[at + 1];
	const counts = isA(next, "measure") || isA(next, "noun") || BEHIND.has(lineOf(next));
	return isA(pieces[at - 1], "stop", "article", "single") && !plus && MILESTONES.has(value) && !counts;
}

function milestone(reading: Reading, { value, words }: Piece & { is: "number" }): number {
	const name = MILESTONES.get(value) ?? "hundreds";
	reading.frame.measures.push({ name, not: takesNegation(reading, "denied", "without"), words });
	endPart(reading);
	return 1;
}

/** True if the number says how many names the question asks for: "which two seasons", "name the three bowlers". */
function isAsked(reading: Reading): boolean {
	const { pieces, at } = reading;
	const asks = pieces.slice(0, at).findLast((piece) => !isA(piece, "stop", "the", "only"));
	const isAuxiliary = isA(asks, "ask", "auxiliary") && before(reading) !== asks;
	return (isAuxiliary || isA(asks, "ask", "which", "list", "who")) && pieces[at + 1]?.is === "noun";
}

const HITS = new Map([
	[4, "fours"],
	[6, "sixes"],
] as const);
/** Reads "a six" or "a four" as a boundary. Returns false for other numbers. */
export function readHit(reading: Reading, { value, spelt, words }: Piece & { is: "number" }, next: Maybe): boolean {
	const name = spelt && HITS.get(value as 4 | 6);
	const last = before(reading);
	const isOne =
		isA(last, "stop", "article", "any", "single") ||
		last?.is === "ordinal" ||
		isA(last, "mark", "last") ||
		isA(last, "ask", "count");
	if (!name || !isOne || next?.is === "measure" || next?.is === "noun") return false;
	reading.frame.measures.push({ name, not: takesNegation(reading, "denied", "without"), words });
	endPart(reading);
	return true;
}

/** True if a unit follows the number: "one single over", "one IPL innings". */
const isUnit = ({ pieces, at }: Reading): boolean =>
	isNoun(pieces[beyondStops(pieces, at + 1)], "innings", "match", "over", "season", "spell");

/** True if the word is no count: "in one over", "the one with more", "the two". */
function isPronoun({ value, spelt }: Piece & { is: "number" }, last: Maybe, next: Maybe, isUnit: boolean): boolean {
	const isPlain = next?.is !== "measure" && next?.is !== "line";
	if (last?.is === "line") return false;
	if (value === 1 && isUnit) return true;
	if (!spelt) return false;
	if (value === 1) return next?.is === "noun" || (isPlain && isA(last, "stop", "the", "each"));
	return value === 2 && isPlain && (isA(last, "stop", "the") || isA(last, "ask", "which") || isLink(last, "of"));
}
export const LAST_OVER = 20;
/** "Over 100 wickets" is a minimum, "over 19" an over. */
function isMoreThan(reading: Reading, value: number): boolean {
	const over = before(reading);
	const next = reading.pieces[reading.at + 1];
	return isNoun(over, "over") && !isMany(over) && (value > LAST_OVER || next?.is === "measure");
}

/** "Over number 19". */
const isNumberedOver = (reading: Reading) => isNoun(before(reading), "position") && isNoun(before(reading, 2), "over");
const isPosition = (reading: Reading) =>
	(isNoun(before(reading), "position") || isA(before(reading), "excluding", "none")) && !isNumberedOver(reading);

/** Reads a batting position. "Number seven or below" means seven or later in the order. */
function position(reading: Reading, value: number, after: Line | undefined, taken: number): number {
	dropNoun(reading, "position");
	// "no. 3"
	takesNegation(reading, "denied");
	const place = after === "or_less" ? { from: value } : after === "or_more" ? { to: value } : value;
	addCondition(reading, { any: [{ position: place }], words: `number ${value}` });
	return taken;
}

const whereOf = (piece: Maybe) => (piece?.is === "condition" ? CONDITIONS_IN_WORDS[piece.name]?.any[0] : undefined);
/** "A final", "an eliminator", "a playoff match". */
export const isOneMatch = (piece: Maybe) => {
	const { stage, round } = whereOf(piece) ?? {};
	return stage === "final" || round !== undefined || (stage !== undefined && /match|game/i.test(piece?.words ?? ""));
};
/** "The death overs (16-20)". */
export const isPhase = (piece: Maybe) => whereOf(piece)?.phase !== undefined;
/** "The last over". */
export const isOfOvers = (piece: Maybe) => isPhase(piece) || whereOf(piece)?.overs !== undefined;

function dropNoun({ frame }: Reading, name: string): void {
	const taken = name === "over" ? ["over", "position"] : [name];
	frame.nouns = frame.nouns.filter((noun) => !taken.includes(noun.name));
}

const PHASES: Readonly<Partial<Record<string, Bounds>>> = {
	death: { from: 16, to: 20 },
	middle: { from: 7, to: 15 },
	powerplay: { from: 1, to: 6 },
};
/** Limits a question to overs, unless they repeat a phase: "the death overs (16 to 20)". Returns 3 pieces. */
export function overs(reading: Reading, value: number | Bounds, words: string): number {
	const isSaid = reading.frame.limits.some(({ id = "" }) => JSON.stringify(PHASES[id]) === JSON.stringify(value));
	if (isSaid) endPart(reading);
	else addCondition(reading, { any: [{ overs: value }], words });
	return 3;
}

/** Reads "30 to 49", "overs 16 to 20", "between 90 and 99". */
function range(reading: Reading, first: Piece & { is: "number" }, last: Piece & { is: "number" }): number {
	const bounds = { from: first.value, to: last.value };
	const words = `${first.value} to ${last.value}`;
	const ahead = before(reading);
	if (isNoun(ahead, "over") || isPhase(ahead)) {
		dropNoun(reading, "over");
		return overs(reading, bounds, words);
	}
	if (isPosition(reading)) {
		dropNoun(reading, "position");
		addCondition(reading, { any: [{ position: bounds }], words });
		return 3;
	}
	const isLine = lineOf(before(reading)) === "between" || !isLink(reading.pieces[reading.at + 1], "and");
	if (!isLine) reading.frame.unused.push(words);
	return 3 + threshold(reading, bounds, false, 3, words);
}
