import { emptyFrame, type Frame, type Limited } from "../frame.ts";
import type { Asking, Extreme } from "../tables/asking.ts";
import { CONDITIONS_IN_WORDS } from "../tables/conditions.ts";
import type { Link } from "../tables/linking.ts";
import { beyondStops, isA, isDeterminer, isLink, isNoun, type Maybe, type Piece } from "../words/pieces.ts";
import { link } from "./links.ts";
import { measure } from "./measures.ts";
import { named, partBehind } from "./named.ts";
import { excluding, type Negation, refuseNegation, takesNegation } from "./negation.ts";
import { noun } from "./nouns.ts";
import { number } from "./numbers.ts";
import { ordinal } from "./ordinals.ts";
import { particle } from "./particles.ts";
import { seasons } from "./seasons.ts";
import { settled } from "./whole.ts";

/** A place in the pieces of a question, with what the words before it say of the next name. */
export type Reading = {
	pieces: readonly Piece[];
	at: number;
	frame: Frame;
	link?: Link | undefined;
	/** whether what follows belongs to the rest anyway: "including playoffs" */
	including: boolean;
	/** the word that denies or leaves out what follows, until a part takes it */
	negation?: Negation | undefined;
	joined?: "and" | "or" | undefined;
	/** in a clause that begins with "when": "when Mumbai won" */
	clause?: true;
};

/** Takes the pieces from `at` on and returns how many it took. */
type Handler = (reading: Reading, piece: never) => number;

const HANDLERS: Record<Piece["is"], Handler> = {
	ask,
	comparing: ({ frame }, { name }: Piece & { is: "comparing" }) => one(frame.comparing.push(name)),
	condition,
	excluding,
	extreme,
	line,
	link,
	mark: ({ frame, pieces, at }, { name, words }: Piece & { is: "mark" }) =>
		// "their debut season 2022" says the season twice
		name === "debut" && isNoun(pieces[at + 1], "season") && pieces[at + 2]?.is === "season"
			? 2
			: // "who hit the winning runs"
				one(/\bruns$/i.test(words) ? frame.unused.push(words) : frame.marks.push(name)),
	measure,
	name: named,
	noun,
	number,
	ordinal,
	outside: ({ frame }, { name, words }: Piece & { is: "outside" }) => one(frame.outside.push({ why: name, words })),
	// a word behind a name, which the name has read
	post: () => 1,
	season: seasons,
	stop: (reading, { name, words }: Piece & { is: "stop" }) => {
		if (name) particle(reading, name, words);
		return 1;
	},
	talk: ({ frame }, { name }: Piece & { is: "talk" }) => one(frame.talk.push(name)),
	verb: ({ frame }, { name }: Piece & { is: "verb" }) => one(frame.verbs.push(name)),
	unknown: ({ frame }, { words }: Piece) => one(frame.unknown.push(words)),
};
const one = (_: number) => 1;

/** Parts that change the figure even when they are included. */
const COUNTED: ReadonlySet<Piece["is"]> = new Set(["measure", "name", "number", "ordinal", "season"]);

/** Reads the pieces of a question into its parts. */
export function frameOf(pieces: readonly Piece[]): Frame {
	const reading: Reading = { pieces, at: 0, frame: emptyFrame(), including: false };
	while (reading.at < pieces.length) {
		const piece = pieces[reading.at] as Piece;
		if (reading.including && COUNTED.has(piece.is)) reading.frame.unused.push(piece.words);
		reading.at += HANDLERS[piece.is](reading, piece as never);
	}
	settle(reading);
	return settled(reading.frame);
}

function ask(reading: Reading, { name }: Piece & { is: "ask" }): number {
	const { frame, at, pieces } = reading;
	if (isRelative(reading, name)) return 1;
	if (isSecond(reading)) frame.unused.push(pieces[at]?.words ?? "");
	if (name === "whether" || name === "auxiliary") {
		frame.wants_yes ||= name === "whether" || opens(pieces, at) || isTag(reading);
		frame.states = true;
	} else if (name === "times") {
		frame.asks.push("count");
		frame.nouns.push({ ...ASKED, name: "time", many: true });
	} else if (!frame.asks.includes(name)) frame.asks.push(name);
	if (name === "count" && isLink(pieces[at + 1], "of")) frame.counts_of = true;
	linkAsked(reading, name);
	return 1;
}

/** "Off whom", "against which": the word before a question word says the part of the name that it wants. */
function linkAsked(reading: Reading, name: Asking): void {
	const next = reading.pieces[reading.at + 1];
	const link = partBehind(next) ?? reading.link;
	const isWho = name === "who" || name === "whom";
	if (!link || !(isWho || name === "which" || name === "count")) return;
	// "finished with how many wickets"
	const isPlain = name === "count" && (link === "with" || link === "for");
	if (isPlain && reading.pieces[beyondStops(reading.pieces, reading.at + 1)]?.is === "measure") {
		settle(reading);
		return;
	}
	reading.frame.ask_link = link;
	if (isWho || next?.is === "name") settle(reading);
}

