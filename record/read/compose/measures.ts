import type { Frame } from "../frame.ts";
import { conceptOf } from "../tables/measures.ts";
import { beyondStops, isA, isMany, isNoun, type Maybe, type Piece } from "../words/pieces.ts";
import { endPart, type Reading, takesNegation } from "./reading.ts";
import { lineBeside } from "./thresholds.ts";

/** Measures that are also numbers: "fifty or more". */
const MILESTONES: Readonly<Partial<Record<string, number>>> = { fifties: 50, hundreds: 100 };

/** Reads a measure, or the number that it means: "at least a hundred", "by a single run". */
export function measure(reading: Reading, piece: Piece & { is: "measure" }): number {
	const { frame, pieces, at } = reading;
	const { name, words } = piece;
	if (name === "stands" && isStanding(reading)) return 1;
	if (readOneRun(reading, piece) || readMargin(reading, piece) || isBesideNext(reading, piece)) return 1;
	// "his Purple Cap year 2025" describes the season
	const isBesideAnother = pieces.some((one, other) => other !== at && one.is === "measure");
	if (isBesideAnother && isNoun(pieces[at + 1], "season") && pieces[at + 2]?.is === "season") return 2;
	const milestone = MILESTONES[name];
	const lined = milestone === undefined ? 0 : lineBeside(reading, milestone);
	if (lined > 0) return lined;
	if (isRunTwice(reading, piece)) frame.unused.push(words);
	const part = partOf(reading, piece);
	if (!frame.measures.some((one) => one.name === name)) frame.measures.push(part);
	endPart(reading);
	if (piece.onto) reading.link = "against";
	return 1;
}

/** The measure with its link, negation and role, which the words around it give. */
function partOf(reading: Reading, piece: Piece & { is: "measure" }): Frame["measures"][number] {
	const { name, words } = piece;
	const { link } = reading;
	const outcome = outcomeOf(reading);
	return {
		name,
		not: takesNegation(reading, "denied", "without"),
		words,
		...(link ? { link } : {}),
		...(outcome ? { outcome } : {}),
		...(isSingle(reading, piece) ? { single: true as const } : {}),
	};
}

const BETWEEN: ReadonlySet<Piece["is"]> = new Set(["condition", "name", "number", "stop"]);
/** True for the runs of one partnership, not a count of them: "their opening stand, how many?" */
function isSingle({ pieces, at }: Reading, piece: Piece & { is: "measure" }): boolean {
	const before = pieces.slice(0, at).findLast(({ is }) => !BETWEEN.has(is));
	const isOne = piece.name === "stands" && !isMany(piece) && !/together/i.test(piece.words);
	return isOne && !isA(before, "ask", "count", "times");
}

/** "How many runs did Gayle run" asks for runs between the wickets, which the record lacks. */
const isRunTwice = ({ frame }: Reading, piece: Piece & { is: "measure" }): boolean =>
	piece.name === "runs" && !isMany(piece) && frame.measures.some(({ name }) => name === "runs");

/** "Did not win a title": the negation applies to the title. */
function isBesideNext({ negation, pieces, at }: Reading, { name }: Piece & { is: "measure" }): boolean {
	const next = pieces[beyondStops(pieces, at + 1)];
	return negation !== undefined && next?.is === "measure" && conceptOf(next.name).beside?.includes(name) === true;
}

/** How the measure may limit another: by "and won", or in a clause such as "when Mumbai won". */
function outcomeOf({ clause, joined, frame, pieces, at }: Reading): "and" | "clause" | undefined {
	// "the lowest winning total"
	if (isNoun(pieces[at + 1], "total", "score")) return "clause";
	const isOfMatches = frame.nouns.some(({ name, link }) => name === "match" && (link === "at" || link === "of"));
	if (joined === "and") return "and";
	return clause || isOfMatches ? "clause" : undefined;
}

/** Reads "by a single run" as a margin of one. Returns false for other words. */
function readOneRun(reading: Reading, piece: Piece & { is: "measure" }): boolean {
	const { frame, pieces, at } = reading;
	if (piece.name !== "runs" || isMany(piece) || !isA(pieces[at - 1], "stop", "article", "single")) return false;
	const bounds = { from: 1, to: 1 };
	frame.thresholds.push({ bounds, bare: false, measure: "runs", link: "by", words: `a ${piece.words}` });
	endPart(reading);
	return true;
}

/** Reads "won by wickets" as a margin of at least one wicket. Returns false for other words. */
function readMargin(reading: Reading, { name, words }: Piece & { is: "measure" }): boolean {
	const { frame, link } = reading;
	const isDecided = frame.measures.some((one) => one.name === "wins" || one.name === "losses");
	if (link !== "by" || !isDecided || (name !== "runs" && name !== "wickets")) return false;
	if (isRanked(reading)) frame.measures.push({ name: `win_by_${name}`, not: false, words });
	else frame.thresholds.push({ bounds: { from: 1 }, bare: false, measure: name, link, words });
	endPart(reading);
	return true;
}

/** "Biggest defeat by runs" ranks by the margin. */
function isRanked({ pieces, at }: Reading): boolean {
	const decided = pieces.slice(0, at).findLastIndex((piece) => isA(piece, "measure", "wins", "losses"));
	return pieces.slice(0, decided).findLast(({ is }) => is !== "stop")?.is === "extreme";
}

/** True if "stand" is a verb, not a partnership: before a rank or after a name. */
function isStanding({ pieces, at }: Reading): boolean {
	const [before, own, after, beyond] = [pieces[at - 1], pieces[at], pieces[at + 1], pieces[at + 2]];
	const isVerb = isMany(own) && !own?.gap && (before?.is === "name" || isA(before, "ask", "who") || isDoer(before));
	return isVerb || (after?.is === "ordinal" && !isA(beyond, "measure", "wickets"));
}
const isDoer = (piece: Maybe) => piece?.is === "noun" && piece.name !== "pair";
