import { addressOf } from "../language/address.ts";
import { type NameOf, readingOf } from "../language/reading.ts";
import type { NameIndex } from "../names/build.ts";
import type { Frame, Named, Pronoun } from "./frame.ts";
import type { Offer, ReaderAnswer } from "./reader-answer.ts";
import type { Talk } from "./tables/idle.ts";
import type { Outside } from "./tables/linking.ts";
import type { Piece } from "./words/pieces.ts";

/** Replies to a question with an unclear pronoun. */
export const PRONOUN_REPLIES: Record<Pronoun, string> = {
	person: "I don't know whom you mean. Name the player or the side?",
	phase: "I don't know which overs you mean. Name them?",
	place: "I don't know which ground you mean. Name it?",
	season: "I don't know which season you mean. Name the year?",
};

const SMALL_TALK_REPLIES: Record<Talk, string> = {
	greeting: "Hello! Ask me anything that IPL scorecards hold: runs, wickets, wins, records, match-ups.",
	help: "I count from the ball-by-ball record of every IPL match. Try “most sixes at the death” or “Kohli v Bumrah”.",
	thanks: "You're welcome! Ask me another whenever you like.",
};

const OUTSIDE_REPLIES: Record<Outside, string> = {
	"another answer": "I don't know which one you mean. Name the match or the day?",
	opinions: "I don't know: that one is for fans to argue about. I only know what can be counted.",
	"other competitions": "I don't know: I follow the IPL alone, and no other competitions.",
	"one count less another": "I don't know how to set wins against losses. Ask me for one of them?",
	"such details of play": "I don't know: the record has each ball's result, but no such details of play.",
	"what happens off the field": "I don't know: the record has what happens on the field, not off it.",
	"what is still to come": "I don't know what is still to come. I can tell you everything up to the last match.",
};

/** Why there is no answer. `strange`: the words not understood; absent if no offer makes sense. */
export type Refusal = { text: string; strange?: string[] };
export const isRefusal = (one: Refusal | ReaderAnswer): one is Refusal => !("kind" in one);

/** Returns why a question cannot be read: data that the record lacks, unknown words, or words without a use. */
export function refusal(frame: Frame): Refusal | undefined {
	const [outside] = frame.outside;
	if (outside) return { text: OUTSIDE_REPLIES[outside.why], strange: frame.outside.map(({ words }) => words) };
	const strange = [...frame.unknown, ...frame.unused];
	if (strange.length > 0) return { text: `I don't know what ${quoted(strange)} means here.`, strange };
	const stranger = mismatchedName(frame);
	if (stranger) return { text: `I don't know a player called “${stranger}”.` };
	const nothing = [
		...frame.people,
		...frame.sides,
		...frame.limits,
		...frame.measures,
		...frame.nouns,
		...frame.thresholds,
	].length;
	if (nothing > 0) return undefined;
	const [talk] = frame.talk;
	const isTalk = talk && frame.thresholds.length + frame.extremes.length + frame.marks.length === 0;
	const text = isTalk ? SMALL_TALK_REPLIES[talk] : "I don't know what to count. Name a player, a side or a figure.";
	return { text };
}
const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(" and ");

/** The refusal of a frame without a plan. `misfit`: the words that fit no form; quoted if `text` contains them. */
export function unfit(text: string, misfit: string): Refusal {
	const isSaid = misfit !== "" && text.toLowerCase().includes(misfit.toLowerCase());
	if (isSaid) return { text: `I don't know how to read “${misfit}” here.`, strange: [misfit] };
	return { text: "I don't know how to count that.", strange: [] };
}

/** Parts that `nearest` tries to leave out. */
const LOOSE: ReadonlySet<Piece["is"]> = new Set(["condition", "mark", "noun", "number", "season", "unknown"]);
const JOINTS: ReadonlySet<Piece["is"]> = new Set(["link", "line", "excluding"]);
const MOST_TRIES = 6;

