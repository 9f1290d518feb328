import { type Lexicon, type Parting, partings, placed } from "../lexicon/lexicon.ts";
import type { Placed } from "../pieces.ts";
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
import { twoQuestions } from "./two-questions.ts";
import { MOST_WAYS, waysOf } from "./ways.ts";

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
/** Readings, the likeliest first; without any, the pieces in their likeliest senses. `isTooMuch`: there are too many ways to read it. */
export type Reads = { readings: Read[]; pieces: Placed[]; isTooMuch?: true };

const NEXT_PARTING = 0.05;
/** The most pieces that are looked at for a question, over all its ways to be read. Long questions of fans need 4,500. */
export const MOST_LOOKED_AT = 6000;

/** All readings of a text that use every word that means something. Talk beside a whole question is no part of it. */
export function readingsOf(lexicon: Lexicon, text: string): Reads {
	const whole = partings(lexicon, text);
	const asked = whole.map(withoutTalk).filter((parting) => parting !== undefined);
	const aside = readingsOfPartings(asked);
	if (aside.readings.length > 0 || aside.isTooMuch) return aside;
	const all = readingsOfPartings(whole);
	if (all.readings.length > 0 || all.isTooMuch) return all;
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
	const lookedAt = ways.slice(0, MOST_WAYS).reduce((sum, { pieces }) => sum + pieces.length, 0);
	if (lookedAt > MOST_LOOKED_AT) return { readings: [], pieces: ways[0]?.pieces ?? [], isTooMuch: true };
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
	if (twoQuestions(pieces)) return [];
	const parts = partsOf(pieces);
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