/** "When" behind another question word or a measure, and "where" behind a noun, ask for nothing. */
function isRelative(reading: Reading, name: Asking): boolean {
	const { frame, pieces, at } = reading;
	const next = pieces[at + 1];
	if (name !== "when") return name === "where" && isNoun(pieces[at - 1], "match", "innings");
	const isClause = frame.measures.length > 0 && (next?.is === "name" || isDeterminer(next));
	if (isClause) reading.clause = true;
	return isClause || frame.asks.length > 0;
}

/** "He made 17 sixes, did he?" */
const isTag = ({ frame, pieces, at }: Reading): boolean =>
	at > 0 && at === pieces.length - 2 && isA(pieces[at + 1], "stop", "person") && frame.asks.length === 0;

const CONTENT: ReadonlySet<Piece["is"]> = new Set(["condition", "measure", "name", "noun", "number", "season", "verb"]);

/** "Kohli's runs in 2016, and how many in chases?": a question word behind a whole question begins another one. */
function isSecond({ frame, pieces, at }: Reading): boolean {
	const isFigure = frame.measures.length + frame.extremes.length > 0 || frame.asks.includes("count");
	const isAsked = frame.asks.length > 0 || frame.wants_yes;
	const begins = (isAsked && pieces[at]?.gap === true) || isLink(pieces[at - 1], "and");
	const isNew = isA(pieces[at], "ask", "count", "times", "who", "whom");
	return isFigure && begins && isNew && pieces.slice(at + 1).some(({ is }) => CONTENT.has(is));
}

/** Whether a word opens the question: a greeting, or a name and a comma, may come before it. */
export const opens = (pieces: readonly Piece[], at: number): boolean =>
	pieces.slice(0, at).every((piece) => isA(piece, "stop", "opener") || piece.is === "talk" || isLink(piece, "and")) ||
	(pieces[at]?.gap === true && pieces.slice(0, at).every(({ is }) => is !== "ask"));

function condition(reading: Reading, { name, words }: Piece & { is: "condition" }): number {
	const { frame, at, pieces } = reading;
	const [before, next] = [pieces[at - 1], pieces[at + 1]];
	if (reading.including) return 1;
	const { any = [] } = CONDITIONS_IN_WORDS[name] ?? {};
	if (isMark(reading, name) || isMade(reading, name)) return 1;
	const isOwn = before?.gap === true && isDeterminer(before) && pieces[at - 2]?.is === "name";
	if (isFirstSeason(reading, name)) return one(frame.marks.push("first"));
	askWith(reading, any);
	// "without a powerplay six" leaves out the sixes
	if (next?.is === "measure") refuseNegation(reading);
	if ((!isOwn && isAside(reading)) || isFielded(reading, name)) frame.unused.push(words);
	// "playoffs included" limits nothing
	if (isA(next, "stop", "included")) return 2;
	limit(reading, { any: isOwn ? any.filter(({ against }) => !against) : any, words, id: name });
	return 1;
}

const FIELDED: ReadonlySet<string> = new Set(["caught", "run_out", "stumped"]);
/** "Has Dhoni stumped", "who has caught Kohli", "has Kohli bowled": who does it was no batter of those dismissals. */
function isFielded({ pieces, at, frame }: Reading, name: string): boolean {
	const [before, first] = pieces
		.slice(0, at)
		.filter((piece) => !isA(piece, "stop", "ever"))
		.toReversed();
	const isDone = (piece: Maybe) => /^(?:has|have|had|did|does|do)$/i.test(piece?.words ?? "");
	const isBowler =
		name === "bowled" && pieces.filter(isPerson).length === 1 && !pieces.some((one) => isNoun(one, "batter"));
	if (!(FIELDED.has(name) || isBowler) || frame.nouns.some((noun) => noun.name === "fielder")) return false;
	return (before?.is === "name" && isDone(first)) || isDone(before) || isA(before, "ask", "who");
}

/** "The most wickets in a final" are of one match. */
const isOfOneFinal = ({ frame, pieces, at }: Reading, any: Limited["any"]): boolean =>
	isA(pieces[at - 1], "stop", "article") && frame.extremes.length > 0 && any.some(({ stage }) => stage === "final");

/** "The first season in which": no inaugural season. */
function isFirstSeason({ frame, pieces, at }: Reading, name: string): boolean {
	const isFirst = name === "inaugural" && isLink(pieces[at + 1], "at") && isA(pieces[at + 2], "ask", "which");
	if (isFirst) frame.nouns.push({ ...ASKED, name: "season" });
	return isFirst;
}
const ASKED = { asked: true, unit: false, not: false, lead: false, many: false };

/** Adds the noun that a condition implies: "which finals", "how many left-handers have 3,000 runs". */
function askWith(reading: Reading, any: Limited["any"]): void {
	const { frame, pieces, at } = reading;
	const asks = (...names: Asking[]) => isA(pieces[at - 1], "ask", ...names);
	if (isOfOneFinal(reading, any)) frame.nouns.push({ ...ASKED, name: "match", asked: false, unit: true });
	if (asks("which") && any.some(({ stage, round }) => stage ?? round)) frame.nouns.push({ ...ASKED, name: "match" });
	if (!asks("which", "count") || pieces.some(isPerson)) return;
	if (any.some(({ bat_hand }) => bat_hand)) frame.nouns.push({ ...ASKED, name: "batter" });
	if (any.some(({ bowl_kind, bowl_style }) => bowl_kind ?? bowl_style)) frame.nouns.push({ ...ASKED, name: "bowler" });
}
const isPerson = (piece: Piece): boolean =>
	piece.is === "name" && piece.span.meanings.some(({ kind }) => kind === "people");

