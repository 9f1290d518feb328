import { emptyFrame, type Frame } from "../frame.ts";
import type { Asking, Extreme } from "../tables/asking.ts";
import { beyondStops, isA, isDeterminer, isLink, isNoun, type Piece } from "../words/pieces.ts";
import { condition } from "./conditions.ts";
import { link } from "./links.ts";
import { measure } from "./measures.ts";
import { linkOfPostposition, named } from "./named.ts";
import { noun } from "./nouns.ts";
import { number } from "./numbers.ts";
import { ordinal } from "./ordinals.ts";
import { readParticle, readVerb } from "./particles.ts";
import { ASKED, endPart, excluding, opens, type Reading } from "./reading.ts";
import { seasons } from "./seasons.ts";
import { finishFrame } from "./whole.ts";

/** Reads the piece at `at`; returns how many pieces it read. */
type Handler = (reading: Reading, piece: never) => number;

const HANDLERS: Record<Piece["is"], Handler> = {
	ask,
	comparing: ({ frame }, { name }: Piece & { is: "comparing" }) => onePiece(frame.comparing.push(name)),
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
				onePiece(/\bruns$/i.test(words) ? frame.unused.push(words) : frame.marks.push(name)),
	measure,
	name: named,
	noun,
	number,
	ordinal,
	outside: ({ frame }, { name, words }: Piece & { is: "outside" }) =>
		onePiece(frame.outside.push({ why: name, words })),
	// read together with the name before it
	post: () => 1,
	season: seasons,
	stop: (reading, { name, words }: Piece & { is: "stop" }) => {
		if (name) readParticle(reading, name, words);
		return 1;
	},
	talk: ({ frame }, { name }: Piece & { is: "talk" }) => onePiece(frame.talk.push(name)),
	verb: (reading, { name }: Piece & { is: "verb" }) => onePiece(readVerb(reading, name)),
	unknown: ({ frame }, { words }: Piece) => onePiece(frame.unknown.push(words)),
};
const onePiece = (_: number) => 1;

/** Pieces that may not follow "including", because they change the figure. */
const COUNTED: ReadonlySet<Piece["is"]> = new Set(["measure", "name", "number", "ordinal", "season"]);

/** Composes the pieces of a question into a frame. */
export function frameOf(pieces: readonly Piece[]): Frame {
	const reading: Reading = { pieces, at: 0, frame: emptyFrame(), including: false };
	while (reading.at < pieces.length) {
		const piece = pieces[reading.at] as Piece;
		if (reading.including && COUNTED.has(piece.is)) reading.frame.unused.push(piece.words);
		reading.at += HANDLERS[piece.is](reading, piece as never);
	}
	endPart(reading);
	return finishFrame(reading.frame);
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

/** "Off whom", "against which": the word before a question word gives the role of the requested name. */
function linkAsked(reading: Reading, name: Asking): void {
	const next = reading.pieces[reading.at + 1];
	const link = linkOfPostposition(next) ?? reading.link;
	const isWho = name === "who" || name === "whom";
	if (!link || !(isWho || name === "which" || name === "count")) return;
	// "finished with how many wickets"
	const isPlain = name === "count" && (link === "with" || link === "for");
	if (isPlain && reading.pieces[beyondStops(reading.pieces, reading.at + 1)]?.is === "measure") {
		endPart(reading);
		return;
	}
	reading.frame.ask_link = link;
	if (isWho || next?.is === "name") endPart(reading);
}

/** True if "when" follows another question word or a measure, or "where" follows a noun: then it asks for nothing. */
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

/** True if a question word starts a second question: "Kohli's runs in 2016, and how many in chases?" */
function isSecond({ frame, pieces, at }: Reading): boolean {
	const isFigure = frame.measures.length + frame.extremes.length > 0 || frame.asks.includes("count");
	const isAsked = frame.asks.length > 0 || frame.wants_yes;
	const begins = (isAsked && pieces[at]?.gap === true) || isLink(pieces[at - 1], "and");
	const isNew = isA(pieces[at], "ask", "count", "times", "who", "whom");
	return isFigure && begins && isNew && pieces.slice(at + 1).some(({ is }) => CONTENT.has(is));
}

const MOST_PLACES = 20;
function extreme({ frame, pieces, at }: Reading, { name, words }: Piece & { is: "extreme" }): number {
	const [after, second] = [pieces[at + 1], pieces[at + 2]];
	const isTop = after?.is === "number" && !after.plus && !isA(pieces[at + 2], "line") && after.value <= MOST_PLACES;
	// "the cheapest four-over spell"
	if (isTop && isNoun(second, "over") && isNoun(pieces[at + 3])) frame.unused.push(after.words);
	// "most economical" is the least economy
	const meant =
		isA(after, "measure", "economy") && /^economical/i.test(after?.words ?? "") ? (QUALITY[name] ?? name) : name;
	// "the smallest win" may be by runs or by wickets
	const isMargin = isA(after, "measure", "wins", "losses") && second?.is !== "measure" && !isLink(second, "by");
	if (isMargin && /^(?:big|large|small|narrow|heav|tight)/i.test(words)) frame.unused.push(words);
	// "RCB's record at Wankhede"
	if (isRecordOf(pieces, at)) return 1;
	const isCost = /expensive|costl|cheap|mehnga|sasta/i.test(words);
	frame.extremes.push({
		name: meant,
		...(isTop ? { top: after.value } : {}),
		...(isCost ? { cost: true as const } : {}),
	});
	return isTop ? 2 : 1;
}

/** True for "their record" in a question without a figure, noun or question word: it does not say what is counted. */
const isRecordOf = (pieces: readonly Piece[], at: number): boolean =>
	/^record$/i.test(pieces[at]?.words ?? "") && !pieces.some(({ is }, other) => other !== at && ASKING.has(is));
const ASKING: ReadonlySet<Piece["is"]> = new Set([
	"ask",
	"comparing",
	"extreme",
	"measure",
	"noun",
	"number",
	"ordinal",
]);

const QUALITY: Partial<Record<Extreme, Extreme>> = { high: "best", low: "worst" };

/** Reads a word such as "at least", which the handler of the number, season or name after it evaluates. */
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
