import { nounOf } from "../fill.ts";
import { emptyFrame, type Frame, type Limited } from "../frame.ts";
import type { Asking } from "../tables/asking.ts";
import { CONDITIONS_IN_WORDS } from "../tables/conditions.ts";
import type { Link } from "../tables/linking.ts";
import { beyondStops, isA, isDeterminer, isLink, isNoun, type Piece } from "../words/pieces.ts";
import { measure } from "./measures.ts";
import { named, partBehind } from "./named.ts";
import { noun } from "./nouns.ts";
import { number } from "./numbers.ts";
import { ordinal } from "./ordinals.ts";
import { seasons } from "./seasons.ts";
import { settled } from "./whole.ts";

/** A place in the pieces of a question, with what the words before it say of the next name. */
export type Reading = {
	pieces: readonly Piece[];
	at: number;
	frame: Frame;
	link?: Link | undefined;
	not: boolean;
	/** whether what follows belongs to the rest anyway: "including playoffs" */
	including: boolean;
	/** whether what follows is "not" meant or is "without" */
	negation?: "not" | "without" | undefined;
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
	link: (reading, { name }: Piece & { is: "link" }) => {
		const { frame, at } = reading;
		if (name === "and" && at === 0) frame.continues = true;
		if (name === "or" || name === "than") frame.choice = name;
		if (name === "and" || name === "or") reading.joined = name;
		else reading.link = name;
		return 1;
	},
	mark: ({ frame, pieces, at }, { name }: Piece & { is: "mark" }) =>
		// "their debut season 2022" says the season twice
		name === "debut" && isNoun(pieces[at + 1], "season") && pieces[at + 2]?.is === "season"
			? 2
			: one(frame.marks.push(name)),
	measure,
	name: named,
	noun,
	number,
	ordinal,
	outside: ({ frame }, { name, words }: Piece & { is: "outside" }) => one(frame.outside.push({ why: name, words })),
	// a word behind a name, which the name has read
	post: () => 1,
	season: seasons,
	stop,
	talk: ({ frame }, { name }: Piece & { is: "talk" }) => one(frame.talk.push(name)),
	verb: ({ frame }, { name }: Piece & { is: "verb" }) => one(frame.verbs.push(name)),
	unknown: ({ frame }, { words }: Piece) => one(frame.unknown.push(words)),
};
const one = (_: number) => 1;

/** Parts that change the figure even when they are included. */
const COUNTED: ReadonlySet<Piece["is"]> = new Set(["measure", "name", "number", "ordinal", "season"]);

