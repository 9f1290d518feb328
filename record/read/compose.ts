import { emptyFrame, type Frame, type Limited } from "./frame.ts";
import { named } from "./named.ts";
import { lineBeside, number, seasons } from "./numbers.ts";
import { ordinal } from "./ordinals.ts";
import type { Piece } from "./scan.ts";
import { CONDITIONS_IN_WORDS } from "./tables/conditions.ts";
import type { Link } from "./tables/linking.ts";

/** A place in the pieces of a question, with what the words before it say of the next name. */
export type Reading = {
	pieces: readonly Piece[];
	at: number;
	frame: Frame;
	link?: Link | undefined;
	not: boolean;
	/** whether what follows is "not" meant or is "without" */
	negation?: "not" | "without" | undefined;
	joined?: "and" | "or" | undefined;
};

/** Measures that are numbers too: "fifty or more". */
const MILESTONES: Readonly<Partial<Record<string, number>>> = { fifties: 50, hundreds: 100 };

/** Takes the pieces from `at` on and returns how many it took. */
type Handler = (reading: Reading, piece: never) => number;

const HANDLERS: Record<Piece["is"], Handler> = {
	ask: (reading, piece: Piece & { is: "ask" }) => {
		const { frame, at } = reading;
		if (/^when$/i.test(piece.words) && frame.asks.length > 0) return 1;
		if (piece.name === "auxiliary") frame.wants_yes ||= opens(reading.pieces, at);
		else if (piece.name === "times") {
			frame.asks.push("count");
			frame.nouns.push({ name: "time", asked: true, unit: false, not: false, lead: false, many: true });
		} else if (!frame.asks.includes(piece.name)) frame.asks.push(piece.name);
		const next = reading.pieces[at + 1];
		if (piece.name === "count" && next?.is === "link" && next.name === "of") frame.counts_of = true;
		const isWho = piece.name === "who" || piece.name === "whom";
		if ((isWho || piece.name === "which" || piece.name === "count") && reading.link) {
			frame.ask_link = reading.link;
			if (isWho || reading.pieces[at + 1]?.is === "name") settle(reading);
		}
		return 1;
	},
	comparing: ({ frame }, piece: Piece & { is: "comparing" }) => {
		frame.comparing.push(piece.name);
		return 1;
	},
	condition: (reading, piece: Piece & { is: "condition" }) => {
		const { frame, at } = reading;
		if (piece.name === "bowled" && reading.pieces.some(isDelivered)) {
			frame.marks.push("ball");
			return 1;
		}
		// "playoffs included" limits nothing
		if (/^included$/i.test(reading.pieces[at + 1]?.words ?? "")) return 2;
		const next = reading.pieces[at + 1];
		// somebody's final match is the last one, which need not be a final
		if (/^final$/i.test(piece.words) && next?.is === "noun" && (next.name === "match" || next.name === "season"))
			frame.unused.push(piece.words);
		const any = CONDITIONS_IN_WORDS[piece.name]?.any ?? [];
		limit(reading, { any, words: piece.words, id: piece.name });
		return 1;
	},
	excluding: (reading, piece: Piece & { is: "excluding" }) => {
		reading.not = true;
		reading.negation = piece.name;
		const ahead = reading.pieces.slice(reading.at + 1).find(({ is }) => !["stop", "link", "verb"].includes(is));
		if (piece.name === "without" && (!ahead || ahead.is === "name")) reading.frame.unused.push(piece.words);
		return 1;
	},
	extreme: ({ frame, pieces, at }, piece: Piece & { is: "extreme" }) => {
		const after = pieces[at + 1];
		const beyond = pieces[at + 2];
		const isTop = after?.is === "number" && !after.plus && beyond?.is !== "line" && after.value <= 20;
		frame.extremes.push({ name: piece.name, ...(isTop ? { top: after.value } : {}) });
		return isTop ? 2 : 1;
	},
	line: (reading, piece: Piece & { is: "line" }) => {
		// a line belongs to the number, season or name behind it
		const next = reading.pieces[reading.at + 1];
		const isBetween = piece.name === "between" && next?.is === "name";
		const isOvers = next?.is === "noun" && next.name === "over";
		const isLined =
			isOvers ||
			["number", "season"].includes(next?.is ?? "") ||
			(next?.is === "measure" && MILESTONES[next.name] !== undefined);
		const isSide = next?.is === "name" && next.span.meanings.some(({ kind }) => kind === "franchises");
		if (isBetween && isSide) reading.frame.marks.push("versus");
		if (!isLined && !isBetween) reading.frame.unused.push(piece.words);
		return 1;
	},
	link: (reading, piece: Piece & { is: "link" }) => {
		if (piece.name === "and" && reading.at === 0) reading.frame.continues = true;
		if (piece.name === "or" || piece.name === "than") reading.frame.choice = piece.name;
		if (piece.name === "and" || piece.name === "or") reading.joined = piece.name;
		else reading.link = piece.name;
		return 1;
	},
	mark: ({ frame }, piece: Piece & { is: "mark" }) => {
		frame.marks.push(piece.name);
		return 1;
	},
	measure: (reading, piece: Piece & { is: "measure" }) => {
		const { frame } = reading;
		const [after, beyond] = [reading.pieces[reading.at + 1], reading.pieces[reading.at + 2]];
		if (piece.name === "stands" && isStanding(reading, after, beyond)) return 1;
		if (reading.negation === "not") reading.frame.unused.push(piece.words);
		if (isSingle(reading, piece)) return 1;
		// "his Purple Cap year 2025" describes the season
		if (after?.is === "noun" && after.name === "season" && beyond?.is === "season") return 2;
		const milestone = MILESTONES[piece.name];
		const lined = milestone === undefined ? 0 : lineBeside(reading, milestone);
		if (lined > 0) return lined;
		const there = frame.measures.find(({ name }) => name === piece.name);
		if (!there) frame.measures.push({ name: piece.name, not: reading.not, words: piece.words });
		settle(reading);
		return 1;
	},
	name: (reading, piece: Piece & { is: "name" }) => {
		named(reading, piece);
		return 1;
	},
	noun: (reading, piece: Piece & { is: "noun" }) => {
		const { frame, pieces, at, link } = reading;
		const before = pieces[at - 1];
		const isOfOver = piece.name === "innings" && link === "of" && pieces.slice(0, at).some(isOver);
		const isDone =
			isVerb(piece, before) && pieces.slice(0, at).some((one) => one.is === "ask" && one.name === "auxiliary");
		if (isDone) frame.verbs.push("runs");
		if (isOfOver) settle(reading);
		if (isOfOver) return 1;
		if (isDone || (piece.name === "over" && isPreposition(pieces, at))) return 1;
		// "at grounds other than the Chinnaswamy"
		if (pieces[at + 1]?.is === "excluding" && ["team", "ground"].includes(piece.name)) return 1;
		const first = pieces.slice(0, at).findLast(({ is }) => !["name", "number", "condition"].includes(is));
		const asked = first?.is === "ask" && first.name !== "auxiliary";
		const article = /^ipl$/i.test(before?.words ?? "") ? pieces[at - 2] : before;
		const unit = UNITS.has(piece.name) && UNIT.test(article?.words ?? "");
		const lead = at === 0 || before?.is === "extreme" || (at === 1 && before?.is === "stop");
		const many = /s$/i.test(piece.words);
		frame.nouns.push({ name: piece.name, asked, unit, not: reading.not, lead, many, ...(link ? { link } : {}) });
		// "against teams other than Chennai"
		if (pieces[at + 1]?.is !== "excluding") settle(reading);
		return 1;
	},
	number,
	ordinal,
	outside: ({ frame }, piece: Piece & { is: "outside" }) => {
		frame.outside.push({ why: piece.name, words: piece.words });
		return 1;
	},
	season: seasons,
	stop: ({ frame, pieces, at }, { name }: Piece & { is: "stop" }) => {
		if (name === "continuing")
			frame.continues ||= pieces.slice(0, at).every(({ is }) => is === "stop" || is === "link");
		else if (name) frame.points.push(name);
		return 1;
	},
	talk: ({ frame }, piece: Piece & { is: "talk" }) => {
		frame.talk.push(piece.name);
		return 1;
	},
	verb: ({ frame }, piece: Piece & { is: "verb" }) => {
		frame.verbs.push(piece.name);
		return 1;
	},
	unknown: ({ frame }, piece: Piece) => {
		frame.unknown.push(piece.words);
		return 1;
	},
};

