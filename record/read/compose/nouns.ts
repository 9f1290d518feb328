import type { Frame } from "../frame.ts";
import type { Link } from "../tables/linking.ts";
import type { NounName } from "../tables/nouns.ts";
import { NOUNS, type Noun } from "../tables/nouns.ts";
import {
	beyondStops,
	isA,
	isArticle,
	isDeterminer,
	isLink,
	isMany,
	isNoun,
	lastBefore,
	type Maybe,
	type Piece,
} from "../words/pieces.ts";
import { linkOfPostposition } from "./named.ts";
import { isOfOvers } from "./numbers.ts";
import { endPart, type Reading, takesNegation } from "./reading.ts";

const UNITS: ReadonlySet<NounName> = new Set<NounName>(["innings", "match", "over", "spell", "season", "score"]);

/** Reads a noun: the requested thing, a unit such as "in an innings", or another meaning in context. */
export function noun(reading: Reading, piece: Piece & { is: "noun" }): number {
	const { frame, pieces, at } = reading;
	const link = linkOfPostposition(pieces[at + 1]) ?? reading.link;
	if (isRepeated(reading, piece.name, link) || isTotalOf(reading)) return 1;
	const { does, counts }: Noun = NOUNS[piece.name];
	if (counts && isSum(reading)) {
		frame.measures.push({ name: counts, not: false, words: piece.words });
		endPart(reading);
	} else if (does && isDone(reading)) frame.verbs.push(does);
	else if (!isPreposition(reading)) plainNoun(reading, piece, link);
	return 1;
}

/** True if the noun is counted: "who played for the most different franchises". */
function isSum({ pieces, at, frame }: Reading): boolean {
	const [before, own] = [pieces[at - 1], pieces[at]];
	const isOfMan =
		frame.asks.includes("who") || frame.nouns.some(({ name, asked }) => asked && (NOUNS[name] as Noun).by === "player");
	const isRankedCount = before?.is === "extreme" && isMany(own) && isNoun(own, "team", "season") && isOfMan;
	return isRankedCount || (isA(before, "stop", "different") && !isAsked(pieces.slice(0, at)));
}

/** Adds a noun. A "not" after it may exclude what follows. */
function plainNoun(reading: Reading, piece: Piece & { is: "noun" }, link: Link | undefined): void {
	const { frame, pieces, at } = reading;
	const isBeforeNot = isA(pieces[at + 1], "excluding") && !isAsked(pieces.slice(0, at));
	if (isBeforeNot && (piece.name === "team" || piece.name === "ground")) return;
	frame.nouns.push({ ...partOf(reading, piece), ...(link ? { link } : {}) });
	if (!isBeforeNot) endPart(reading);
}

export const isUnit = (piece: Maybe): boolean => piece?.is === "noun" && UNITS.has(piece.name);

/** The noun with flags from the words before it: a question word, an article, an extreme, the beginning. */
function partOf(reading: Reading, piece: Piece & { is: "noun" }): Frame["nouns"][number] {
	const { pieces, at } = reading;
	const before = pieces[at - 1];
	const { where }: Noun = NOUNS[piece.name];
	return {
		name: piece.name,
		asked: isAsked(pieces.slice(0, at)),
		unit: UNITS.has(piece.name) && isArticle(lastBefore(pieces, at)),
		not: where !== undefined && takesNegation(reading, "left_out", "denied"),
		lead: at === 0 || before?.is === "extreme" || (at === 1 && before?.is === "stop") || isRanked(pieces, at),
		many: isMany(piece),
		...(isA(before, "stop", "different") ? { different: true as const } : {}),
		...(isEach(reading) ? { each: true as const } : {}),
	};
}

/** True if a question word asks for the noun: "which bowler", "how many different teams", "which is the only team". */
function isAsked(before: Reading["pieces"]): boolean {
	const isBetween = (piece: Piece) =>
		["name", "number", "condition"].includes(piece.is) || isA(piece, "stop", "the", "only", "different", "all");
	const at = before.findLastIndex((piece) => !isBetween(piece));
	const [own, last] = [before[at], before[at - 1]];
	return (
		(isA(own, "ask") && !isA(own, "ask", "auxiliary")) || (isA(own, "ask", "auxiliary") && isA(last, "ask", "which"))
	);
}

/** "Each season" and "team wise" ask for a figure per noun. Beside "most" they only say what is ranked. */
const isEach = ({ pieces, at }: Reading): boolean =>
	isA(pieces[at - 1], "stop", "each") ||
	(isA(pieces[at + 1], "stop", "wise") && !pieces.some(({ is }) => is === "extreme"));

/** "The match with most runs" ranks the noun by what follows. */
const isRanked = (pieces: Reading["pieces"], at: number): boolean =>
	isLink(pieces[at + 1], "with") && isA(pieces[beyondStops(pieces, at + 2)], "extreme");

/** True if a noun adds nothing: "the 20th over of an innings", "the Delhi team", "his Delhi years". */
function isRepeated(reading: Reading, name: NounName, link: Link | undefined): boolean {
	const { pieces, at } = reading;
	const before = pieces[at - 1];
	const isOvers = pieces.slice(0, at).some((one) => isNoun(one, "over") || isOfOvers(one));
	const isOfOver = name === "innings" && link === "of" && isOvers && !/^(?:one|single|any)$/i.test(before?.words ?? "");
	if (isOfOver) endPart(reading);
	const isNation = before?.is === "name" && before.span.meanings.some(({ kind }) => kind === "nationalities");
	const isSide = before?.is === "name" && before.span.meanings.some(({ kind }) => kind === "franchises");
	const isOwn = name === "team" && isA(before, "stop", "person");
	return (
		isOfOver ||
		isOwn ||
		(isNation && name === "ground" && !isAsked(pieces.slice(0, at))) ||
		(isSide && (name === "team" || (name === "season" && isMany(pieces[at]))))
	);
}

/** "Total" before another noun means a count: "total matches", "total sixes". */
const isTotalOf = ({ pieces, at }: Reading): boolean =>
	isNoun(pieces[at], "total") && (isNoun(pieces[at + 1], "match", "innings") || pieces[at + 1]?.is === "measure");

/** True if a noun is a verb, right after its subject: "how many did Kohli score?" */
function isDone({ pieces, at }: Reading): boolean {
	const before = pieces[at - 1];
	const isDoer = before?.is === "name" || before?.is === "noun" || isA(before, "stop", "person");
	return isDoer && !isMany(pieces[at]) && pieces.slice(0, at).some((one) => isA(one, "ask", "auxiliary"));
}

/** "Over his career" and "over the years" name no over of a match. */
function isPreposition({ pieces, at }: Reading): boolean {
	const [before, own, after] = [pieces[at - 1], pieces[at], pieces[at + 1]];
	const isCounted = ["extreme", "ordinal", "number", "ask", "mark"].includes(before?.is ?? "") || isArticle(before);
	return isNoun(own, "over") && !isMany(own) && !isCounted && isDeterminer(after);
}