/** Offers a similar question with an answer: without the strange words, else without one part. */
export async function nearest(
	text: string,
	pieces: readonly Piece[],
	{ strange }: Refusal,
	answer: (text: string) => Promise<ReaderAnswer | undefined>,
	nameOf: NameOf,
): Promise<Offer[]> {
	if (!strange) return [];
	const odd = strange.map((words) => words.toLowerCase());
	const isOdd = ({ words }: Piece) => odd.some((one) => one === words.toLowerCase());
	const rest = pieces.filter((piece) => !isOdd(piece));
	const singles = rest.filter(({ is }) => LOOSE.has(is)).toReversed();
	const drops = [
		...(rest.length < pieces.length ? [pieces.filter(isOdd)] : []),
		...(odd.length > 1 ? [] : singles.map((piece) => [piece])),
	];
	for (const dropped of drops.slice(0, MOST_TRIES)) {
		const question = `${withoutPieces(text, pieces, dropped)}${text.trim().endsWith("?") ? "?" : ""}`;
		const spoken = await answer(question);
		const [asked] = spoken?.questions ?? [];
		if (spoken?.kind !== "answer" || !asked) continue;
		return [
			{ label: readingOf(asked, nameOf), question },
			{ label: "Change it in the explorer", address: addressOf(asked) },
		];
	}
	return [];
}

/** The text without these pieces and without the words that join them to the rest. */
function withoutPieces(text: string, pieces: readonly Piece[], dropped: readonly Piece[]): string {
	const kept = pieces.filter((piece, at) => {
		const ahead = pieces.slice(at).find(({ is, words }) => !JOINTS.has(is) && !/^(?:a|an|the)$/i.test(words));
		const isJoint = JOINTS.has(piece.is) || /^(?:a|an|the)$/i.test(piece.words);
		return !dropped.includes(piece) && !(isJoint && ahead && dropped.includes(ahead));
	});
	return kept.map(({ at, end }) => text.slice(at, end)).join(" ");
}

/** A first name and a surname that belong to two different people, as in the name of a stranger. */
function mismatchedName({ people }: Frame): string | undefined {
	const at = people.findIndex((one, at) => at > 0 && one.follows === true && people[at - 1]?.ids[0] !== one.ids[0]);
	return at > 0 ? `${people[at - 1]?.words} ${people[at]?.words}` : undefined;
}

/** A name of several people or sides, with a distinguishing label for each. */
export type Shared = { words: string; text: string; bearers: { id: string; name: string; label: string }[] };

const MOST_BEARERS = 6;

/** The first ambiguous name of a question, with its bearers. */
export function sharedName(frame: Frame, { candidates }: NameIndex): Shared | undefined {
	const shared: Named | undefined = [...frame.people, ...frame.sides].find(({ ids }) => ids.length > 1);
	if (!shared) return undefined;
	const bearers = shared.ids.slice(0, MOST_BEARERS).map((id, at) => {
		const one = candidates.find((candidate) => candidate.id === id);
		const name = shared.names[at] ?? id;
		return { id, name, label: one ? `${name} (${detailsOf(one)})` : name };
	});
	const noun = shared.kind === "person" ? "player" : "side";
	return {
		words: shared.words,
		bearers,
		text: `More than one ${noun} is called ${shared.words}: ${bearers.map(({ label }) => label).join("; ")}. Which one did you mean?`,
	};
}

/** Distinguishes two people of one name: "Chennai Super Kings, batter, 59 matches from 2008 to 2015". */
function detailsOf({ role, side, seasons, matches }: NameIndex["candidates"][number]): string {
	const span =
		seasons && (seasons.from === seasons.to ? ` in ${seasons.from}` : ` from ${seasons.from} to ${seasons.to}`);
	const played = matches > 0 ? `${matches} ${matches === 1 ? "match" : "matches"}${span ?? ""}` : "no match";
	const what = role === "unknown" ? "" : role.replaceAll("_", "-");
	return [side, what, played].filter(Boolean).join(", ");
}
