import type { UnfinishedMatch } from "../../record/builder/format.ts";

type Played = {
	info: object;
	innings: { overs?: { over: number; deliveries: unknown[] }[]; penalty_runs?: { pre?: number; post?: number } }[];
};

/** A Cricsheet match after its first `balls` deliveries, with its outcome after the last one. */
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
		// penalty runs after the last delivery come with it
		const penalty = left >= 0 ? penalty_runs : penalty_runs && { pre: penalty_runs.pre };
		return [{ ...rest, overs, ...(penalty && { penalty_runs: penalty }) }];
	});
	const { outcome, player_of_match, ...info } = match.info as Record<string, unknown>;
	const end = left >= 0 ? { outcome, player_of_match } : {};
	return { meta: { revision }, info: { ...info, ...end }, innings };
}

/** The number of deliveries, including super overs. */
export const ballsIn = ({ innings }: Pick<UnfinishedMatch, "innings">): number =>
	innings.flatMap(({ overs = [] }) => overs.flatMap(({ deliveries }) => deliveries)).length;
