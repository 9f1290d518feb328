import { and, eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { playerGroups } from "../../../db/schema/groups.ts";
import { groupRelives } from "../../../db/schema/matches/relives.ts";
import { matchesOfTheDay } from "../../../db/schema/matches/tonight.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { Tonight } from "../../lib/live/tonight.ts";
import { ballsShown, oversBegun } from "../groups/relive/clock.ts";
import {
	loadRunningTimeline,
	loadState,
	type ReliveState,
	serverNow,
	startWithoutHost,
} from "../groups/relive/relives.server.ts";
import { SITE_ROOM } from "../groups/relive/rules.ts";
import { timelinesOf } from "../groups/relive/timeline.server.ts";
import { matchLines } from "../matches/match-lines.server.ts";
import { scoreLinesOf } from "../matches/match-score.ts";
import { queuePush } from "../push/messages.server.ts";
import { matchOfDay } from "./candidates.server.ts";
import { LATEST_START_MINUTES, mayStart, startOf, TONIGHT_PACE, tonightTexts } from "./rules.ts";

export type TonightServices = {
	db: Db;
	record: MatchRecord;
	/** '20:00' in India; null if the site has no match of the day */
	hour: string | null;
};
type Day = { day: string; now: number };

/** Returns the day in India and the time in ms, both by the database's clock. */
export async function readDay(db: Queryable): Promise<Day> {
	const { rows } = await db.execute<Day>(sql`select ${today}::text as day, ${serverNow} as now`);
	return { day: rows[0]?.day ?? "", now: Number(rows[0]?.now) };
}

const siteRoom = and(eq(playerGroups.about, SITE_ROOM), eq(playerGroups.group_type, "other"), playerGroups.is_active);

/** The id of the site's own room, cached for a minute. A stale id will do, so the home page waits for no lock on groups. */
const room_ids = new LRUCache<Db, string>({
	max: 10,
	ttl: 60_000,
	allowStale: true,
	fetchMethod: async (db) => (await db.select({ id: playerGroups.id }).from(playerGroups).where(siteRoom))[0]?.id,
});

/**
 * Returns today's match of the day, or of the day and time `at`. Null without an hour, a match or the room. At most
 * three queries.
 */
export async function readTonight({ db, record, hour }: TonightServices, at?: Day): Promise<Tonight | null> {
	if (hour === null) return null;
	const { day, now } = at ?? (await readDay(db));
	const group_id = await room_ids.fetch(db);
	if (group_id === undefined) return null;
	const [{ started, relive } = { started: null, relive: null }] = await db
		.select({ started: matchesOfTheDay, relive: groupRelives })
		.from(matchesOfTheDay)
		.leftJoin(groupRelives, eq(groupRelives.id, matchesOfTheDay.relive_id))
		.where(eq(matchesOfTheDay.day, day));
	const match_id = started?.match_id ?? (await matchOfDay(record, day));
	if (match_id === null) return null;
	const { matches } = await matchLines(record, { where: { match: [match_id] } });
	const match = matches[0];
	if (!match) return null;
	const timelines = timelinesOf(record);
	const state = relive ? await loadState(timelines, relive, now) : null;
	return {
		match_id,
		sides: scoreLinesOf(match).sides.map(({ id, name }) => ({ id, name })),
		year: match.season,
		...stateFields(state, started !== null, now - startOf(day, hour)),
		starts_at: new Date(started?.started_at ?? startOf(day, hour)).toISOString(),
		toss: (await timelines(match_id, false)).toss,
		group_id,
	};
}

function stateFields(
	state: ReliveState | null,
	started: boolean,
	late_ms: number,
): Pick<Tonight, "state" | "innings" | "over" | "paused" | "score"> {
	const nothing = { innings: 0, over: 0, paused: false, score: null };
	if (state && !state.ended) {
		const { overs } = state.timeline;
		const overs_begun = oversBegun(overs, state.position);
		const { innings = 0, over = 0 } = overs[overs_begun - 1] ?? {};
		return { state: "live", innings, over, paused: !state.row.running, score: scoreOf(state, overs_begun) };
	}
	if (started) return { state: "over", ...nothing };
	return { state: late_ms < LATEST_START_MINUTES * 60_000 ? "before" : "missed", ...nothing };
}

/** Returns the score after the last ball shown; null before the first over. */
function scoreOf({ timeline: { overs, sides }, position }: ReliveState, overs_begun: number): Tonight["score"] {
	const over = overs[overs_begun - 1];
	const id = over && sides[(over.innings - 1) % 2]?.id;
	if (!over || !id) return null;
	const shown = ballsShown({ starts: over.starts, balls: over.balls.length }, position);
	const before = overs[overs_begun - 2];
	const ball = over.balls[shown - 1] ?? (before?.innings === over.innings ? before.balls.at(-1) : undefined);
	const { runs, wickets } = ball ?? { runs: 0, wickets: 0 };
	return { id, runs, wickets, need: over.target === null ? null : over.target - runs };
}

/**
 * Starts today's match in the site's own room once its hour has come, and queues the notifications. Returns its state;
 * null if it is not the time or another process has started it. `at`: another day and time than the database's.
 */
export async function startTonight({ db, record, hour }: TonightServices, at?: Day): Promise<ReliveState | null> {
	if (hour === null) return null;
	const { day, now } = at ?? (await readDay(db));
	if (!mayStart(day, hour, now)) return null;
	const match_id = await matchOfDay(record, day);
	if (match_id === null) return null;
	const timelines = timelinesOf(record);
	const [room] = await db.select({ id: playerGroups.id }).from(playerGroups).where(siteRoom);
	if (!room) return null;
	// reads the record before it locks the room, because posting waits for that lock
	await timelines(match_id, false);
	await loadRunningTimeline(db, timelines, room.id);
	return db.transaction(async (tx) => {
		// a second process waits here for the commit of the first, and then conflicts
		const claimed = await tx
			.insert(matchesOfTheDay)
			.values({ day, match_id, started_at: new Date(now) })
			.onConflictDoNothing()
			.returning();
		if (claimed.length === 0) return null;
		const started = await startWithoutHost(tx, timelines, { group_id: room.id, match_id, pace: TONIGHT_PACE, now });
		await tx.update(matchesOfTheDay).set({ relive_id: started.row.id }).where(eq(matchesOfTheDay.day, day));
		await queueStartPush(tx, day, started);
		return started;
	});
}

/** Returns the seconds until today's match if it starts within a minute, else null. */
export async function secondsToStart(db: Queryable, hour: string | null): Promise<number | null> {
	if (hour === null) return null;
	const { day, now } = await readDay(db);
	const seconds = Math.ceil((startOf(day, hour) - now) / 1000);
	return seconds > 0 && seconds <= 60 ? seconds : null;
}

/** A notification is not sent later than this. */
const PUSH_MINUTES = 30;

/** Queues the notifications of the start, in the caller's transaction. */
async function queueStartPush(tx: Tx, day: string, { row, timeline }: ReliveState): Promise<void> {
	await queuePush(tx, {
		key: `match-of-the-day ${day}`,
		minutes: PUSH_MINUTES,
		title: tonightTexts.begins,
		body: timeline.title,
		path: `/groups/${row.group_id}`,
	});
}
