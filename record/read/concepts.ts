import { nounOf } from "./fill.ts";
import type { Frame, FrameCondition } from "./frame.ts";
import { isSettled } from "./parts.ts";
import type { Asking } from "./tables/asking.ts";
import { type ConceptName, conceptOf } from "./tables/measures.ts";

/** A rule that finds the concept a question counts. */
type Source = (frame: Frame) => readonly (ConceptName | undefined)[];

/** Returns the concepts that a question may count: those of the first tier of rules with a match. */
export const conceptsIn = (frame: Frame): ConceptName[] => {
	const tiers = [ASKED, NAMED, IMPLIED, BY_VERB].map((sources) => sources.flatMap((source) => source(frame)));
	return [...new Set(tiers.map((tier) => tier.filter((name) => name !== undefined)).find((tier) => tier.length > 0))];
};

/** Beside "balls", "fastest" or "slowest", a fifty means how fast it was made. */
const TIMED: Partial<Record<ConceptName, ConceptName>> = { fifties: "fastest_fifty", hundreds: "fastest_hundred" };
const measuresOf = ({ measures }: Frame) => measures.filter(({ not }) => !not).map(({ name }) => name);
const BY_ASKING: Partial<Record<Asking, ConceptName>> = {
	margin_runs: "win_by_runs",
	margin_wickets: "win_by_wickets",
};

/** "By how many runs" asks for a margin of victory. */
const ASKED: readonly Source[] = [({ asks }) => asks.flatMap((ask) => BY_ASKING[ask] ?? [])];

/** Concepts named by a measure's own words. */
const NAMED: readonly Source[] = [
	(frame) => {
		const measures = measuresOf(frame);
		const isInBalls =
			measures.includes("balls") || frame.extremes.some(({ name }) => name === "fast" || name === "slow");
		const timed = isInBalls ? measures.flatMap((name) => TIMED[name] ?? []) : [];
		if (timed.length > 0) return timed;
		const beside = new Set(measures.flatMap((name) => conceptOf(name).beside ?? []));
		const isOut = frame.people.length > 0 && frame.nouns.some(({ name }) => name === "bowler");
		const isOwn = (name: ConceptName) => frame.measures.some((one) => one.name === name && one.outcome === "and");
		return measures
			.filter((name) => !beside.has(name) || isOwn(name))
			.map((name) => (name === "victims" && isOut ? ("dismissals" as const) : name));
	},
];

const has = (frame: Frame, is: (limit: FrameCondition) => boolean) => frame.limits.some(is);
const isSomebody = ({ people, sides }: Frame) => people.length + sides.length > 0;
const countedNouns = (frame: Frame) => {
	const nouns = frame.nouns.filter(
		(noun) => nounOf(noun.name).counts && !noun.unit && !isSettled(frame, noun.name) && isCounted(frame, noun),
	);
	const asked = nouns.find((noun) => noun.asked && frame.asks.includes("count"));
	return asked ? [asked] : nouns.length === 1 ? nouns : [];
};
/** "How many" counts sides and seasons; matches and innings are counted without it too. */
const isCounted = ({ asks }: Frame, { name, asked }: Frame["nouns"][number]): boolean =>
	name === "match" || name === "innings" || (asked && asks.includes("count"));

/** Conditions that only matches have. A question without a measure counts those matches. */
const OF_MATCHES: ReadonlySet<string | undefined> = new Set([
	"batting_first",
	"defended",
	"fielding_first",
	"successful_chase",
	"failed_chase",
	"toss_winner",
	"toss_lost",
]);

/** A question such as "Mumbai's total in the 2013 final" is about a single match. */
const isOfOneMatch = (frame: Frame): boolean =>
	isSomebody(frame) &&
	has(frame, ({ any: [where] }) => where?.stage === "final" || where?.date !== undefined) &&
	has(frame, ({ any: [where] }) => where?.season !== undefined || where?.date !== undefined);
const isScore = ({ name, unit }: Frame["nouns"][number]): boolean => (name === "total" || name === "score") && !unit;

/** Concepts implied by other parts: "run scorer", "bowled", "how many matches", "not out". */
const IMPLIED: readonly Source[] = [
	({ marks }) => (marks.includes("versus") ? ["matches"] : []),
	(frame) => (isOfOneMatch(frame) && frame.nouns.some(isScore) && frame.thresholds.length === 0 ? ["runs"] : []),
	({ nouns }) => nouns.map(({ name }) => nounOf(name).implies),
	(frame) => (has(frame, ({ any }) => any[0]?.dismissal !== undefined) ? ["dismissals"] : []),
	(frame) => countedNouns(frame).map(({ name }) => nounOf(name).counts),
	(frame) => {
		const isStage = frame.asks.includes("count") && has(frame, ({ any }) => "stage" in (any[0] ?? {}));
		return isStage && frame.verbs.length === 0 ? ["matches"] : [];
	},
	(frame) => {
		if (!frame.nouns.some(({ name, asked }) => name === "time" && asked)) return [];
		const isPlace = has(frame, ({ any }) => any[0]?.position !== undefined || any[0]?.opening !== undefined);
		if (frame.verbs.includes("innings") || (isPlace && frame.people.length > 0)) return ["innings"];
		return frame.people.length === 0 && frame.limits.length > 0 && frame.verbs.length === 0 ? ["matches"] : [];
	},
	(frame) => {
		const isOf = frame.people.length + frame.extremes.length > 0 && frame.thresholds.length === 0;
		return isOf && has(frame, ({ id }) => id === "not_out") ? ["not_outs"] : [];
	},
	(frame) => {
		const asksName = frame.asks.includes("who") || frame.asks.includes("which");
		const isPlain = !asksName && frame.people.length === 0 && frame.verbs.length === 0;
		return isPlain && has(frame, ({ id }) => OF_MATCHES.has(id)) ? ["matches"] : [];
	},
];

/** Only the verb says what is counted: "How many did Badoni make?" */
const BY_VERB: readonly Source[] = [(frame) => (isSomebody(frame) ? frame.verbs : [])];
