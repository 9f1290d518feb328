import { type Lexicon, type Parting, partings, placed } from "../lexicon/lexicon.ts";
import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Form, Piece, Placed } from "../pieces.ts";
import type { Plan, Reading } from "../plans/plan.ts";
import { answersAsked } from "./answering.ts";
import { ofMatches } from "./asked-matches.ts";
import { joined } from "./chunks.ts";
import { withGiven } from "./given.ts";
import { withoutIdle } from "./idle.ts";
import { has, type Parts, partsOf } from "./parts.ts";
import { chaseOf } from "./settle/chases.ts";
import { ageReadings } from "./shapes/ages.ts";
import { checkReadings } from "./shapes/checks.ts";
import { comparisonReadings } from "./shapes/comparisons.ts";
import { figureReadings, named } from "./shapes/figure.ts";
import { leadReadings } from "./shapes/leads.ts";
import { listReadings } from "./shapes/lists.ts";
import { COUNTERS, meetReadings } from "./shapes/meets.ts";
import { momentReadings } from "./shapes/moments.ts";
import { olderReadings } from "./shapes/older.ts";
import {
	cardReadings,
	debutReadings,
	factReadings,
	overviewReadings,
	rivalryReadings,
	tableReadings,
} from "./shapes/others.ts";
import { rankReadings } from "./shapes/ranking.ts";
import { reachReadings } from "./shapes/reaches.ts";
import { recentReadings } from "./shapes/recent.ts";
import { streakReadings } from "./shapes/runs.ts";
import { awardReadings, sameMatchReadings } from "./shapes/same-match.ts";
import { seriesReadings } from "./shapes/series.ts";
import { severalReadings } from "./shapes/several.ts";
import { shareReadings } from "./shapes/shares.ts";
import { tellReadings } from "./shapes/tells.ts";
import { turnReadings } from "./shapes/turns.ts";
import { withoutTalk } from "./talk.ts";

const SHAPES: ((parts: Parts) => Reading[])[] = [
	ageReadings,
	figureReadings,
	rankReadings,
	listReadings,
	checkReadings,
	comparisonReadings,
	turnReadings,
	streakReadings,
	shareReadings,
	reachReadings,
	meetReadings,
	factReadings,
	tableReadings,
	cardReadings,
	overviewReadings,
	rivalryReadings,
	debutReadings,
	tellReadings,
	sameMatchReadings,
	leadReadings,
	olderReadings,
	recentReadings,
	momentReadings,
	awardReadings,
];

/** A reading with the pieces it used, all of them. */
export type Read = Reading & { pieces: Placed[] };
/** Readings, the likeliest first; without any, the pieces in their likeliest senses. */
export type Reads = { readings: Read[]; pieces: Placed[] };

const MOST_WAYS = 200;
const NEXT_MEANING = 0.5;
const NEXT_PARTING = 0.05;

/** All readings of a text that use every word that means something. Talk beside a whole question is no part of it. */
export function readingsOf(lexicon: Lexicon, text: string): Reads {
	const whole = partings(lexicon, text);
	const asked = whole.map(withoutTalk).filter((parting) => parting !== undefined);
	const aside = readingsOfPartings(asked);
	if (aside.readings.length > 0) return aside;
	const all = readingsOfPartings(whole);
	if (all.readings.length > 0) return all;
	const idle = [...asked, ...whole].map(withoutIdle).filter((parting) => parting !== undefined);
	const beside = readingsOfPartings(idle);
	return beside.readings.length > 0 ? beside : all;
}

function readingsOfPartings(all: Parting[]): Reads {
	const ways = all.flatMap((parting, nth) =>
		waysOf(parting.map((phrase) => phrase.meanings.map((pieces) => placed(phrase, pieces)))).map((way) => ({
			...way,
			cost: way.cost + nth * NEXT_PARTING,
		})),
	);
	ways.sort((a, b) => a.cost - b.cost);
	const found = new Map<string, Read>();
	const seen = new Set<string>();
	let least = Number.POSITIVE_INFINITY;
	for (const { pieces, cost } of ways.slice(0, MOST_WAYS)) {
		if (cost > least + WINDOW) break;
		const together = joined(pieces);
		const key = JSON.stringify(together.map(({ piece }) => piece));
		if (seen.has(key)) continue;
		seen.add(key);
		for (const reading of read(together)) {
			const whole = { ...reading, cost: reading.cost + cost, pieces: together };
			const same = JSON.stringify(reading.plan);
			if ((found.get(same)?.cost ?? Number.POSITIVE_INFINITY) > whole.cost) found.set(same, whole);
			least = Math.min(least, whole.cost);
		}
	}
	return { readings: [...found.values()].sort((a, b) => a.cost - b.cost), pieces: joined(ways[0]?.pieces ?? []) };
}
const WINDOW = 1.5;

/** The readings of pieces that were joined, the likeliest first. */
export const readPieces = (pieces: Placed[]): Reads => ({
	readings: read(pieces)
		.map((reading) => ({ ...reading, pieces }))
		.sort((a, b) => a.cost - b.cost),
	pieces,
});

