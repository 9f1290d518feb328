import type { Bounds } from "../frame.ts";
import { conceptOf } from "../tables/measures.ts";
import { isA, isMany, isNoun, type Maybe, type Piece } from "../words/pieces.ts";
import { limit, type Reading } from "./compose.ts";
import { isHit } from "./numbers.ts";
import { before } from "./thresholds.ts";

/** Reads an ordinal: a rank, an over, the wicket of a stand, the first one, or a milestone. */
export function ordinal(reading: Reading, piece: Piece & { is: "ordinal" }): number {
	const { frame, pieces, at } = reading;
	const [next, second] = [pieces[at + 1], pieces[at + 2]];
	const { value } = piece;
	if (next?.is === "extreme") {
		frame.extremes.push({ name: next.name, rank: value });
		return 2;
	}
	if (isNoun(next, "over")) {
		if (isMany(next) && before(reading)?.is === "extreme")
			frame.measures.push({ name: "overs", not: false, words: "overs" });
		limit(reading, { any: [{ overs: value }], words: `${piece.words} over` });
		return 2;
	}
	// "his first year, 2018" says the season twice
	if (isNoun(next, "season") && second?.is === "season") return 2;
	if (next?.is === "measure") return beforeMeasure(reading, piece, next);
	if (value === 1 && next?.is === "number") return firstSome(reading, next, second);
	if (value === 1) frame.marks.push("first");
	else frame.extremes.push({ name: "high", rank: value });
	return 1;
}

/** "Third wicket stand", "second highest score", "100th wicket", "first hundred". */
function beforeMeasure(
	{ frame, pieces, ...reading }: Reading,
	{ value, words }: Piece & { is: "ordinal" },
	next: Piece & { is: "measure" },
): number {
	const isStand = pieces.some((one) => one.is === "measure" && STANDS.has(one.name));
	if (next.name === "wickets" && value <= MOST_WICKETS && isStand) {
		limit({ ...reading, frame, pieces }, { any: [{ wicket: value }], words: `${words} wicket` });
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

/** "First six overs", "first 12 balls", "first six". */
function firstSome(reading: Reading, some: Piece & { is: "number" }, unit: Maybe): number {
	if (isNoun(unit, "over")) return firstOvers(reading, { to: some.value });
	if (isA(unit, "measure", "balls")) {
		limit(reading, { any: [{ first_balls: some.value }], words: `first ${some.value} balls` });
		return 3;
	}
	reading.frame.marks.push("first");
	return isHit({ ...reading, at: reading.at + 1 }, some, unit) ? 2 : 1;
}
const STANDS = new Set(["stands", "highest_stand", "hundred_stands", "fifty_stands", "partnership_runs"]);

function firstOvers(reading: Reading, overs: Bounds): number {
	limit(reading, { any: [{ overs }], words: `first ${overs.to} overs` });
	return 3;
}
