import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { wholeNumber } from "../../../platform/http/whole-numbers.ts";
import type { Site } from "../../page-context.ts";
import { listAchievements } from "./achievements/achievements.server.ts";
import { myPoints, pointsHistory } from "./balance.server.ts";
import { armyBoardRowSchema, fanBoardSchema } from "./boards/board.ts";
import { armyBoard, fanBoard } from "./boards/boards.server.ts";
import { PERIODS, type Period } from "./boards/rules.ts";
import { claimDailyBonus } from "./daily/bonus.server.ts";
import { listDailyChallenges } from "./daily/challenges.server.ts";
import {
	achievedSchema,
	dailyChallengeSchema,
	dailyVisitSchema,
	myPointsSchema,
	pointsHistorySchema,
} from "./points.ts";
import { ACHIEVEMENTS_SHOWN } from "./rules.ts";

const periodQuery = z.object({
	period: z.enum(Object.keys(PERIODS) as [Period, ...Period[]]).default("day"),
});

/** The entries of a fan's points. No entry takes an amount from the client. */
export function pointsEntries({ db }: Site) {
	return [
		entry({
			method: "get",
			path: "/points",
			summary: "The fan's points, level and streak",
			guard: "fan",
			answer: myPointsSchema,
			handle: ({ fan }) => myPoints(db, fan.id),
		}),
		entry({
			method: "get",
			path: "/points/history",
			summary: "The fan's payments, newest first",
			guard: "fan",
			query: z.object({ before: wholeNumber(1).optional() }),
			answer: pointsHistorySchema,
			handle: ({ fan, query }) => pointsHistory(db, fan.id, query.before),
		}),
		entry({
			method: "get",
			path: "/points/daily-challenges",
			summary: "Today's challenges, with the fan's progress",
			guard: "fan",
			answer: z.object({ challenges: z.array(dailyChallengeSchema) }),
			handle: async ({ fan }) => ({ challenges: await listDailyChallenges(db, fan.id) }),
		}),
		entry({
			method: "get",
			path: "/points/achievements",
			summary: "The fan's newest achievements",
			guard: "fan",
			answer: z.object({ achievements: z.array(achievedSchema) }),
			handle: async ({ fan }) => ({
				achievements: await listAchievements(db, fan.id, ACHIEVEMENTS_SHOWN),
			}),
		}),
		entry({
			method: "post",
			path: "/functions/handle-daily-visit",
			summary: "Claim the daily bonus; once a day in Asia/Kolkata",
			guard: "fan",
			body: z.object({}),
			answer: dailyVisitSchema,
			handle: ({ fan }) => claimDailyBonus(db, fan.id),
		}),
		entry({
			method: "get",
			path: "/boards/fans",
			summary: "The best fans of a period by points, and the fan's own rank",
			guard: "public",
			query: periodQuery,
			answer: fanBoardSchema,
			handle: ({ fan, query }) => fanBoard(db, query.period, fan?.id ?? null),
		}),
		entry({
			method: "get",
			path: "/boards/armies",
			summary: "The teams by the points that their fans earned in a period",
			guard: "public",
			query: periodQuery,
			answer: z.object({ rows: z.array(armyBoardRowSchema) }),
			handle: async ({ query }) => ({ rows: await armyBoard(db, query.period) }),
		}),
	];
}
