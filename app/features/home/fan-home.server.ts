import type { Db } from "../../../platform/database/database.ts";
import { readToday } from "../../../platform/database/day.ts";
import type { Fan } from "../../../platform/http/entry.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { findProfile } from "../auth/fans.server.ts";
import { armyOf } from "../community/armies.server.ts";
import { listRooms } from "../groups/rooms/rooms.server.ts";
import { myPoints } from "../points/balance.server.ts";
import { listChallenges } from "../points/challenges/challenges.server.ts";
import { listDailyChallenges } from "../points/daily/challenges.server.ts";
import { nextStep } from "../points/next-step.ts";
import { todaysRun } from "../quiz/play/my-quiz.server.ts";
import { dayAfter } from "../quiz/play-rules.ts";
import { lastNight } from "../tonight/last-night.server.ts";
import type { Ending, FanHome } from "./home.ts";
import { ownTeam } from "./record/own-team.server.ts";
import { endsFirst } from "./rules.ts";

const ROOMS = 3;

/** Returns the fan's own part of the home page, as GET /api/me/home answers it. */
export async function fanHome(db: Db, record: MatchRecord, fan: Pick<Fan, "id">): Promise<FanHome> {
	const [day, profile, points, team, rooms, last_night] = await Promise.all([
		readToday(db),
		findProfile(db, fan.id),
		myPoints(db, fan.id),
		armyOf(db, fan.id),
		listRooms(db, fan.id, ROOMS),
		lastNight(db, record, fan.id),
	]);
	const [own, daily, ending] = await Promise.all([
		team ? ownTeam(record, team.team_code.toLowerCase()) : null,
		todaysRun(db, { fan_id: fan.id, was_visitor: null }, day),
		endingOf(db, fan.id, day),
	]);
	return {
		name: profile.full_name?.trim().split(/\s+/)[0] || null,
		now: new Date().toISOString(),
		points,
		team: own,
		rooms,
		ending,
		last_night,
		daily: daily
			? { answered: daily.answered, count: daily.count, right: daily.right, finished: daily.finished }
			: null,
	};
}

async function endingOf(db: Db, fan_id: string, day: string): Promise<Ending | null> {
	const [daily, community] = await Promise.all([listDailyChallenges(db, fan_id), listChallenges(db, fan_id)]);
	const first = endsFirst([
		...community.flatMap(({ phase, mine, title, target_value, reward_points, end_date, challenge_type: kind }) => {
			if (phase !== "on" || !mine) return [];
			const done = mine.current_progress;
			return [{ title, done, target: target_value, reward: reward_points, ends_at: end_date, kind }];
		}),
		...daily.map(({ challenge_name: title, current_progress: done, target_value, reward_points, action: kind }) => {
			const ends_at = dayAfter(day);
			return { title, done, target: target_value, reward: reward_points, ends_at, kind };
		}),
	]);
	if (!first) return null;
	const { kind, ...ending } = first;
	return { ...ending, step: nextStep(kind, ending.done, ending.target) };
}