/** Reads the pieces of a question into its parts. */
export function frameOf(pieces: readonly Piece[]): Frame {
	const reading: Reading = { pieces, at: 0, frame: emptyFrame(), not: false };
	while (reading.at < pieces.length) {
		const piece = pieces[reading.at] as Piece;
		reading.at += HANDLERS[piece.is](reading, piece as never);
	}
	return reading.frame;
}

const DELIVERED: ReadonlySet<string> = new Set([
	"maidens",
	"wides",
	"no_balls",
	"dots",
	"balls",
	"over",
	"spell",
	"economy",
]);
/** What is bowled and nobody's dismissal: "maidens bowled". */
const isDelivered = (piece: Piece) => "name" in piece && DELIVERED.has(piece.name ?? "");
const isOver = (piece: Piece): boolean => piece.is === "noun" && piece.name === "over";
const UNITS: ReadonlySet<string> = new Set(["innings", "match", "over", "spell", "season", "score"]);
const UNIT = /^(?:a|an|one|single|any|any one|every)$/i;
/** "Score" right behind a name is what somebody did. */
const isVerb = ({ name, words }: Piece & { is: "noun" }, before: Piece | undefined) =>
	name === "score" && words === "score" && (before?.is === "name" || before?.is === "noun" || before?.words === "he");

