import type { Frame } from "../frame.ts";
import { beyondStops, isA, isLink, isMany, type Piece } from "../words/pieces.ts";
import type { Meaning } from "../words/words.ts";
import { isUnit } from "./nouns.ts";
import { isOneMatch } from "./numbers.ts";
import { opens, type Reading } from "./reading.ts";

type Name = NonNullable<Extract<Meaning, { is: "stop" }>["name"]>;
/** The effect of each particle on the frame. */
const EFFECTS: Partial<Record<Name, (reading: Reading) => void>> = {
	any({ frame, pieces, at }) {
		if (opens(pieces, at)) frame.wants_yes = true;
	},
	continuing({ frame, pieces, at }) {
		if (pieces.slice(0, at).every(({ is }) => is === "stop" || is === "link")) frame.continues = true;
	},
	ever({ frame, pieces, at }) {
		if (DONE.has(pieces[beyondStops(pieces, at + 1)]?.is)) frame.ever = true;
	},
	give(reading) {
		// "did he give", but "please give his average"
		const before = reading.pieces[reading.at - 1];
		if (isA(before, "name") || isA(before, "noun") || isA(before, "stop", "person")) readVerb(reading, "runs_conceded");
	},
	including(reading) {
		reading.including = !isLimiting(reading);
	},
	person: ({ frame }) => frame.points.push("person"),
	phase: ({ frame }) => frame.points.push("phase"),
	place: ({ frame }) => frame.points.push("place"),
	season(reading) {
		if (!isSeasoned(reading)) reading.frame.points.push("season");
	},
};

/** Particles that may change the meaning. If the check of one is true, the reader refuses the question. */
const REFUSALS: Partial<Record<Name, (reading: Reading) => boolean>> = {
	// "all of his hundreds" compares them with the others
	all: ({ pieces, at }) => isLink(pieces[at + 1], "of") || isLink(pieces[at - 1], "by"),
	any_other: (reading) => !readMoreThanOthers(reading),
	// "leaving Chepauk aside"
	aside: ({ frame: { limits, people, sides, nouns } }) =>
		![...limits, ...people, ...sides, ...nouns].some(({ not }) => not),
	counting: (reading) => !isLimiting(reading) && clauseOf(reading).some(({ is }) => is === "condition"),
	defunct: ({ pieces, at }) => pieces[at + 1]?.is !== "name",
	// "the full four overs"
	full: ({ pieces, at }) => pieces[at + 1]?.is !== "number",
	// "sixes per match on average"
	on_average: ({ pieces }) => !pieces.some((piece) => isA(piece, "mark", "per")),
	only: isLimited,
	different: ({ pieces, at }) => !["name", "noun"].includes(pieces[beyondStops(pieces, at + 1)]?.is ?? ""),
	// "in every season", "in every one of the nineteen seasons"
	each: ({ pieces, at }) => pieces[at + 1]?.is !== "noun" && !isOfMany(pieces, at + 2),
	// "off his own bowling", "at their own ground"
	own: ({ link, pieces, at }) => link !== undefined || isA(pieces[at + 1], "noun"),
	// "in the same innings" is "in an innings"
	same: ({ pieces, at }) => !isUnit(pieces[at + 1]),
	// "in a single season", "in a single final", "by a single run"
	single: ({ pieces, at }) => {
		const next = pieces[beyondStops(pieces, at + 1)];
		const isOne = next?.is === "measure" && !isMany(next);
		return !(isUnit(next) || isOneMatch(next) || isOne || next?.is === "number");
	},
	// "and still lost"
	still: ({ pieces, at }) => !isA(pieces[beyondStops(pieces, at + 1)], "measure", "losses", "wins"),
	// "those who", "those with"
	those: ({ pieces, at }) => !["ask", "link", "stop"].includes(pieces[at + 1]?.is ?? ""),
	wise: ({ pieces, at }) => pieces[at - 1]?.is !== "noun",
};

/** Reads a verb. A name right after "gave" is the one who received the runs. */
export function readVerb(reading: Reading, verb: Frame["verbs"][number]): number {
	if (verb === "runs_conceded" && reading.pieces[reading.at + 1]?.is === "name") reading.link = "to";
	return reading.frame.verbs.push(verb);
}

/** Reads a word that has no meaning by itself. */
export function readParticle(reading: Reading, name: Name, words: string): void {
	EFFECTS[name]?.(reading);
	if (REFUSALS[name]?.(reading)) reading.frame.unused.push(words);
}

const isOfMany = (pieces: Reading["pieces"], at: number): boolean =>
	isLink(pieces[at], "of") && pieces[beyondStops(pieces, at + 1)]?.is === "number";

const DONE: ReadonlySet<string | undefined> = new Set<Piece["is"]>(["measure", "verb", "condition", "mark"]);

/** Reads "more than any other bowler" as "most". Returns false without a word such as "more". */
function readMoreThanOthers({ frame }: Reading): boolean {
	const [word, ...more] = frame.comparing;
	if (word) frame.extremes.push({ name: word });
	frame.comparing = more;
	return word !== undefined;
}

/** "Only Gayle" and "for only one team" limit; "the only two teams" and "by just one run" do not. */
function isLimited({ pieces, at }: Reading): boolean {
	const [before, next] = [pieces[at - 1], pieces[at + 1]];
	const isFree = before === undefined || isLink(before, "by") || isA(before, "stop", "the");
	return next?.is === "name" || (next?.is === "number" && !isFree);
}

/** The pieces from the one before to the next comma. */
function clauseOf({ pieces, at }: Reading): Reading["pieces"] {
	const end = pieces.findIndex(({ gap }, index) => index > at && gap);
	return pieces.slice(Math.max(0, at - 1), end < 0 ? pieces.length : end);
}

/** "Counting only the playoffs" limits, "including the playoffs" does not; "counting the playoffs" may mean either. */
const isLimiting = (reading: Reading): boolean => clauseOf(reading).some((piece) => isA(piece, "stop", "only"));

/** True if the question itself names the season that "that year" refers to, before any "most". */
function isSeasoned({ pieces, at }: Reading): boolean {
	const [season, extreme] = [
		pieces.findIndex(({ is }) => is === "season"),
		pieces.findIndex(({ is }) => is === "extreme"),
	];
	return season === at + 1 || (season >= 0 && (extreme < 0 || season < extreme));
}
