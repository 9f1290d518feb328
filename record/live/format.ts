import { z } from "zod";
import { type CricsheetMatch, cricsheetMatch } from "../builder/cricsheet.ts";

const info = cricsheetMatch.shape.info;

/** A match that is still played, in Cricsheet's format: what only a finished one has may be missing. */
export const unfinishedMatch = z.object({
	/** a correction has a higher number than what it corrects */
	meta: z.object({ revision: z.int().min(1).max(1_000_000).default(1) }).default({ revision: 1 }),
	info: info.extend({
		dates: z.array(z.iso.date()).min(1).max(5),
		season: info.shape.season.optional(),
		event: info.shape.event.default({}),
		overs: z.int().min(1).max(20).default(20),
		registry: info.shape.registry.default({ people: {} }),
		outcome: info.shape.outcome.default({}),
	}),
	innings: z.array(cricsheetMatch.shape.innings.element).max(8).default([]),
});
export type UnfinishedMatch = z.output<typeof unfinishedMatch>;
type Innings = UnfinishedMatch["innings"][number];

export const BALLS_OF_OVER = 6;
/** Wickets that end an innings. */
export const ALL_OUT = 10;

/** Every ball of an innings in the order of play, with the over it is of, from 1. */
export const deliveriesOf = ({ overs = [] }: Innings) =>
	overs.flatMap(({ over, deliveries }) => deliveries.map((delivery) => ({ over: over + 1, ...delivery })));

export type UnfinishedDelivery = ReturnType<typeof deliveriesOf>[number];

/** Whether a ball counts in the over: neither a wide nor a no-ball. */
export const isLegal = ({ extras }: UnfinishedDelivery) => !extras?.wides && !extras?.noballs;

/** Kinds of dismissal that count as no wicket. */
const NO_WICKET = ["retired hurt", "retired not out"];
export const wicketsOf = ({ wickets = [] }: UnfinishedDelivery) =>
	wickets.filter(({ kind }) => !NO_WICKET.includes(kind));

/** How far an innings is. */
export function scoreOf(innings: Innings) {
	const deliveries = deliveriesOf(innings);
	return {
		deliveries: deliveries.length,
		runs: deliveries.reduce((sum, { runs }) => sum + runs.total, 0),
		wickets: deliveries.reduce((sum, delivery) => sum + wicketsOf(delivery).length, 0),
		balls: deliveries.filter(isLegal).length,
	};
}

/** The side that bats first; before the first ball by the toss. */
export function battingFirst({ info: { teams, toss }, innings }: UnfinishedMatch): string {
	const other = teams.find((team) => team !== toss.winner) ?? teams[0];
	return innings[0]?.team ?? (toss.decision === "bat" ? toss.winner : other);
}

/** The target of the second innings and its overs: from the feed, else one run more than the first innings. */
export function targetOf({ info, innings: [first, second] }: UnfinishedMatch): { runs: number; overs: number } | null {
	if (!first || !second) return null;
	const { runs = scoreOf(first).runs + 1, overs = info.overs } = second.target ?? {};
	return { runs, overs };
}

/** Whether the feed says how it ended. */
export const isOver = ({ info: { outcome } }: UnfinishedMatch): boolean =>
	Boolean(outcome.winner || outcome.eliminator || outcome.bowl_out || outcome.result);

/** The same match as the record's builder reads one; `ids`: the person of each name in its line-ups. */
export function asCricsheet(match: UnfinishedMatch, ids: ReadonlyMap<string, string>): CricsheetMatch {
	const { info, innings } = match;
	const target = targetOf(match);
	return {
		info: {
			...info,
			season: info.season ?? "",
			registry: { people: Object.fromEntries(ids) },
			outcome: isOver(match) ? info.outcome : { result: "no result" },
		},
		innings: innings.map((part, at) => (at === 1 && target ? { ...part, target } : part)),
	};
}
