import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import { badRequest } from "../../../platform/problem.ts";
import { results } from "../../../record/queries/results.ts";
import { readTeamCode } from "../teams/rules.ts";
import { listTeams } from "../teams/teams.server.ts";
import { type Forecaster, readForecaster } from "./forecaster.server.ts";
import { chanceOf, sideOf } from "./model.ts";
import type { Prediction } from "./prediction.ts";
import { predictorTexts } from "./rules.ts";
import { type Random, simulatePrediction } from "./showcase.ts";
import { type ModelRecord, recordOf } from "./track-record.ts";

export type Source = Prediction["source"];
export type Fixture = { team_a: string; team_b: string; ground?: string | undefined };
type Named = { id: string; name: string };

/** So many forecasts about as sure say how much that is worth. */
const ENOUGH_FORECASTS = 20;
const chance: Random = () => randomInt(2 ** 32) / 2 ** 32;

/**
 * A prediction for two of the ten sides, at a ground when one is named: simulated (`random` is its source of chance) or by
 * the model. Refuses an unknown side or ground and one side against itself, naming the field. Four queries at most.
 */
export async function predict(
	db: Queryable,
	source: Source,
	{ team_a, team_b, ground }: Fixture,
	random: Random = chance,
): Promise<Prediction> {
	const { teams } = await listTeams(db);
	const [first, second] = (["team_a", "team_b"] as const).map((field) => {
		const code = readTeamCode(field === "team_a" ? team_a : team_b);
		const team = teams.find(({ id }) => id === code);
		if (!team) throw badRequest(field, predictorTexts.unknownTeam);
		return { id: team.id, name: team.name };
	}) as [Named, Named];
	if (first.id === second.id) throw badRequest("team_b", predictorTexts.sameTeam);
	const place = ground ? ((await listGrounds(db)).find(({ id }) => id === ground) ?? null) : null;
	if (ground && !place) throw badRequest("ground", predictorTexts.unknownGround);
	return source === "showcase"
		? { ...simulatePrediction(first, second, random), ground: place }
		: modelPrediction(db, await readForecaster(db), first, second, place);
}

async function modelPrediction(
	db: Queryable,
	forecaster: Forecaster,
	first: Named,
	second: Named,
	ground: Named | null,
): Promise<Prediction> {
	const { table, parameters, backtest } = forecaster;
	const [met] = await results(db, { team: first.id, opponent: second.id, by: [], metric: "matches", limit: 1 });
	const { won = 0, lost = 0, matches = 0 } = met ?? {};
	const decided = won + lost;
	const likely = chanceOf(table, parameters, [first.id, second.id], ground?.id ?? null);
	const team1_probability = Math.round(likely * 100);
	const both = [first, second].map((team) => ({ ...team, side: sideOf(table, team.id) }));
	return {
		source: "live",
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

/** How many of a hundred forecasts of the back-test that were about as sure came true; of all, when there are too few like it. */
function confidenceOf({ bins, model }: Forecaster["backtest"], sure: number): number {
	const alike = bins.find(({ from, to, forecasts }) => sure >= from && sure < to && forecasts >= ENOUGH_FORECASTS);
	return Math.round(100 * (alike ? alike.won / alike.forecasts : model.accuracy));
}

/** The grounds that matches were played at, by name. One query. */
async function listGrounds(db: Queryable): Promise<Named[]> {
	const { rows } = await db.execute<Named>(sql`
		select id, name from grounds g where exists (select from matches where ground_id = g.id) order by name collate "C"`);
	return rows;
}

/** What the predictor's page shows: the choice, the prediction of the address when it is not a game of chance, the model's record. */
export type PredictorPage = {
	source: Source;
	teams: Named[];
	grounds: Named[];
	chosen: { a: string; b: string; ground: string };
	/** what is wrong with the choice, in words */
	fault: string | null;
	prediction: Prediction | null;
	record: ModelRecord | null;
};

/** The page for an address. What its parameters name wrongly is left out. Four queries in `live`, one in the showcase. */
export async function predictorPage(db: Queryable, source: Source, query: URLSearchParams): Promise<PredictorPage> {
	const teams = (await listTeams(db)).teams.map(({ id, name }) => ({ id, name }));
	const [first, second] = ["a", "b"].map((name) => teams.find(({ id }) => id === readTeamCode(query.get(name) ?? "")));
	const same = first !== undefined && first === second;
	const page = { source, teams, fault: same ? predictorTexts.sameTeam : null };
	const chosen = { a: first?.id ?? "", b: same ? "" : (second?.id ?? ""), ground: "" };
	if (source === "showcase") return { ...page, grounds: [], chosen, prediction: null, record: null };
	const [grounds, forecaster] = await Promise.all([listGrounds(db), readForecaster(db)]);
	const ground = grounds.find(({ id }) => id === query.get("ground")) ?? null;
	return {
		...page,
		grounds,
		chosen: { ...chosen, ground: ground?.id ?? "" },
		prediction: first && second && !same ? await modelPrediction(db, forecaster, first, second, ground) : null,
		record: recordOf(forecaster),
	};
}
