import { nounOf, OF_OPPONENTS } from "./fill.ts";
import type { Frame, FrameCondition } from "./frame.ts";
import { type ConceptName, conceptOf, type Subject } from "./tables/measures.ts";

/** Concepts that batters and bowlers both have. The player's role decides which one is meant. */
const BY_ROLE: ReadonlySet<ConceptName> = new Set<ConceptName>([
	"average",
	"dismissals",
	"strike_rate",
	"dots",
	"innings",
	"balls",
	"dot_percentage",
]);

/** Returns whose figure a concept is: several subjects if the question leaves it open, none if it makes no sense. */
export function subjectsOf(frame: Frame, concept: ConceptName, kinds = SUBJECTS): Subject[] {
	const subject = subjectOf(frame);
	return kinds.map((others) => others(frame, concept, subject)).find((others) => others !== undefined) ?? [subject];
}

/** Rules for figures of others than the named player or side. At most one applies to a question. */
export const SUBJECTS: readonly ((frame: Frame, concept: ConceptName, subject: Subject) => Subject[] | undefined)[] = [
	(frame, concept) => {
		const other = metIn(frame, concept);
		return other && [other];
	},
	({ people, nouns }, concept, subject) => {
		const isTeams = Object.keys(conceptOf(concept).of)[0] === "team";
		const isScore = isOfScores(nouns, concept);
		const isOfPlayers = nouns.some(({ name, not }) => !not && nounOf(name).by === "player");
		// "Which player has most titles?": only sides have them
		if (isTeams && subject === "player" && isOfPlayers && !("player" in conceptOf(concept).of)) return [];
		return people.length === 0 && ((subject === "player" && isTeams && !isOfPlayers) || isScore) ? ["team"] : undefined;
	},
	// "Which bowler has the most runs?": runs are a batter's figure
	({ nouns, people, marks }, concept) => {
		const { of } = conceptOf(concept);
		const isBatting = !("bowler" in of) && of.player?.startsWith("batting.") === true;
		const isBowler = nouns.some(({ name, unit, link }) => name === "bowler" && !unit && link === undefined);
		return isBatting && isBowler && people.length === 0 && !marks.includes("bat") ? [] : undefined;
	},
	// the average of an innings is a batter's or a side's
	({ extremes, nouns }, concept, subject) =>
		concept === "average" &&
		(subject === "any" || subject === "team") &&
		extremes.length === 0 &&
		!isOfScores(nouns, concept)
			? ["player", "team"]
			: undefined,
	(frame, concept, subject) => {
		if (subject !== "any" || isOfScores(frame.nouns, concept)) return undefined;
		if (concept === "matches" && frame.limits.some(isOfOneSide)) return ["team"];
		const isPlace = concept === "matches" && frame.nouns.some(({ name, unit }) => !unit && OF_MATCHES.has(name));
		const [first] = Object.keys(conceptOf(concept).of) as Subject[];
		const isRanked = frame.extremes.length > 0 && "player" in conceptOf(concept).of && !isPlace;
		// "most wins" is a side's, "most dot balls" a bowler's
		const isUnit = frame.sides.length > 0 && frame.nouns.some(({ name, unit }) => unit && name !== "season");
		if (isRanked && isUnit && first !== "team" && "team" in conceptOf(concept).of) return [first ?? "player", "team"];
		return isRanked ? [first ?? "player"] : undefined;
	},
	(frame, concept, subject) => {
		const [one] = frame.people;
		const isPlain = !frame.marks.includes("bat") && metIn(frame, concept) === undefined;
		if (!one || subject !== "player" || !BY_ROLE.has(concept) || !isPlain) return undefined;
		if (one.role === "bowler") return ["bowler"];
		return one.role === "all_rounder" || one.role === "unknown" ? ["player", "bowler"] : undefined;
	},
];
/** The role of the named person in a dismissal: batter for "by which bowler", bowler for "which batter". */
function metIn({ people, nouns, asks }: Frame, concept: ConceptName): Subject | undefined {
	if (concept !== "dismissals" || people.length !== 1) return undefined;
	const names = nouns.map(({ name }) => name);
	if (names.includes("bowler")) return "player";
	return asks.includes("whom") || names.includes("batter") ? "bowler" : undefined;
}
/** "The average score" at a ground is a side's. */
const isOfScores = (nouns: Frame["nouns"], concept: ConceptName): boolean =>
	concept === "average" && nouns.some(({ name }) => name === "score");
/** Groups of matches. */
const OF_MATCHES: ReadonlySet<string> = new Set(["ground", "city", "season", "month"]);

/** Conditions that one side of a match meets. */
const isOfOneSide = ({ any }: FrameCondition): boolean =>
	["toss", "batted", "result"].some((field) => typeof any[0]?.[field as "toss"] === "string");

function subjectOf(frame: Frame): Subject {
	const nouns = frame.nouns.filter(({ unit, not }) => !unit && !not).map(({ name }) => nounOf(name));
	const kinds = nouns.map((noun) => noun.of ?? (noun.by === "player" ? "player" : undefined));
	const actors = frame.people.filter(({ link }) => link === undefined || !OF_OPPONENTS.has(link));
	if (frame.ask_link === "with") return "pair";
	const isTogether = frame.marks.includes("together") && frame.people.length > 1;
	if (kinds.includes("pair") || isTogether || isPair(frame)) return "pair";
	if (kinds.includes("bowler") || frame.marks.includes("ball")) return "bowler";
	if (kinds.includes("player") || frame.marks.includes("bat")) return "player";
	if (actors.length > 0) return "player";
	if (kinds.includes("team")) return "team";
	if (frame.asks.includes("who")) return "player";
	// "most runs against Hyderabad" is a player's, "Hyderabad's runs" the side's
	const isOfSide = frame.sides.some(({ acts }) => frame.extremes.length === 0 || acts);
	return isOfSide ? "team" : "any";
}

const isPair = ({ people }: Frame) =>
	people.length === 2 && (people[1]?.link === "with" || (people[1]?.joined === "and" && people[0]?.link === undefined));