/** "Over his career": a word for no over. */
function isPreposition(pieces: readonly Piece[], at: number): boolean {
	const [before, own, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
	if (own?.words.toLowerCase() !== "over") return false;
	const named =
		["extreme", "ordinal", "number", "ask", "mark"].includes(before?.is ?? "") || UNIT.test(before?.words ?? "");
	return !named && /^(?:his|her|their|its|the|all|a|my)$/i.test(next?.words ?? "");
}

/** A verb before a rank, and no partnership. */
function isStanding({ pieces, at }: Reading, after: Piece | undefined, beyond: Piece | undefined): boolean {
	const before = pieces[at - 1];
	const named = before?.is === "name" || (before?.is === "noun" && before.name !== "pair") || before?.is === "ask";
	return (after?.is === "ordinal" && !isWicket(beyond)) || (named && /^stands$/i.test(pieces[at]?.words ?? ""));
}
const isWicket = (piece: Piece | undefined): boolean => piece?.is === "measure" && piece.name === "wickets";
/** "By a single run" is a margin of one. */
function isSingle(reading: Reading, { name, words }: Piece & { is: "measure" }): boolean {
	const before = reading.pieces[reading.at - 1];
	if (name !== "runs" || !/^run$/i.test(words) || !/^single$/i.test(before?.words ?? "")) return false;
	reading.frame.thresholds.push({
		bounds: { from: 1, to: 1 },
		bare: false,
		measure: "runs",
		link: "by",
		words: "a single run",
	});
	settle(reading);
	return true;
}

/** Whether an auxiliary opens the question: only names, commas and words without meaning come before it. */
const opens = (pieces: readonly Piece[], at: number) =>
	(pieces[at]?.gap === true && pieces.slice(0, at).every(({ is }) => is !== "ask")) ||
	pieces.slice(0, at).every(({ words }) => GREETING.test(words));
const GREETING = /^(?:and|but|so|hey|hi|hello|ok|okay|now|then|come|on|well|please|really)$/i;

/** Forgets the link and the negation, which belong to one part. */
export function settle(reading: Reading): void {
	reading.link = undefined;
	reading.not = false;
	reading.negation = undefined;
	reading.joined = undefined;
}

/** Adds a condition with the link and the negation before it. */
export function limit(reading: Reading, limited: Omit<Limited, "not" | "link">): void {
	const { frame, link, not } = reading;
	frame.limits.push({ ...limited, not, ...(link ? { link } : {}) });
	settle(reading);
}
