import { conceptOf } from "../tables/measures.ts";
import { beyondStops, isA, isDeterminer, isLink, isMany, isNoun, type Maybe, type Piece } from "../words/pieces.ts";
import { isPhase, LAST_OVER, overs, readHit } from "./numbers.ts";
import { addCondition, type Reading } from "./reading.ts";
import { before, lineOf } from "./thresholds.ts";

/** There has been a season every year since. */
const FIRST_SEASON = 2008;

/** Reads an ordinal: a rank, an over, the wicket of a partnership, "first", or a milestone. */
export function ordinal(reading: Reading, piece: Piece & { is: "ordinal" }): number {
	const { frame, pieces, at } = reading;
	const [next, second] = [pieces[at + 1], pieces[at + 2]];
	const { value } = piece;
	const last = lastOf(reading);
	if (last !== undefined) return range(reading, piece, last);
	if (next?.is === "extreme") {
		frame.extremes.push({ name: next.name, rank: value });
		return 2;
	}
	if (isNoun(next, "over")) return overOf(reading, piece);
	// "his first year, 2018" says the season twice
	if (isNoun(next, "season") && second?.is === "season") return 2;
	// "who won the second IPL": the title of a season
	if (/^ipl$/i.test(next?.words ?? "") && second === undefined) {
		const isWinner = frame.extremes.length === 0;
		frame.measures = frame.measures.map((one) => (isWinner && one.name === "wins" ? { ...one, name: "titles" } : one));
		addCondition(reading, { any: [{ season: FIRST_SEASON + value - 1 }], words: `${piece.words} ${next?.words}` });
		return 2;
	}
	if (next?.is === "measure") return beforeMeasure(reading, piece, next);
	if (value === 1 && next?.is === "number") return firstSome(reading, next, second);
	// "the last over (20th)" says it twice
	if (frame.limits.some(({ any }) => any[0]?.overs === value)) return 1;
	if (value === 1) frame.marks.push("first");
	else if (isRank(reading)) frame.extremes.push({ name: "high", rank: value });
	else frame.unused.push(piece.words);
	return 1;
}

/** "The 20th over", "from the 17th over onwards". */
function overOf(reading: Reading, { value, words }: Piece & { is: "ordinal" }): number {
	const { frame, pieces, at } = reading;
	if (isMany(pieces[at + 1]) && before(reading)?.is === "extreme")
		frame.measures.push({ name: "overs", not: false, words: "overs" });
	const isOnwards = lineOf(pieces[at + 2]) === "or_more";
	overs(reading, isOnwards ? { from: value, to: LAST_OVER } : value, `${words} over`);
	return isOnwards ? 3 : 2;
}

/** True if an ordinal is a rank: beside an extreme, or in a question such as "who is third for sixes". */
function isRank({ frame, pieces, at, link }: Reading): boolean {
	const before = pieces[at - 1];
	const isAsked = frame.asks.includes("who") || isA(pieces[0], "ask", "which");
	const isDoing = isA(before, "stop") || isA(before, "ask") || isA(before, "measure", "stands");
	const isNamed = isDoing && !isDeterminer(before);
	return at === 0 || (link === undefined && isAsked && (isNamed || frame.extremes.length > 0));
}

/** The index of the second ordinal in "from the 16th to the 20th over"; undefined without one. */
function lastOf({ pieces, at }: Reading): number | undefined {
	const joint = isNoun(pieces[at + 1], "over") ? at + 2 : at + 1;
	const end = beyondStops(pieces, joint + 1);
	const isJoined = isLink(pieces[joint], "to", "and") || isA(pieces[joint], "line", "at_most");
	return isJoined && pieces[end]?.is === "ordinal" ? end : undefined;
}

/** "The 16th to the 20th over", "the 19th and 20th overs". */
function range(reading: Reading, { value, words }: Piece & { is: "ordinal" }, end: number): number {
	const { frame, pieces, at } = reading;
	const last = pieces[end] as Piece & { is: "ordinal" };
	const isList =
		pieces.slice(at, end).some((piece) => isLink(piece, "and")) &&
		!pieces.slice(Math.max(0, at - 2), at).some((piece) => isA(piece, "line", "between"));
	const isOfOvers = pieces.some((piece) => isNoun(piece, "over") || isPhase(piece));
	const said = `${words} to ${last.words}`;
	if (!isOfOvers || (isList && last.value !== value + 1)) frame.unused.push(said);
	else overs(reading, { from: value, to: last.value }, said);
	return end - at + (isNoun(pieces[end + 1], "over") ? 2 : 1);
}

/** Reads an ordinal before a measure: "third wicket stand", "second highest score", "100th wicket", "first hundred". */
function beforeMeasure(
	reading: Reading,
	{ value, words }: Piece & { is: "ordinal" },
	next: Piece & { is: "measure" },
): number {
	const { frame, pieces } = reading;
	const isStand = pieces.some((one) => one.is === "measure" && STANDS.has(one.name));
	if (next.name === "wickets" && value <= MOST_WICKETS && isStand) {
		addCondition(reading, { any: [{ wicket: value }], words: `${words} wicket` });
		return 2;
	}
	const { way } = conceptOf(next.name);
	if (way) {
		frame.extremes.push({ name: way, rank: value });
		return 1;
	}
	if (value > 1) {
		frame.measures.push({ name: next.name, not: false, nth: value, words: `${words} ${next.words}` });
		return 2;
	}
	frame.marks.push("first");
	return 1;
}
const MOST_WICKETS = 10;

/** Reads "first six overs", "first 12 balls" and "first six". */
function firstSome(reading: Reading, some: Piece & { is: "number" }, unit: Maybe): number {
	if (isNoun(unit, "over")) return overs(reading, { to: some.value }, `first ${some.value} overs`);
	if (isA(unit, "measure", "balls")) {
		addCondition(reading, { any: [{ first_balls: some.value }], words: `first ${some.value} balls` });
		return 3;
	}
	reading.frame.marks.push("first");
	return readHit({ ...reading, at: reading.at + 1 }, some, unit) ? 2 : 1;
}
const STANDS = new Set(["stands", "highest_stand", "hundred_stands", "fifty_stands", "partnership_runs"]);
