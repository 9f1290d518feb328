import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "../../../db/schema/auth.ts";
import { playerGroups } from "../../../db/schema/groups.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import type { LiveLink, LiveRooms } from "../../../platform/sockets/live.ts";
import type { LiveSocket } from "../../../platform/sockets/socket.ts";
import { displayName } from "../../lib/session/me.ts";
import { requestId } from "../../lib/uuid.ts";
import { isMember } from "./access.server.ts";
import type { Here, Message } from "./group.ts";
import type { Relive, ReliveEvent } from "./relive/relive.ts";
import { type ReliveState, toRelive } from "./relive/relives.server.ts";

/** Returns the socket room of a group's open pages. */
export const roomOf = (group_id: string): string => ROOM + group_id;
const ROOM = "group:";

/** Sends a new or changed message to a group's open pages. Call it after the commit. */
export const emitMessage = (live: LiveLink, message: Message): void =>
	live.emit(roomOf(message.group_id), "group:message", message);

/** Sends a changed relive to the group's open pages, and returns it. Call it after the commit. */
export async function emitRelive(db: Queryable, live: LiveLink, state: ReliveState): Promise<Relive> {
	const { group_id, revision } = state.row;
	const relive = await toRelive(db, state);
	live.emit(roomOf(group_id), "group:relive", { group_id, revision, relive } satisfies ReliveEvent);
	return relive;
}

/** Removes a fan's sockets from the rooms of groups, and notifies the fan's pages. */
export function removeFromRooms(live: LiveLink, fan_id: string, group_ids: readonly string[]): void {
	for (const group_id of group_ids) {
		live.leaveRoom(fan_id, roomOf(group_id));
		live.emit(`fan:${fan_id}`, "group:out", { group_id });
	}
}

/** Makes the open pages of a removed group close its chat, and empties its room. Call it after the commit. */
export function closeRoom(live: LiveLink, group_id: string): void {
	live.emit(roomOf(group_id), "group:out", { group_id });
	live.emptyRoom(roomOf(group_id));
}

const groupInput = z.object({ group_id: requestId });
/** The server sends that a fan is typing at most once in this time per socket. */
const TYPING_EVERY_MS = 2_000;

type GroupsLive = {
	db: Db;
	live: LiveLink;
	/** true while typing is not sent, to save work */
	quiet: () => boolean;
};

/**
 * Handles `group:join`, `group:leave` and `group:typing` of a socket. Only members can join. If the database is away,
 * the answer is `unavailable` and not a refusal.
 */
export function serveGroups(socket: LiveSocket, { db, live, quiet }: GroupsLive): void {
	const { fan_id, full_name } = socket.data;
	let sent_at = 0;

	socket.on("group:join", async (payload) => {
		const input = groupInput.safeParse(payload);
		if (!input.success || !fan_id) return { joined: false };
		const { group_id } = input.data;
		return { joined: await socket.enter(roomOf(group_id), () => isMember(db, fan_id, group_id)) };
	});

	socket.on("group:leave", async (payload) => {
		const input = groupInput.safeParse(payload);
		if (input.success) socket.leave(roomOf(input.data.group_id));
		return { left: true };
	});

	socket.on("group:typing", async (payload) => {
		const input = groupInput.safeParse(payload);
		const now = performance.now();
		if (!input.success || !fan_id || quiet() || now - sent_at < TYPING_EVERY_MS) return;
		const room = roomOf(input.data.group_id);
		if (!socket.rooms.has(room)) return;
		sent_at = now;
		// uses the name from the handshake to save a query, so a new name shows after the next connection
		const name = displayName({ id: fan_id, full_name });
		live.emit(room, "group:typing", { group_id: input.data.group_id, fan_id, name });
	});
}

const REVISIONS_EVERY_MS = 5_000;

/**
 * Sends changed revisions of groups and relives to their rooms in this process, every `every_ms`. A client then notices
 * an event that was lost because a process died after the commit or Redis was away. Returns a function that stops it.
 */
export function sendRevisions(db: Db, rooms: LiveRooms, every_ms = REVISIONS_EVERY_MS): () => void {
	let sent = new Map<string, { group_id: string; revision: number; relive: number }>();
	let busy = false;

	async function sendChanged() {
		const open_ids = rooms.roomsHere(ROOM).map((room) => room.slice(ROOM.length));
		if (open_ids.length === 0) return;
		const groups = await db
			.select({ id: playerGroups.id, revision: playerGroups.last_revision, relive: playerGroups.relive_revision })
			.from(playerGroups)
			.where(sql`${playerGroups.id} = any(${sql.param(open_ids)}::uuid[])`);
		const current = new Map(groups.map(({ id, revision, relive }) => [id, { group_id: id, revision, relive }]));
		for (const [id, now] of current)
			if (sent.get(id)?.revision !== now.revision || sent.get(id)?.relive !== now.relive)
				rooms.emitHere(roomOf(id), "group:revision", now);
		sent = current;
	}

	const timer = setInterval(async () => {
		if (busy) return;
		busy = true;
		// the next run retries
		await sendChanged().catch(() => undefined);
		busy = false;
	}, every_ms);
	timer.unref();
	return () => clearInterval(timer);
}

/** Changes of a room within this time become one event. */
const PRESENCE_AFTER_MS = 250;
const MOST_NAMES = 20;

/**
 * Sends a group's member count and its present fans to its open pages when somebody comes or leaves. It names only fans
 * with a public profile. `quiet`: true while it is not sent, to save work.
 */
export function sendPresence(db: Db, live: LiveLink & LiveRooms, quiet: () => boolean): void {
	const pending = new Set<string>();

	async function send(room: string) {
		pending.delete(room);
		const ids = await live.fanIdsIn(room);
		if (ids.length === 0 || quiet()) return;
		const group_id = room.slice(ROOM.length);
		const [group] = await db
			.select({ member_count: playerGroups.member_count })
			.from(playerGroups)
			.where(eq(playerGroups.id, group_id));
		if (!group) return;
		const { rows } = await db.execute<Here["people"][number] & { full_name: string | null }>(sql`
			select p.id, p.full_name from ${profiles} p left join ${userSettings} s on s.user_id = p.id
			where p.id = any(${sql.param(ids)}::uuid[]) and coalesce(s.public_profile, true)
			order by p.full_name, p.id limit ${MOST_NAMES}`);
		const people = rows.map(({ id, full_name }) => ({ id, name: displayName({ id, full_name }) }));
		live.emit(room, "group:here", { group_id, ...group, count: ids.length, people } satisfies Here);
	}

	live.onRoomChange((room) => {
		if (!room.startsWith(ROOM) || pending.has(room)) return;
		pending.add(room);
		// after a failure, the next change of the room sends the count
		setTimeout(() => void send(room).catch(() => undefined), PRESENCE_AFTER_MS).unref();
	});
}
