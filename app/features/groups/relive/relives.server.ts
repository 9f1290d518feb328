import { randomInt, randomUUID } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { profiles } from "../../../../db/schema/auth.ts";
import { playerGroups } from "../../../../db/schema/groups.ts";
import { groupRelives } from "../../../../db/schema/matches/relives.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { badRequest, conflict, forbidden, notFound } from "../../../../platform/http/problem.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { displayName } from "../../../lib/session/me.ts";
import {
	type Actor,
	lockForMember,
	lockGroup,
	type MembershipRow,
	requireMember,
	requireNoSanction,
} from "../access.server.ts";
import { type Anchor, positionAt, reanchor } from "./clock.ts";
import type { Relive } from "./relive.ts";
import { isSiteRoom, LONGEST_HOURS, type Pace, reliveTexts } from "./rules.ts";
import type { Timeline, Timelines } from "./timeline.server.ts";

export type ReliveRow = typeof groupRelives.$inferSelect;
export type ReliveState = { row: ReliveRow; timeline: Timeline; position: number; ended: boolean };

/** SQL: the database's clock in ms since 1970, one clock for all processes. */
export const serverNow = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::double precision`;

export async function readServerNow(db: Queryable): Promise<number> {
	const { rows } = await db.execute<{ now: number }>(sql`select ${serverNow} as now`);
	return Number(rows[0]?.now);
}

const anchorOf = ({ at_beats, since, pace, running }: ReliveRow): Anchor => ({
	at_beats,
	since: since.getTime(),
	pace,
	running,
});

/** Returns the state of a relive when the server's clock shows `now` (ms). */
export async function loadState(timelines: Timelines, row: ReliveRow, now: number): Promise<ReliveState> {
	const timeline = await timelines(row.match_id, row.masked);
	const position = Math.min(positionAt(anchorOf(row), now), timeline.end);
	return { row, timeline, position, ended: row.ended_at !== null || position >= timeline.end };
}

/** Returns the relive that a group watches, or the last one if it ended within `LONGEST_HOURS`. */
export async function findLatestRelive(db: Queryable, group_id: string): Promise<ReliveRow | undefined> {
	const [row] = await db
		.select()
		.from(groupRelives)
		.where(
			and(
				eq(groupRelives.group_id, group_id),
				sql`coalesce(${groupRelives.ended_at}, now()) > now() - ${LONGEST_HOURS} * interval '1 hour'`,
			),
		)
		.orderBy(desc(groupRelives.started_at))
		.limit(1);
	return row;
}

/** True if the group watches a match now. */
export const hasRunningRelive = async (db: Queryable, group_id: string): Promise<boolean> =>
	(await findRunning(db, group_id)) !== undefined;

/** Returns a relive as members see it. While a masked one runs, it contains nothing that identifies the match. */
export async function toRelive(db: Queryable, { row, timeline, ended }: ReliveState): Promise<Relive> {
	const hidden = row.masked && !ended;
	return {
		id: row.id,
		host: row.host_id ? { id: row.host_id, name: await nameOf(db, row.host_id) } : null,
		masked: row.masked,
		pace: row.pace,
		running: row.running && !ended,
		at_beats: row.at_beats,
		since: row.since.getTime(),
		ended,
		title: hidden ? reliveTexts.mystery : timeline.title,
		sides: hidden ? MASKED_SIDES : timeline.sides,
		match_id: hidden ? null : row.match_id,
		result: ended ? timeline.result : null,
	};
}
const MASKED_SIDES = [
	{ id: null, code: "1st", name: "First side" },
	{ id: null, code: "2nd", name: "Second side" },
];

async function nameOf(db: Queryable, id: string): Promise<string> {
	const [profile] = await db.select({ full_name: profiles.full_name }).from(profiles).where(eq(profiles.id, id));
	return displayName({ id, full_name: profile?.full_name ?? null });
}

export const mayLead = (fan: Actor, membership: MembershipRow, row: ReliveRow): boolean =>
	row.host_id === fan.id || membership.role === "moderator" || fan.role === "admin";

type Services = { db: Db; record: MatchRecord; timelines: Timelines };
type Start = { id: string; group_id: string; match_id?: number | undefined; masked: boolean; pace: Pace };
/** The state after a call; `changed`: the call has changed something. */
export type StateChange = { state: ReliveState; changed: boolean };

/**
 * Starts a relive with the fan as host. A masked match is drawn at random, so that the host knows no more than the
 * others. A request repeated with the same id returns the existing relive. Throws 404 and 403 like `requireMember`, 403
 * for a muted fan and in the site's own room, 409 while another relive runs and for an id that is not the caller's, 400
 * for a masked match with `match_id`, for another one without, and for an unknown one.
 */
export async function startRelive(
	{ db, record, timelines }: Services,
	fan: Actor,
	{ id, group_id, match_id, masked, pace }: Start,
): Promise<StateChange> {
	if (masked && match_id !== undefined) throw badRequest("match_id", reliveTexts.mysteryChooses);
	if (!masked && match_id === undefined) throw badRequest("match_id", reliveTexts.chooseMatch);
	if (match_id !== undefined && !record.knows("matches", match_id)) throw badRequest("match_id", reliveTexts.noMatch);
	await requireMember(db, fan.id, group_id);
	const chosen = match_id ?? (await drawMatch(db, group_id, await matchesToDraw(record)));
	// reads the record before it locks the group, because posting waits for that lock
	await timelines(chosen, masked);
	await loadRunningTimeline(db, timelines, group_id);
	return db.transaction(async (tx) => {
		const { group } = await lockForMember(tx, fan.id, group_id);
		if (isSiteRoom(group)) throw forbidden(reliveTexts.startsByItself);
		await requireNoSanction(tx, fan.id);
		const now = await readServerNow(tx);
		const [existing] = await tx.select().from(groupRelives).where(eq(groupRelives.id, id));
		if (existing) {
			if (existing.host_id !== fan.id || existing.group_id !== group_id) throw conflict(reliveTexts.running);
			return { state: await loadState(timelines, existing, now), changed: false };
		}
		const running = await findRunning(tx, group_id);
		if (running) {
			const before = await loadState(timelines, running, now);
			if (!before.ended) throw conflict(reliveTexts.running);
			await updateRelive(tx, running, endedColumns(before, now));
		}
		const row = await insertRelive(tx, { id, group_id, match_id: chosen, host_id: fan.id, masked, pace }, now);
		return { state: await loadState(timelines, row, now), changed: true };
	});
}

/**
 * Starts a match without a host at `now` (ms of the server's clock), in the caller's transaction. Ends the group's
 * running relive. Throws for an unknown group.
 */
export async function startWithoutHost(
	tx: Tx,
	timelines: Timelines,
	{ group_id, match_id, pace, now }: { group_id: string; match_id: number; pace: Pace; now: number },
): Promise<ReliveState> {
	await lockGroup(tx, group_id);
	const running = await findRunning(tx, group_id);
	if (running) await updateRelive(tx, running, endedColumns(await loadState(timelines, running, now), now));
	const row = await insertRelive(tx, { id: randomUUID(), group_id, match_id, host_id: null, masked: false, pace }, now);
	return loadState(timelines, row, now);
}

type NewRelive = Pick<ReliveRow, "id" | "group_id" | "match_id" | "host_id" | "masked" | "pace">;

async function insertRelive(tx: Tx, relive: NewRelive, now: number): Promise<ReliveRow> {
	const at = new Date(now);
	const revision = await nextReliveRevision(tx, relive.group_id);
	const [row] = await tx
		.insert(groupRelives)
		.values({ ...relive, since: at, started_at: at, revision })
		.returning();
	return row as ReliveRow;
}

/** Returns the ids of matches with a winner, no super over and no rain rule. */
async function matchesToDraw({ ask }: MatchRecord): Promise<number[]> {
	const { rows } = await ask({ rows: "matches", measures: ["matches"], list: true, order: "keys" });
	return rows.filter(({ winner_id, method, tied }) => winner_id && !method && !tied).map(({ match_id }) => match_id);
}

/** Draws a match at random, if possible one that the group has not relived. */
async function drawMatch(db: Queryable, group_id: string, matches: readonly number[]): Promise<number> {
	const relived = await db
		.select({ id: groupRelives.match_id })
		.from(groupRelives)
		.where(eq(groupRelives.group_id, group_id));
	const relived_ids = new Set(relived.map(({ id }) => id));
	const fresh = matches.filter((id) => !relived_ids.has(id));
	const pool = fresh.length > 0 ? fresh : matches;
	return pool[randomInt(pool.length)] as number;
}

type Change = { relive_id: string; running?: boolean | undefined; pace?: Pace | undefined; ended?: true | undefined };

/**
 * Pauses, continues or ends a relive, or changes its pace. Setting the present state again changes nothing.
 * Throws 404 and 403 like `requireMember`, 403 for members other than the host, moderators and admins, and 404 when that
 * relive does not run.
 */
export async function changeRelive(
	{ db, timelines }: Omit<Services, "record">,
	fan: Actor,
	group_id: string,
	{ relive_id, running, pace, ended }: Change,
): Promise<StateChange> {
	await requireMember(db, fan.id, group_id);
	await loadRunningTimeline(db, timelines, group_id);
	return db.transaction(async (tx) => {
		const { membership } = await lockForMember(tx, fan.id, group_id);
		const row = await findRunning(tx, group_id);
		if (row?.id !== relive_id) throw notFound(reliveTexts.noSuchRelive);
		if (!mayLead(fan, membership, row)) throw forbidden(reliveTexts.onlyHost);
		const now = await readServerNow(tx);
		const before = await loadState(timelines, row, now);
		const next = ended || before.ended ? endedColumns(before, now) : changedColumns(row, now, { running, pace });
		if (!next) return { state: before, changed: false };
		const after = await updateRelive(tx, row, next);
		return { state: await loadState(timelines, after, now), changed: true };
	});
}

function changedColumns(row: ReliveRow, now: number, { running, pace }: Pick<Change, "running" | "pace">) {
	const change = { running: running ?? row.running, pace: pace ?? row.pace };
	if (change.running === row.running && change.pace === row.pace) return null;
	const { since, ...anchor } = reanchor(anchorOf(row), now, change);
	return { ...anchor, since: new Date(since) };
}

const endedColumns = ({ position }: ReliveState, now: number) => ({
	at_beats: position,
	since: new Date(now),
	running: false,
	ended_at: new Date(now),
});

/** Loads the timeline of a group's running relive into the cache, so that the transaction after it need not. */
export async function loadRunningTimeline(db: Queryable, timelines: Timelines, group_id: string): Promise<void> {
	const running = await findRunning(db, group_id);
	if (running) await timelines(running.match_id, running.masked);
}

async function findRunning(db: Queryable, group_id: string): Promise<ReliveRow | undefined> {
	const [row] = await db
		.select()
		.from(groupRelives)
		.where(and(eq(groupRelives.group_id, group_id), isNull(groupRelives.ended_at)));
	return row;
}

async function updateRelive(tx: Tx, { id, group_id }: ReliveRow, change: Partial<ReliveRow>): Promise<ReliveRow> {
	const [row] = await tx
		.update(groupRelives)
		.set({ ...change, revision: await nextReliveRevision(tx, group_id) })
		.where(eq(groupRelives.id, id))
		.returning();
	return row as ReliveRow;
}

/** Increments and returns the revision of the group's relives. Locks the group until the transaction ends. */
async function nextReliveRevision(tx: Tx, group_id: string): Promise<number> {
	const [group] = await tx
		.update(playerGroups)
		.set({ relive_revision: sql`${playerGroups.relive_revision} + 1` })
		.where(eq(playerGroups.id, group_id))
		.returning({ revision: playerGroups.relive_revision });
	if (!group) throw new Error("the update of a group returned no row");
	return group.revision;
}

/** Ends the relives whose match is over or that run for `LONGEST_HOURS`. Returns the states of those. */
export async function endOverdueRelives({ db, timelines }: Omit<Services, "record">): Promise<ReliveState[]> {
	const open = await db.select().from(groupRelives).where(isNull(groupRelives.ended_at));
	const now = await readServerNow(db);
	const ended: ReliveState[] = [];
	for (const relive of open) {
		const state = await loadState(timelines, relive, now);
		if (!state.ended && now - relive.started_at.getTime() < LONGEST_HOURS * 3_600_000) continue;
		const row = await db.transaction(async (tx) => {
			await lockGroup(tx, relive.group_id);
			const running = await findRunning(tx, relive.group_id);
			// another process has ended it
			if (running?.id !== relive.id) return null;
			return updateRelive(tx, running, endedColumns(await loadState(timelines, running, now), now));
		});
		if (row) ended.push({ ...state, row, ended: true });
	}
	return ended;
}
