import type { MatchRecord } from "../../../record/record.ts";
import { type Forecaster, fitForecaster } from "./forecaster.ts";
import type { Result } from "./model.ts";

/** The last fitted model by the record's edition, because fitting takes time. */
const fitted = new Map<string, Promise<Forecaster>>();

/** Returns the model fitted to the record, once per edition. */
export function readForecaster(record: MatchRecord): Promise<Forecaster> {
	const { edition } = record;
	const forecaster = fitted.get(edition) ?? makeForecaster(record);
	fitted.clear();
	fitted.set(edition, forecaster);
	forecaster.catch(() => fitted.delete(edition));
	return forecaster;
}

async function makeForecaster(record: MatchRecord): Promise<Forecaster> {
	const [results, finished] = await Promise.all([readResults(record), finishedSeasons(record)]);
	return fitForecaster(results, finished, record.as_of);
}

/**
 * Reads all results in the order of play, with the sides ordered by id, because the batting order is unknown before
 * the toss.
 */
export async function readResults({ ask, seasons }: MatchRecord): Promise<Result[]> {
	const answers = await Promise.all(
		seasons
			.toReversed()
			.map((season) =>
				ask({ rows: "matches", measures: ["matches"], where: { season }, list: true, order: "keys", limit: 1000 }),
			),
	);
	return answers.flatMap(({ rows }) =>
		rows.map(({ season, ground_id, team_id, opponent_id, winner_id: winner }) => {
			const [team_a, team_b] = team_id < opponent_id ? [team_id, opponent_id] : [opponent_id, team_id];
			return { season, ground_id, team_a, team_b, winner };
		}),
	);
}

/** Returns the seasons with a played final, oldest first. */
export async function finishedSeasons({ ask }: MatchRecord): Promise<number[]> {
	const where = { figures: { final: 1 } };
	const { rows } = await ask({ rows: "campaigns", measures: ["finals"], where, by: ["season"], order: "keys" });
	return rows.map(({ season }) => season);
}
