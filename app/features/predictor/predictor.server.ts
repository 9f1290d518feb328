import { randomInt } from "node:crypto";
import { badRequest } from "../../../platform/http/problem.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { readTeamCode } from "../teams/rules.ts";
import { listTeams } from "../teams/teams.server.ts";
import type { Forecaster } from "./forecaster.server.ts";
import { readForecaster } from "./forecaster.server.ts";
import { chanceOf, sideOf } from "./model.ts";
import type { Prediction } from "./prediction.ts";
import { predictorTexts } from "./rules.ts";
import { type Random, simulatePrediction } from "./simulated.ts";
import { type ModelRecord, trackRecordOf } from "./track-record.ts";

export type Source = Prediction["source"];
export type Fixture = { team_a: string; team_b: string; ground?: string | undefined };
type Named = { id: string; name: string };

/** A bin with fewer forecasts is too small for a confidence. */
const ENOUGH_FORECASTS = 20;
const systemRandom: Random = () => randomInt(2 ** 32) / 2 ** 32;

/**
 * Returns a prediction for two of the ten teams, from the model or simulated (with `random`). Throws 400 with the
 * field for an unknown team or ground, and for equal teams.
 */
export async function predict(
	record: MatchRecord,
	source: Source,
	{ team_a, team_b, ground }: Fixture,
	random: Random = systemRandom,
): Promise<Prediction> {
	const { teams } = await listTeams(record);
	const [first, second] = (["team_a", "team_b"] as const).map((field) => {
		const code = readTeamCode(field === "team_a" ? team_a : team_b);
		const team = teams.find(({ id }) => id === code);
		if (!team) throw badRequest(field, predictorTexts.unknownTeam);
		return { id: team.id, name: team.name };
	}) as [Named, Named];
	if (first.id === second.id) throw badRequest("team_b", predictorTexts.sameTeam);
	const foundGround = ground ? ((await listGrounds(record)).find(({ id }) => id === ground) ?? null) : null;
	if (ground && !foundGround) throw badRequest("ground", predictorTexts.unknownGround);
	return source === "simulated"
		? { ...simulatePrediction(first, second, random), ground: foundGround }
		: modelPrediction(record, await readForecaster(record), first, second, foundGround);
}

async function modelPrediction(
	{ ask }: MatchRecord,
	forecaster: Forecaster,
	first: Named,
	second: Named,
	ground: Named | null,
): Promise<Prediction> {
	const { table, parameters, backtest } = forecaster;
	const where = { team: first.id, opponent: second.id };
	const meetings = await ask({ rows: "sides", measures: ["matches", "won", "lost"], where });
	const { won = 0, lost = 0, matches = 0 } = meetings.rows[0] ?? {};
	const decided = won + lost;
	const likely = chanceOf(table, parameters, [first.id, second.id], ground?.id ?? null);
	const team1_probability = Math.round(likely * 100);
	const both = [first, second].map((team) => ({ ...team, side: sideOf(table, team.id) }));
	return {
		source: "model",
		team1: first,
		team2: second,
		ground,
		total_matches: matches,
		team_a_wins: won,
		team_b_wins: lost,
		team_a_win_rate: decided ? Math.round((100 * won) / decided) : 0,
		team_b_win_rate: decided ? 100 - Math.round((100 * won) / decided) : 0,
		team1_probability,
		team2_probability: 100 - team1_probability,
		confidence: confidenceOf(backtest, Math.max(likely, 1 - likely)),
		factors: {
			recent_form: both
				.map(({ name, side: { last } }) => `${name} won ${last.filter(Boolean).length} of their last ${last.length}`)
				.join(", "),
			venue: ground
				? both
						.map(({ name, side: { grounds } }) => {
							const { won = 0, matches = 0 } = grounds[ground.id] ?? {};
							return `${name} won ${won} of ${matches} there`;
						})
						.join(", ")
				: "no ground chosen",
			injuries: predictorTexts.noInjuries,
		},
	};
}

/**
 * Returns how many of a hundred past forecasts with a similar chance came true; of all forecasts if there are too
 * few.
 */
function confidenceOf({ bins, model }: Forecaster["backtest"], likelierChance: number): number {
	const bin = bins.find(
		({ from, to, forecasts }) => likelierChance >= from && likelierChance < to && forecasts >= ENOUGH_FORECASTS,
	);
	return Math.round(100 * (bin ? bin.won / bin.forecasts : model.accuracy));
}

async function listGrounds({ ask }: MatchRecord): Promise<Named[]> {
	const { rows } = await ask({ rows: "matches", measures: ["matches"], by: ["ground"], order: "keys" });
	return rows.map(({ ground_id, ground }) => ({ id: ground_id, name: ground }));
}

/**
 * The predictor's tab. `prediction`: that of the address, null if simulated or without two different teams; `record`:
 * null without a model.
 */
export type PredictorPage = {
	source: Source;
	teams: Named[];
	grounds: Named[];
	chosen: { a: string; b: string; ground: string };
	/** a text if the same team is chosen twice, else null */
	fault: string | null;
	prediction: Prediction | null;
	record: ModelRecord | null;
};

/** Returns the tab for an address. Unknown teams and grounds are ignored. */
export async function predictorPage(
	record: MatchRecord,
	source: Source,
	query: URLSearchParams,
): Promise<PredictorPage> {
	const teams = (await listTeams(record)).teams.map(({ id, name }) => ({ id, name }));
	const [first, second] = ["a", "b"].map((name) => teams.find(({ id }) => id === readTeamCode(query.get(name) ?? "")));
	const same = first !== undefined && first === second;
	const page = { source, teams, fault: same ? predictorTexts.sameTeam : null };
	const chosen = { a: first?.id ?? "", b: same ? "" : (second?.id ?? ""), ground: "" };
	if (source === "simulated") return { ...page, grounds: [], chosen, prediction: null, record: null };
	const [grounds, forecaster] = await Promise.all([listGrounds(record), readForecaster(record)]);
	const ground = grounds.find(({ id }) => id === query.get("ground")) ?? null;
	return {
		...page,
		grounds,
		chosen: { ...chosen, ground: ground?.id ?? "" },
		prediction: first && second && !same ? await modelPrediction(record, forecaster, first, second, ground) : null,
		record: trackRecordOf(forecaster),
	};
}
