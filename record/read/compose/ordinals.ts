import type { Bounds } from "../frame.ts";
import { MEASURES } from "../tables/measures.ts";
import { isMany, isNoun, type Piece } from "../words/pieces.ts";
import { limit, type Reading } from "./compose.ts";
import { before, isHit } from "./numbers.ts";

/** Reads an ordinal: a rank, an over, the wicket of a stand, the first one, or a milestone. */
export function ordinal(reading: Reading, piece: Piece & { is: "ordinal" }): number {
	const { frame, pieces, at } = reading;
	const next = pieces[at + 1];
	const second = pieces[at + 2];
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
	const some = next?.is === "number" ? next.value : 0;
	if (some > 0 && value === 1 && isNoun(second, "over")) return firstOvers(reading, { to: some });
	if (some > 0 && value === 1 && second?.is === "measure" && second.name === "balls") {
		limit(reading, { any: [{ first_balls: some }], words: `first ${some} balls` });
		return 3;
	}
	const isStand = pieces.some((one) => one.is === "measure" && STANDS.has(one.name));
	if (next?.is === "measure" && next.name === "wickets" && value <= 10 && isStand) {
		limit(reading, { any: [{ wicket: value }], words: `${piece.words} wicket` });
		return 2;
	}
	if (next?.is === "measure" && "way" in MEASURES[next.name]) {
		frame.extremes.push({ name: MEASURES[next.name as "highest"].way, rank: value });
		return 1;
	}
	if (next?.is === "measure" && value > 1) {
		frame.measures.push({ name: next.name, not: false, nth: value, words: `${piece.words} ${next.words}` });
		return 2;
	}
	if (value === 1 && next?.is === "number" && isHit({ ...reading, at: at + 1 }, next, second)) {
		frame.marks.push("first");
		return 2;
	}
	if (value === 1) frame.marks.push("first");
	else frame.extremes.push({ name: "high", rank: value });
	return 1;
}
const STANDS = new Set(["stands", "highest_stand", "hundred_stands", "fifty_stands", "partnership_runs"]);

function firstOvers(reading: Reading, overs: Bounds): number {
	limit(reading, { any: [{ overs }], words: `first ${overs.to} overs` });
	return 3;
}
