import type { Link } from "../tables/linking.ts";
import { beyondStops, isA, isLink, isNoun, type Maybe, type Piece } from "../words/pieces.ts";
import type { Reading } from "./reading.ts";

/** Links that give a name its role. Without a name after them they ask for one. */
const OF_NAMES: ReadonlySet<Link> = new Set<Link>(["against", "for", "off", "with"]);

/** Reads a word that joins two parts, or that gives the next part its role. */
export function link(reading: Reading, { name, words }: Piece & { is: "link" }): number {
	const { frame, at } = reading;
	if (name === "and" && at === 0) frame.continues = true;
	if (name === "or" || name === "than") frame.choice = name;
	if (name === "and" || name === "or") reading.joined = name;
	else if (!isStranded(reading, name)) reading.link = name;
	// "which side is he with in 2026"
	else if (name === "with" && frame.nouns.some(({ name, asked }) => name === "team" && asked)) frame.ask_link = "for";
	else if (frame.ask_link === undefined && isAsking(reading)) frame.ask_link = name;
	// "for any wicket"
	else if (name === "for") reading.link = name;
	else frame.unused.push(words);
	return 1;
}

/** True if no name follows, so the link belongs to the requested one: "which side has he scored most against?" */
function isStranded({ pieces, at }: Reading, name: Link): boolean {
	if (!OF_NAMES.has(name)) return false;
	const next = pieces[beyondStops(pieces, at + 1)];
	if (isPronoun(pieces[at + 1])) return false;
	if (isEnd(next)) return true;
	if (next?.is !== "extreme") return false;
	// "batted with the most", "come against most often"
	const from = pieces.indexOf(next) + 1;
	const behind = pieces[beyondStops(pieces, from)];
	return isEnd(behind) || OFTEN.test(pieces[from]?.words ?? "") || isNoun(behind, "time");
}
const OFTEN = /^(?:often|frequently)$/i;
/** Words that refer to an earlier name: "off him", "with that season". */
const isPronoun = (piece: Maybe): boolean =>
	isA(piece, "stop", "person", "phase", "place", "season", "those") || /^(?:it|this|that)$/i.test(piece?.words ?? "");
const isEnd = (piece: Maybe): boolean =>
	piece === undefined || piece.gap || isA(piece, "ask", "auxiliary") || isLink(piece, "at", "for", "of", "and");

/** True if a question word before the link asks for a name. */
const isAsking = ({ pieces, at }: Reading): boolean =>
	pieces.slice(0, at).some((piece) => isA(piece, "ask", "who", "whom", "which", "list"));
