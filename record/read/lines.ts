import type { RowsName } from "../language/rows/rows.ts";
import { MOST_IN_INNINGS } from "./compose/whole.ts";
import { nounOf } from "./fill.ts";
import type { Frame } from "./frame.ts";
import type { ConceptName } from "./tables/measures.ts";

const NAMED: Readonly<Record<string, RowsName>> = {
	over: "overs",
	score: "batting",
	spell: "bowling",
	total: "innings",
};

/** Returns the rows that a question's thresholds may limit; none if they limit the sums of a group. */
export function rowsOfThresholds(frame: Frame): RowsName[] {
	const { thresholds, nouns, measures, people } = frame;
	if (thresholds.length === 0) return [];
	const noun = nouns.find(({ name, not }) => NAMED[name] && !not);
	if (noun) return [NAMED[noun.name] as RowsName];
	const own = OWN.find(([is]) => is(frame))?.[1];
	if (own) return own;
	const isRuns = thresholds.every(({ measure, noun }) => !noun && (measure === undefined || measure === "runs"));
	const isSeason = nouns.some(({ name }) => name === "season");
	const isOne = people.length > 0 && measures.length === 0 && thresholds.length === 1;
	if (isOne && isRuns && !isSeason) return ["batting"];
	if (thresholds.length === 1 && measures.length === 0 && isHaul(frame)) return ["bowling"];
	if (isRuns && isOfSide(frame)) return ["innings"];
	return rowsOfUnit(frame, isRuns);
}

/** The rows that "in an innings" and "how many times" imply. */
function rowsOfUnit(frame: Frame, isRuns: boolean): RowsName[] {
	const { thresholds, nouns } = frame;
	const isRow = nouns.some(({ name, unit }) => (unit && name === "match") || name === "innings" || name === "time");
	if (!isRow || nouns.some(({ name, unit }) => unit && name === "season")) return [];
	const bowls =
		thresholds.some(({ measure }) => measure === "wickets" || measure === "runs_conceded") ||
		nouns.some(({ name }) => name === "bowler");
	if (bowls) return ["bowling"];
	return isRuns && !isOfPerson(frame) ? ["batting", "innings"] : ["batting"];
}

/** The maximum for one innings of a bowler. */
const MOST: Partial<Record<ConceptName, number>> = { runs_conceded: 100, wickets: 10 };
/** "Has Narine ever taken five wickets?" is about one innings, since a yes-or-no question with so few means no sum. */
const isHaul = ({ thresholds: [one], wants_yes, people, nouns }: Frame): boolean =>
	wants_yes &&
	(people.length > 0 || nouns.some(({ name }) => name === "bowler")) &&
	one?.measure !== undefined &&
	(one.bounds.from ?? 0) <= (MOST[one.measure] ?? -1);

/** Rules for questions whose words decide the rows. */
const OWN: readonly [(frame: Frame) => boolean, RowsName[]][] = [
	[({ measures }) => measures.some(({ name }) => name === "stands"), ["stands"]],
	[({ thresholds }) => thresholds.some(({ measure }) => measure === "wickets_lost"), ["innings"]],
	[(frame) => isOutFor(frame), ["batting"]],
	// "Kohli's 973" is a sum: no innings is that high
	[
		({ people, thresholds }) =>
			people.length > 0 && thresholds.some(({ bounds }) => (bounds.from ?? 0) > MOST_IN_INNINGS + 1),
		[],
	],
];

/** "Batters dismissed for 99" is about scores. */
const isOutFor = (frame: Frame): boolean =>
	isOfPerson(frame) &&
	frame.measures.length === 0 &&
	frame.limits.some(({ any: [where] }) => where?.figures?.outs !== undefined) &&
	frame.thresholds.every(({ link }) => link === "for");

const isOfPerson = ({ people, asks, nouns }: Frame): boolean =>
	people.length > 0 ||
	(asks.includes("who") && !nouns.some(({ name }) => name === "team")) ||
	nouns.some(({ name }) => nounOf(name).by === "player");
const isOfSide = (frame: Frame): boolean =>
	!isOfPerson(frame) && (frame.sides.length > 0 || frame.nouns.some(({ name }) => name === "team"));
