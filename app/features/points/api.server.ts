import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { entry, type Fan } from "../../../platform/http/entry.ts";
import { listAchievements } from "./achievements/achievements.server.ts";
import { myPoints, pointsHistory } from "./balance.server.ts";
import { fanBoard } from "./boards/fan-board.server.ts";
import { PERIODS, type Period } from "./boards/rules.ts";
import { teamBoard } from "./boards/team-board.server.ts";
import { claimDailyBonus } from "./daily/bonus.server.ts";
import { listDailyChallenges } from "./daily/challenges.server.ts";
import { ACHIEVEMENTS_SHOWN } from "./rules.ts";

const READING = { name: "points", points: 240, per_seconds: 60 };
const signedIn = (fan: Fan | null) => fan as Fan;

const periodQuery = z.object({
	period: z.enum(Object.keys(PERIODS) as [Period, ...Period[]]).default("day"),
});
const boardRow = z.object({
	user_id: z.uuid(),
	rank: z.int(),
	name: z.string(),
	points: z.int(),
	you: z.boolean(),
});

/** The entries of a fan's points. They read, and claim what is due: none takes an amount. */
export function pointsEntries({ db }: { db: Db }) {
	return [
		entry({
			method: "get",
			path: "/points",
			summary: "One's points, level and streak",
			guard: "fan",
			limit: READING,
			answer: z.object({
				total_points: z.int(),
				xp: z.int(),
				level: z.int(),
				level_progress: z.int(),
				level_xp: z.int(),
				streak_days: z.int(),
				daily_points: z.int(),
				last_daily_bonus: z.string().nullable(),
				daily_bonus: z.int().nullable(),
			}),
			handle: ({ fan }) => myPoints(db, signedIn(fan).id),
		}),
		entry({
			method: "get",
			path: "/points/history",
			summary: "What one was paid for, newest first",
			guard: "fan",
			limit: READING,
			query: z.object({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
			answer: z.object({
				rows: z.array(
					z.object({
						id: z.int(),
						transaction_type: z.string(),
						description: z.string(),
						points: z.int(),
						xp: z.int(),
						created_at: z.string(),
					}),
				),
				more: z.boolean(),
			}),
			handle: ({ fan, query }) => pointsHistory(db, signedIn(fan).id, query.before),
		}),
		entry({
			method: "get",
			path: "/points/daily-challenges",
			summary: "Today's challenges, and how far one is with them",
			guard: "fan",
			limit: READING,
			answer: z.object({
				challenges: z.array(
					z.object({
						id: z.uuid(),
						challenge_name: z.string(),
						challenge_description: z.string(),
						target_value: z.int(),
						reward_points: z.int(),
						current_progress: z.int(),
						is_completed: z.boolean(),
					}),
				),
			}),
			handle: async ({ fan }) => ({ challenges: await listDailyChallenges(db, signedIn(fan).id) }),
		}),
		entry({
			method: "get",
			path: "/points/achievements",
			summary: "One's newest achievements",
			guard: "fan",
			limit: READING,
			answer: z.object({
				achievements: z.array(
					z.object({
						achievement_key: z.string(),
						achievement_name: z.string(),
						achievement_description: z.string(),
						badge_icon: z.string(),
						points_earned: z.int(),
						unlocked_at: z.string(),
					}),
				),
			}),
			handle: async ({ fan }) => ({
				achievements: await listAchievements(db, signedIn(fan).id, ACHIEVEMENTS_SHOWN),
			}),
		}),
		entry({
			method: "post",
			path: "/functions/handle-daily-visit",
			summary: "Claim the daily bonus; once a day in Asia/Kolkata",
			guard: "fan",
			limit: { name: "daily-visits", points: 30, per_seconds: 60 },
			body: z.object({}),
			answer: z.object({
				already_claimed: z.boolean(),
				points_awarded: z.int(),
				streak_bonus: z.int(),
				new_streak: z.int(),
				rain_day_used: z.boolean(),
			}),
			handle: ({ fan }) => db.transaction((tx) => claimDailyBonus(tx, signedIn(fan).id)),
		}),
		entry({
			method: "get",
			path: "/boards/fans",
			summary: "The best fans of a period by points, and where one stands oneself",
			guard: "public",
			limit: READING,
			query: periodQuery,
			answer: z.object({
				rows: z.array(boardRow),
				you: z.object({ rank: z.int(), points: z.int(), around: z.array(boardRow) }).nullable(),
				counting: z.boolean(),
			}),
			handle: ({ fan, query }) => fanBoard(db, query.period, fan?.id ?? null),
		}),
		entry({
			method: "get",
			path: "/boards/teams",
			summary: "The teams by what their fans earned in a period",
			guard: "public",
			limit: READING,
			query: periodQuery,
			answer: z.object({
				rows: z.array(
					z.object({
						team_id: z.uuid(),
						team_name: z.string(),
						team_code: z.string(),
						rank: z.int(),
						points: z.int(),
						members: z.int(),
					}),
				),
			}),
			handle: async ({ query }) => ({ rows: await teamBoard(db, query.period) }),
		}),
	];
}