/** The readings of pieces that were joined. */
function read(pieces: Placed[]): Reading[] {
	const parts = partsOf(pieces);
	if (twoQuestions(pieces)) return [];
	if (parts.left.length > 0 || isOfNobody(parts) || isOfNoTwo(parts)) return [];
	const shapes = shapesFor(parts);
	const readings = (one: Parts) => shapes.flatMap((shape) => shape(one));
	const several = severalReadings(parts);
	if (several.length > 0) return several;
	// what a chase of 200 means is defined by the total that was chased
	const chased = chaseOf(parts).flatMap(readings);
	return [...chased.map((one) => ({ ...one, cost: one.cost - CHASED_FIRST })), ...readings(parts)]
		.flatMap(ofMatches(pieces))
		.flatMap(withGiven(parts))
		.filter(({ plan }) => !leavesOutTogether(parts, plan) && answersAsked(parts, plan));
}

/** The shapes that have a place for all parts of a question: no other knows "each", a ball, or lines of two kinds. */
function shapesFor(parts: Parts): typeof SHAPES {
	if (parts.each.length > 0) return [seriesReadings];
	if (parts.units.includes("ball")) return [momentReadings];
	return mixed(parts) ? OF_MATCHES : SHAPES;
}

/** "Both openers": where two of nothing are named, nobody knows of whom it is said. */
function isOfNoTwo(parts: Parts): boolean {
	// "has Dhoni played for two teams": the two are no pair of opponents
	const [person, ...others] = parts.scope.filter(({ is }) => is === "person" || is === "side");
	if (
		has(parts, "together") &&
		person?.is === "person" &&
		others.length === 0 &&
		parts.focus.every((one) => one === "matches")
	)
		return true;
	if (!has(parts, "both")) return false;
	const kinds = parts.scope.flatMap((piece) =>
		piece.is === "where" ? piece.any.slice(0, 1).flatMap((where) => Object.keys(where)) : [piece.is],
	);
	const isTwo = kinds.some((kind, at) => kinds.indexOf(kind) !== at);
	const joins =
		parts.scope.some((piece) => "joined" in piece && piece.joined) ||
		parts.focus.filter((one) => !COUNTERS.has(one)).length > 1;
	return !isTwo && !joins && !parts.focus.includes("both_scored") && !isOfMany(parts);
}
/** Two seasons or grounds in one condition. */
const isOfMany = ({ scope }: Parts) =>
	scope.some((piece) => piece.is === "where" && piece.any.some((where) => Object.values(where).some(Array.isArray)));

/** What both sides passed is no line of one of them. */
const leavesOutTogether = (parts: Parts, plan: Plan) =>
	has(parts, "together") &&
	"question" in plan &&
	!parts.focus.includes("both_scored") &&
	parts.scope.some(
		(piece) => piece.is === "threshold" && (piece.ofRow || piece.bare) && (piece.bounds.from ?? 0) < OF_BOTH,
	);
/** More runs than any side made. */
const OF_BOTH = 300;

/** "How many finals did they play and how many did they win": two figures. */
function twoCounts(pieces: Placed[]): boolean {
	const counts = pieces.flatMap((one, at) => (asksCount(one, pieces[at - 1]) ? [at] : []));
	const asked = counts.map((at, nth) => pieces.slice(at, counts[nth + 1]).flatMap(({ piece }) => figureOf(piece)));
	return asked.length > 1 && asked.some((each) => each.length > 0) && new Set(asked.map(String)).size > 1;
}
const isCount = (one: Placed | undefined) => one?.piece.is === "form" && one.piece.form === "count";
/** "How many", or "how often" in one word. */
const asksCount = (one: Placed, before: Placed | undefined) =>
	isCount(one) || (one.piece.is === "measure" && one.piece.concept === "times" && !isCount(before));
const figureOf = (piece: Piece) => (piece.is === "measure" && !COUNTERS.has(piece.concept) ? [piece.concept] : []);

/** "Most runs in 2016, how many in the powerplay": the second asks of what the first finds. */
function twoQuestions(pieces: Placed[]): boolean {
	if (twoCounts(pieces)) return true;
	const at = pieces.findIndex(({ piece, gap }) => gap && piece.is === "form" && piece.form === "count");
	const ranks = at > 0 && pieces.slice(0, at).some(({ piece }) => piece.is === "best");
	return (
		ranks &&
		pieces.slice(at).some(({ piece }) => piece.is === "where") &&
		!pieces.slice(at).some(({ piece }) => piece.is === "measure")
	);
}

/** "His sixes" where nobody is named and nobody is looked for. */
const isOfNobody = (parts: Parts) =>
	has(parts, "pronoun") &&
	!named(parts.scope) &&
	(has(parts, "that") || (!has(parts, "who", "which") && parts.nouns.length + parts.best.length === 0));

const CHASED_FIRST = 0.4;

const OF_MATCHES = [meetReadings, sameMatchReadings];

/** Whether a question has lines of two kinds in one match. */
const mixed = ({ units, scope }: Parts) =>
	units.includes("match") &&
	new Set(scope.flatMap((piece) => (piece.is === "threshold" ? [kindOfLine(piece.concept)] : []))).size > 1;
