import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import { entry } from "../../../platform/http/entry.ts";
import type { Site } from "../../page-context.ts";
import { reward } from "../points/actions.server.ts";
import { predictionSchema } from "./prediction.ts";
import { predict } from "./predictor.server.ts";

/** The predictor's entry. A prediction is not stored; the first of a pair in a day pays a fan. */
export function predictorEntries({ db, record, settings }: Site) {
	return [
		entry({
			method: "post",
			path: "/predictor",
			summary: "Predict a match between two teams, for entertainment; a fan's first prediction of a pair in a day pays",
			guard: "public",
			// a limit per address, and many phones of a mobile network share one
			limit: { name: "predictor", points: 600, per_seconds: 60 },
			body: z.object({
				team_a: z.string().max(20),
				team_b: z.string().max(20),
				ground: z.string().max(80).optional(),
			}),
			answer: predictionSchema,
			handle: async ({ fan, body }) => {
				const prediction = await predict(record, settings.PREDICTOR, body);
				if (fan) await payForPrediction(db, fan.id, [prediction.team1.id, prediction.team2.id]);
				return prediction;
			},
		}),
	];
}

const payForPrediction = (db: Db, fan_id: string, teams: string[]) =>
	reward(db, fan_id, "prediction", sql`${today} || ${` ${teams.toSorted().join("-")}`}`);