/** Reads the pieces of a question into its parts. */
export function frameOf(pieces: readonly Piece[]): Frame {
	const reading: Reading = { pieces, at: 0, frame: emptyFrame(), not: false, including: false };
	while (reading.at < pieces.length) {
		const piece = pieces[reading.at] as Piece;
		if (reading.including && COUNTED.has(piece.is)) reading.frame.unused.push(piece.words);
		reading.at += HANDLERS[piece.is](reading, piece as never);
	}
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
		frame.nouns.push({ name: "time", asked: true, unit: false, not: false, lead: false, many: true });
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
const opens = (pieces: readonly Piece[], at: number): boolean =>
	pieces.slice(0, at).every((piece) => isA(piece, "stop", "opener") || piece.is === "talk" || isLink(piece, "and")) ||
	(pieces[at]?.gap === true && pieces.slice(0, at).every(({ is }) => is !== "ask"));

function condition(reading: Reading, { name, words }: Piece & { is: "condition" }): number {
	const { frame, at, pieces } = reading;
	const [before, next] = [pieces[at - 1], pieces[at + 1]];
	if (reading.including) return 1;
	const { any = [], verb, his } = CONDITIONS_IN_WORDS[name] ?? {};
	const isVerb = verb?.beside.some((other) => pieces.some((piece) => "name" in piece && piece.name === other));
	const isHis = his && (isA(before, "stop", "person") || before?.is === "name");
	const mark = isVerb ? verb?.mark : isHis ? his : undefined;
	if (mark) return one(frame.marks.push(mark));
	const isOwn = before?.gap === true && isDeterminer(before) && pieces[at - 2]?.is === "name";
	// "which finals" asks for matches
	if (isA(before, "ask", "which") && any.some(({ stage, round }) => stage ?? round))
		frame.nouns.push({ name: "match", asked: true, unit: false, not: false, lead: false, many: false });
	if (!isOwn && isAside(reading)) frame.unused.push(words);
	// "playoffs included" limits nothing
	if (isA(next, "stop", "included")) return 2;
	limit(reading, { any: isOwn ? any.filter(({ against }) => !against) : any, words, id: name });
	return 1;
}

/** "Narine, a spinner" says what he is, which "is Narine a spinner" wants to know. */
function isAside({ frame, pieces, at, link }: Reading): boolean {
	const isAsked = frame.wants_yes && pieces[at - 2]?.is === "name";
	return frame.people.length > 0 && isA(pieces[at - 1], "stop", "article") && link === undefined && !isAsked;
}

function excluding(reading: Reading, { name, words }: Piece & { is: "excluding" }): number {
	reading.not = true;
	reading.negation = name === "not" ? "not" : "without";
	const ahead = reading.pieces.slice(reading.at + 1).find(({ is }) => !["stop", "link", "verb"].includes(is));
	const next = reading.pieces[reading.at + 1];
	const isVague =
		name === "none" && !["noun", "measure", "condition", "name", "number", "stop"].includes(next?.is ?? "");
	const isWho = ahead?.is === "name" || (ahead?.is === "noun" && nounOf(ahead.name).by !== undefined);
	// "never in a final" is not "outside finals"
	const isNever = name === "never" && ahead?.is !== "measure";
	if (isVague || isNever || (name !== "not" && (!ahead || isWho))) reading.frame.unused.push(words);
	return 1;
}

const MOST_PLACES = 20;
function extreme({ frame, pieces, at }: Reading, { name }: Piece & { is: "extreme" }): number {
	const after = pieces[at + 1];
	const isTop = after?.is === "number" && !after.plus && !isA(pieces[at + 2], "line") && after.value <= MOST_PLACES;
	frame.extremes.push({ name, ...(isTop ? { top: after.value } : {}) });
	return isTop ? 2 : 1;
}

/** A line belongs to the number, the season or the names behind it. */
function line({ frame, pieces, at }: Reading, { name, words }: Piece & { is: "line" }): number {
	// "since the 2020 season"
	const next = isA(pieces[at + 1], "stop", "the") && pieces[at + 2]?.is === "season" ? pieces[at + 2] : pieces[at + 1];
	const isBetween = name === "between" && next?.is === "name";
	const isNumber = next?.is === "number" || next?.is === "season" || isA(next, "measure", "fifties", "hundreds");
	if (isBetween && next.span.meanings.some(({ kind }) => kind === "franchises")) frame.marks.push("versus");
	const isNumbered = isNumber || isBetween || isNoun(next, "over");
	// "how many in a row at most"
	if (!isNumbered && /\bmost$/i.test(words)) frame.extremes.push({ name: "high" });
	else if (!isNumbered) frame.unused.push(words);
	return 1;
}

function stop(reading: Reading, { name, words }: Piece & { is: "stop" }): number {
	const { frame, pieces, at } = reading;
	if (name === "including") reading.including = true;
	// "only Gayle", "all of his hundreds": what the others are is asked too
	const limits = (name === "only" && pieces[at + 1]?.is === "name") || (name === "all" && isLink(pieces[at + 1], "of"));
	if (limits) frame.unused.push(words);
	// "more than any other bowler" is most
	const [word] = frame.comparing;
	if (name === "any_other" && word) {
		frame.extremes.push({ name: word });
		frame.comparing = frame.comparing.slice(1);
	} else if (name === "any_other") frame.unused.push(words);
	if (name === "any") frame.wants_yes ||= opens(pieces, at);
	if (name === "continuing") frame.continues ||= pieces.slice(0, at).every(({ is }) => is === "stop" || is === "link");
	if (name === "person" || name === "phase" || name === "place" || (name === "season" && !isSeasoned(reading)))
		frame.points.push(name);
	return 1;
}

/** "In 2016, who made most runs that year?": the season is said, and not by what a "most" leads to. */
function isSeasoned({ pieces, at }: Reading): boolean {
	const [season, extreme] = [
		pieces.findIndex(({ is }) => is === "season"),
		pieces.findIndex(({ is }) => is === "extreme"),
	];
	return season === at + 1 || (season >= 0 && (extreme < 0 || season < extreme));
}

/** Forgets the link and the negation, which belong to one part. */
export function settle(reading: Reading): void {
	reading.link = undefined;
	reading.not = false;
	reading.negation = undefined;
	reading.including = false;
	reading.joined = undefined;
}

/** Adds a condition with the link and the negation before it. */
export function limit(reading: Reading, limited: Omit<Limited, "not" | "link">): void {
	const { frame, link, not } = reading;
	frame.limits.push({ ...limited, not, ...(link ? { link } : {}) });
	settle(reading);
}
