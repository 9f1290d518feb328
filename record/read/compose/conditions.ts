import type { Where } from "../../language/question.ts";
import type { FrameCondition } from "../frame.ts";
import type { Asking } from "../tables/asking.ts";
import { CONDITIONS_IN_WORDS } from "../tables/conditions.ts";
import type { NounName } from "../tables/nouns.ts";
import { isA, isArticle, isDeterminer, isLink, isNoun, lastBefore, type Maybe, type Piece } from "../words/pieces.ts";
import { isOneMatch } from "./numbers.ts";
import { ASKED, addCondition, type Reading, refuseNegation } from "./reading.ts";

/** Reads a condition, or another meaning of its words in context. */
export function condition(reading: Reading, { name, words }: Piece & { is: "condition" }): number {
	const { frame, at, pieces } = reading;
	const [before, next] = [pieces[at - 1], pieces[at + 1]];
	if (reading.including) return 1;
	const { any = [] } = CONDITIONS_IN_WORDS[name] ?? {};
	if (readMark(reading, name) || readRunOuts(reading, name)) return 1;
	const isOwn = before?.gap === true && isDeterminer(before) && pieces[at - 2]?.is === "name";
	if (readFirstSeason(reading, name)) return 1;
	addImpliedNoun(reading, any);
	// "without a powerplay six" leaves out the sixes
	if (next?.is === "measure") refuseNegation(reading);
	if ((!isOwn && isAside(reading)) || isFielded(reading, name)) frame.unused.push(words);
	// "playoffs included" limits nothing
	if (isA(next, "stop", "included")) return 2;
	addCondition(reading, { any: isOwn ? any.filter(({ against }) => !against) : any, words, id: name });
	return 1;
}

const FIELDED: ReadonlySet<string> = new Set(["caught", "run_out", "stumped"]);
/**
 * True if the person did it to others: "has Dhoni stumped", "who has caught Kohli". The reader refuses it, because the
 * condition is on the batter who was out.
 */
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

/** "The most wickets in a final" is about single matches. */
const isOfOneFinal = ({ frame, pieces, at }: Reading): boolean =>
	isArticle(lastBefore(pieces, at)) &&
	frame.extremes.length + frame.thresholds.length > 0 &&
	isOneMatch(pieces[at]) &&
	pieces[at + 1]?.is !== "noun";

/** Reads "the first season in which", which does not mean the first season of the league. Returns false for others. */
function readFirstSeason({ frame, pieces, at }: Reading, name: string): boolean {
	const isFirst = name === "inaugural" && isLink(pieces[at + 1], "at") && isA(pieces[at + 2], "ask", "which");
	if (isFirst) {
		frame.nouns.push({ ...ASKED, name: "season" });
		frame.marks.push("first");
	}
	return isFirst;
}

/** Adds the noun that a condition implies: "which finals" asks for matches, "how many left-handers" for batters. */
export function addImpliedNoun(reading: Reading, any: FrameCondition["any"]): void {
	const { frame, pieces, at } = reading;
	const before = pieces[at - 1];
	const asks = (...names: Asking[]) => isA(before, "ask", ...names);
	if (isOfOneFinal(reading)) frame.nouns.push({ ...ASKED, name: "match", asked: false, unit: true });
	if (asks("which") && any.some(({ stage, round }) => stage ?? round)) frame.nouns.push({ ...ASKED, name: "match" });
	const next = pieces[at + 1];
	const isAsked = asks("which", "count") || (isA(before, "stop", "different") && isA(pieces[at - 2], "ask", "count"));
	if (!isAsked || pieces.some(isPerson) || next?.is === "noun" || next?.is === "measure") return;
	for (const [field, name] of Object.entries(MEN))
		if (any.some((where) => field in where))
			frame.nouns.push({ ...ASKED, name, ...(isA(before, "stop", "different") ? { different: true } : {}) });
}
/** The noun of the people that a condition describes. */
const MEN: Partial<Record<keyof Where, NounName>> = {
	bat_hand: "batter",
	bowl_kind: "bowler",
	bowl_style: "bowler",
	nationality: "player",
	overseas: "player",
};
const isPerson = (piece: Piece): boolean =>
	piece.is === "name" && piece.span.meanings.some(({ kind }) => kind === "people");

/** Reads words that are a mark in this context, as in "maidens bowled", "his final match". Returns false for others. */
function readMark({ frame, pieces, at }: Reading, name: string): boolean {
	const { verb, his } = CONDITIONS_IN_WORDS[name] ?? {};
	const before = pieces[at - 1];
	const isVerb = verb?.beside.some((other) => pieces.some((piece) => "name" in piece && piece.name === other));
	const mark = isVerb ? verb?.mark : isA(before, "stop", "person") || before?.is === "name" ? his : undefined;
	if (mark) frame.marks.push(mark);
	return mark !== undefined;
}

/**
 * Reads "run outs by Jadeja" as a fielder's and returns true. "Jadeja's run outs" may be his as batter or fielder, so
 * the reader refuses them.
 */
function readRunOuts({ frame, pieces, at }: Reading, name: string): boolean {
	const words = pieces[at]?.words ?? "";
	if (name !== "run_out" || !/outs$/i.test(words)) return false;
	const isOwn =
		isLink(pieces[at + 1], "by") || pieces.some((piece) => /^(?:effected|involved|made)$/i.test(piece.words));
	if (isOwn) frame.measures.push({ name: "run_outs_made", not: false, words });
	else if (pieces.some(isPerson)) frame.unused.push(words);
	return isOwn;
}

/** True if a condition describes a person: "Narine, a spinner". The reader refuses it. */
function isAside({ frame, pieces, at, link }: Reading): boolean {
	const isAsked = frame.wants_yes && pieces[at - 2]?.is === "name";
	return frame.people.length > 0 && isA(pieces[at - 1], "stop", "article") && link === undefined && !isAsked;
}
