import type { UnfinishedMatch } from "../../record/builder/format.ts";

type Played = {
	info: object;
	innings: { overs?: { over: number; deliveries: unknown[] }[]; penalty_runs?: { pre?: number; post?: number } }[];
};

/** A match of Cricsheet's JSON as it stood after its first `balls` deliveries; after the last one with its outcome. */
export function upTo<Match extends Played>(match: Match, balls: number, revision = 1) {
	let left = balls;
	const innings = match.innings.flatMap((part) => {
		const overs = (part.overs ?? []).flatMap(({ over, deliveries }) => {
			const bowled = deliveries.slice(0, Math.max(0, left));
			left -= deliveries.length;
			return bowled.length > 0 ? [{ over, deliveries: bowled }] : [];
		});
		if (overs.length === 0) return [];
		const { penalty_runs, ...rest } = part;
		// runs after the last delivery are not there before it
		const penalty = left >= 0 ? penalty_runs : penalty_runs && { pre: penalty_runs.pre };
		return [{ ...rest, overs, ...(penalty && { penalty_runs: penalty }) }];
	});
	const { outcome, player_of_match, ...info } = match.info as Record<string, unknown>;
	const end = left >= 0 ? { outcome, player_of_match } : {};
	return { meta: { revision }, info: { ...info, ...end }, innings };
}

/** Deliveries of a match, super overs too. */
export const ballsIn = ({ innings }: Pick<UnfinishedMatch, "innings">): number =>
	innings.flatMap(({ overs = [] }) => overs.flatMap(({ deliveries }) => deliveries)).length;
