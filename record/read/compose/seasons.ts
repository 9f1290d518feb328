import type { Bounds } from "../frame.ts";
import type { Line } from "../tables/linking.ts";
import type { Piece } from "../words/pieces.ts";
import { isA, isLink } from "../words/pieces.ts";
import { addCondition, type Reading } from "./reading.ts";
import { before, lineOf } from "./thresholds.ts";

/** Reads a season, a span of seasons, or a list of them. */
export function seasons(reading: Reading, piece: Piece & { is: "season" }): number {
	const { pieces, at } = reading;
	const line = lineOf(before(reading, isA(before(reading), "stop", "the") ? 2 : 1));
	const [joint, second] = [pieces[at + 1], pieces[at + 2]];
	// "2011 se 2013 tak"
	if (joint?.is === "post" && joint.name === "than" && second?.is === "season") {
		addCondition(reading, { any: [{ season: { from: piece.value, to: second.value } }], words: piece.words });
		return lineOf(pieces[at + 3]) === "until_it" ? 4 : 3;
	}
	const add = (season: unknown, words: string) => addCondition(reading, { any: [{ season }], words });
	if (second?.is === "season" && joint?.is === "link") {
		const isSpan = joint.name === "to" || line === "between" || isLink(pieces[at - 1], "from");
		if (isSpan) add({ from: piece.value, to: second.value }, `${piece.words} to ${second.words}`);
		else if (joint.name === "and") add([piece.value, second.value], `${piece.words} and ${second.words}`);
		else return single(reading, piece, line);
		return 3;
	}
	return single(reading, piece, line);
}

type Span = (season: number) => Bounds;
const SEASONS: Partial<Record<Line, Span>> = {
	after: (season) => ({ from: season + 1 }),
	at_most: (season) => ({ to: season }),
	before: (season) => ({ to: season - 1 }),
	since: (season) => ({ from: season }),
	more_than: (season) => ({ from: season + 1 }),
};
const SEASONS_BEHIND: Partial<Record<Line, Span>> = {
	after_it: (season) => ({ from: season + 1 }),
	before_it: (season) => ({ to: season - 1 }),
	or_less: (season) => ({ to: season }),
	or_more: (season) => ({ from: season }),
	since_it: (season) => ({ from: season }),
	until_it: (season) => ({ to: season }),
};

function single(reading: Reading, { value, words }: Piece & { is: "season" }, line: Line | undefined): number {
	const after = lineOf(reading.pieces[reading.at + 1]);
	const behind = after && SEASONS_BEHIND[after];
	addCondition(reading, { any: [{ season: (behind ?? (line && SEASONS[line]))?.(value) ?? value }], words });
	// "up to the 2026 final" ends with it
	const isThe = isA(before(reading), "stop", "the");
	const isEnd = line === "at_most" && isThe && isA(reading.pieces[reading.at + 1], "condition", "final");
	return behind || isEnd ? 2 : 1;
}