/** "Maidens bowled", "his final match": what the words of a condition mean beside others. */
function isMark({ frame, pieces, at }: Reading, name: string): boolean {
	const { verb, his } = CONDITIONS_IN_WORDS[name] ?? {};
	const before = pieces[at - 1];
	const isVerb = verb?.beside.some((other) => pieces.some((piece) => "name" in piece && piece.name === other));
	const mark = isVerb ? verb?.mark : isA(before, "stop", "person") || before?.is === "name" ? his : undefined;
	if (mark) frame.marks.push(mark);
	return mark !== undefined;
}

/** "Run outs by Jadeja", "run outs that he effected": he made them. Without such a word "Jadeja's run outs" may be either. */
function isMade({ frame, pieces, at }: Reading, name: string): boolean {
	const words = pieces[at]?.words ?? "";
	if (name !== "run_out" || !/outs$/i.test(words)) return false;
	const isOwn =
		isLink(pieces[at + 1], "by") || pieces.some((piece) => /^(?:effected|involved|made)$/i.test(piece.words));
	if (isOwn) frame.measures.push({ name: "run_outs_made", not: false, words });
	else if (pieces.some(isPerson)) frame.unused.push(words);
	return isOwn;
}

/** "Narine, a spinner" says what he is, which "is Narine a spinner" wants to know. */
function isAside({ frame, pieces, at, link }: Reading): boolean {
	const isAsked = frame.wants_yes && pieces[at - 2]?.is === "name";
	return frame.people.length > 0 && isA(pieces[at - 1], "stop", "article") && link === undefined && !isAsked;
}

const MOST_PLACES = 20;
function extreme({ frame, pieces, at }: Reading, { name, words }: Piece & { is: "extreme" }): number {
	const [after, second] = [pieces[at + 1], pieces[at + 2]];
	const isTop = after?.is === "number" && !after.plus && !isA(pieces[at + 2], "line") && after.value <= MOST_PLACES;
	// "most economical" is the least economy
	// "the cheapest four-over spell"
	if (isTop && isNoun(second, "over") && isNoun(pieces[at + 3])) frame.unused.push(after.words);
	const meant =
		isA(after, "measure", "economy") && /^economical/i.test(after?.words ?? "") ? (QUALITY[name] ?? name) : name;
	// "the smallest win" is one by runs or by wickets
	const isMargin = isA(after, "measure", "wins", "losses") && second?.is !== "measure" && !isLink(second, "by");
	if (isMargin && /^(?:big|large|small|narrow|heav|tight)/i.test(words)) frame.unused.push(words);
	frame.extremes.push({ name: meant, ...(isTop ? { top: after.value } : {}) });
	return isTop ? 2 : 1;
}
const QUALITY: Partial<Record<Extreme, Extreme>> = { high: "best", low: "worst" };

/** A line belongs to the number, the season or the names behind it. */
function line({ frame, pieces, at }: Reading, { name, words }: Piece & { is: "line" }): number {
	// "since the 2020 season"
	const next = isA(pieces[at + 1], "stop", "the") && pieces[at + 2]?.is === "season" ? pieces[at + 2] : pieces[at + 1];
	const isBetween = name === "between" && next?.is === "name";
	const isNumber = next?.is === "number" || next?.is === "season" || isA(next, "measure", "fifties", "hundreds");
	if (isBetween && next.span.meanings.some(({ kind }) => kind === "franchises")) frame.marks.push("versus");
	const isOrdinal = name === "between" && pieces[beyondStops(pieces, at + 1)]?.is === "ordinal";
	const isNumbered = isNumber || isBetween || isOrdinal || isNoun(next, "over");
	// "how many in a row at most"
	if (!isNumbered && /\bmost$/i.test(words)) frame.extremes.push({ name: "high" });
	else if (!isNumbered) frame.unused.push(words);
	return 1;
}

/** Forgets the link and the negation, which belong to one part. */
export function settle(reading: Reading): void {
	refuseNegation(reading);
	reading.link = undefined;
	reading.including = false;
	reading.joined = undefined;
}

/** Adds a condition with the link and the negation before it. */
export function limit(reading: Reading, limited: Omit<Limited, "not" | "link">): void {
	const { frame, link: own, joined } = reading;
	// "excluding finals and semi-finals"
	const isListed = joined !== undefined && frame.limits.at(-1)?.not === true;
	if (isListed && own) frame.unused.push(limited.words);
	const not = takesNegation(reading, "left_out", "without") || isListed;
	frame.limits.push({ ...limited, not, ...(own ? { link: own } : {}) });
	settle(reading);
}
