import type { MatchRecord } from "../../../../record/record.ts";
import { loadLines } from "../figures.server.ts";

const MEASURES = {
	batting: ["runs", "average", "strike_rate", "highest"],
	bowling: ["balls", "wickets", "economy", "best"],
} as const;

/** Returns a player's figures against each side, or at each ground, most matches first. Three questions. */
export async function loadSplits(
	record: Pick<MatchRecord, "ask" | "franchises">,
	person_id: string,
	by: "opponent" | "ground",
) {
	const lines = await loadLines(record, { players: [person_id], by: [by], order: "best" }, MEASURES);
	return lines.map(({ played, bat, bowl }) => {
		const side = record.franchises.find(({ id }) => id === played.opponent_id);
		return {
			// one of the two ids is null
			opponent_id: side?.id ?? null,
			ground_id: by === "ground" ? played.ground_id : null,
			/** the side's present name, or the ground's */
			name: side?.name ?? played.ground,
			short_name: side?.short_name ?? null,
			is_current: side?.is_current ?? null,
			matches: played.matches,
			runs: bat?.runs ?? 0,
			average: bat?.average ?? null,
			strike_rate: bat?.strike_rate ?? null,
			highest: bat?.highest ?? null,
			highest_not_out: bat?.not_out ?? null,
			balls_bowled: bowl?.balls ?? 0,
			wickets: bowl?.wickets ?? 0,
			economy: bowl?.economy ?? null,
			best_wickets: bowl?.best ?? null,
			best_runs: bowl?.best_runs ?? null,
		};
	});
}
export type PlayerSplit = Awaited<ReturnType<typeof loadSplits>>[number];