/** "Four overs for 15 runs" are lines of one spell. */
const kindOfLine = (concept = "") => (concept === "overs" || concept === "runs" ? "spell" : concept);

type Way = { pieces: Placed[]; cost: number };

/** Every choice of one meaning of each phrase, the likelier first. */
function waysOf(phrases: Placed[][][]): Way[] {
	let ways: Way[] = [{ pieces: [], cost: 0 }];
	for (const [at, meanings] of phrases.entries()) {
		const later = phrases.slice(at + 1);
		const [isTold, isLast] = [
			asksIn(later),
			later.every(([meaning = []]) => meaning.every(({ piece }) => isSkip(piece))),
		];
		ways = ways.flatMap(({ pieces, cost }) =>
			meanings.flatMap((meaning, nth) =>
				fitsHere(meaning, pieces, meanings, { isTold, isLast })
					? [{ pieces: [...pieces, ...meaning], cost: cost + nth * NEXT_MEANING * (isSpare(meaning) ? SPARE : 1) }]
					: [],
			),
		);
		if (ways.length > MOST_WAYS) ways = ways.sort((a, b) => a.cost - b.cost).slice(0, MOST_WAYS);
	}
	return ways;
}
const SPARE = 0.6;
const isSpare = (meaning: Placed[]) => meaning.every(({ piece }) => piece.is === "skip");

/** Whether a later sentence asks for something: "I heard they were all out for 49. Which side did that?" */
const asksIn = (later: Placed[][][]) => {
	const at = later.findIndex(([meaning]) => meaning?.[0]?.begins);
	return at >= 0 && later.slice(at).some((meanings) => meanings.some((meaning) => meaning.some(asksFor)));
};
const asksFor = ({ piece }: Placed) =>
	(piece.is === "noun" && piece.asked === true) || (piece.is === "form" && CLAUSES.has(piece.form));

/** What follows a phrase: whether a later sentence asks, and whether nothing follows that means something. */
type Rest = { isTold: boolean; isLast: boolean };

/** "Did" and "is" ask for yes or no where a question begins, and only there; a statement before it need not. */
function fitsHere(meaning: Placed[], before: Placed[], meanings: Placed[][], { isTold, isLast }: Rest): boolean {
	if (isClause(meaning, before, meanings, isLast) || leavesOutNoun(meaning, before, meanings)) return false;
	if (meanings.some(isTag)) return isTag(meaning) === (isLast && meaning[0]?.gap === true && !before.some(asksOther));
	const asks = (one: Placed[] | undefined) => one?.[0]?.piece.is === "form" && one[0].piece.form === "yes_no";
	// "is that right" asks wherever it is written
	if (!asks(meanings[0]) || meanings.every(asks)) return true;
	const asked = before.some(({ piece }) => piece.is === "form" || piece.is === "noun");
	const [first] = meaning;
	const begins = (first?.gap && (!asked || first.begins)) || before.every(({ piece }) => isSkip(piece));
	return asks(meaning) === (begins ?? false) || (isTold && begins === true);
}
/** "How many boundaries a match": what is counted for each match is no sum. Matches that somebody wins are no such figure. */
function leavesOutNoun(meaning: Placed[], before: Placed[], meanings: Placed[][]): boolean {
	const isPer = ([one]: Placed[]) => one?.piece.is === "form" && one.piece.form === "per";
	const last = before.findLast(({ piece }) => !isSkip(piece))?.piece;
	if (!isSpare(meaning)) return false;
	// "in most cities": they are counted
	if (last?.is === "best" && meanings.some(([one]) => one?.piece.is === "noun" && !one.piece.asked)) return true;
	return meanings.some(isPer) && last?.is === "measure" && !OF_MATCH.has(last.concept);
}
const OF_MATCH = new Set(["wins", "losses", "ties", "results", "tosses", "finals", "titles", "super_overs", "chases"]);
const isTag = ([one]: Placed[]) => one?.piece.is === "form" && one.piece.tag === true;
const asksOther = (one: Placed) =>
	asksFor(one) || one.piece.is === "best" || (one.piece.is === "form" && one.piece.form === "yes_no");
const isSkip = ({ is }: Piece) => is === "skip";

/** "How many did he hit in the game when he made 175": where something else is asked, a "when" asks for no season. */
function isClause(meaning: Placed[], before: Placed[], meanings: Placed[][], isLast: boolean): boolean {
	const [one] = meaning;
	const asksWhen = one?.piece.is === "noun" && one.piece.by === "season" && one.piece.asked;
	if (!asksWhen || !meanings.some((other) => other.every(({ piece }) => isSkip(piece)))) return false;
	const last = before.findLast(({ piece }) => !isSkip(piece));
	const joins = last?.piece.is === "link" && last.piece.link === "and";
	const asks = ({ piece }: Placed) =>
		(piece.is === "form" && CLAUSES.has(piece.form)) ||
		(!isLast && piece.is === "measure" && CONCEPTS[piece.concept]?.way !== undefined);
	return !joins && before.some(asks);
}
const CLAUSES = new Set<Form>(["count", "who", "which", "share", "list"]);
