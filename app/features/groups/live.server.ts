import { sql } from "drizzle-orm";
import { z } from "zod";
import { playerGroups } from "../../../db/schema/groups.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { LiveLink, LiveRooms } from "../../../platform/sockets/live.ts";
import type { LiveSocket } from "../../../platform/sockets/socket.ts";
import { displayName } from "../../lib/session/me.ts";
import { isMember } from "./access.server.ts";
import type { Message } from "./group.ts";

/** The room of a group's open members. */
export const roomOf = (group_id: string): string => ROOM + group_id;
const ROOM = "group:";

/** Tells a group's open members of a message that came or changed. After the commit, never before. */
export const emitMessage = (live: LiveLink, message: Message): void =>
	live.emit(roomOf(message.group_id), "group:message", message);

/** Has a fan's open sockets hear nothing more of some groups, and their pages know. */
export function sendOut(live: LiveLink, fan_id: string, group_ids: readonly string[]): void {
	for (const group_id of group_ids) {
		live.leaveRoom(fan_id, roomOf(group_id));
		live.emit(`fan:${fan_id}`, "group:out", { group_id });
	}
}

const groupInput = z.object({ group_id: z.uuid() });
/** A socket tells of its typing once in so long, at most. */
const TYPING_EVERY_MS = 2_000;

type GroupsLive = {
	db: Db;
	live: LiveLink;
	/** whether typing is not told now */
	quiet: () => boolean;
};

/**
 * Lets a socket join and leave the rooms of groups (`group:join`, `group:leave`, each answered) and tell of its typing. The
 * same query as over HTTP decides who may; visitors may not. While the database is away nobody is told to be no member.
 */
export function serveGroups(socket: LiveSocket, { db, live, quiet }: GroupsLive): void {
	const { fan_id, full_name } = socket.data;
	let typed_at = 0;

	socket.hear("group:join", async (payload) => {
		const input = groupInput.safeParse(payload);
		if (!input.success || !fan_id) return { joined: false };
		const { group_id } = input.data;
		return { joined: await socket.enter(roomOf(group_id), () => isMember(db, fan_id, group_id)) };
	});

	socket.hear("group:leave", async (payload) => {
		const input = groupInput.safeParse(payload);
		if (input.success) socket.leave(roomOf(input.data.group_id));
		return { left: true };
	});

	socket.hear("group:typing", async (payload) => {
		const input = groupInput.safeParse(payload);
		const now = performance.now();
		if (!input.success || !fan_id || quiet() || now - typed_at < TYPING_EVERY_MS) return;
		const room = roomOf(input.data.group_id);
		if (!socket.rooms.has(room)) return;
		typed_at = now;
		// the name as of the handshake: typing costs no query, and a new name shows after the next connection
		const name = displayName({ id: fan_id, full_name });
		live.emit(room, "group:typing", { group_id: input.data.group_id, fan_id, name });
	});
}

/** The rooms of a process are told where their groups stand so often. */
const REVISIONS_EVERY_MS = 5_000;

/**
 * Tells the rooms of this process to which revision their groups and relives have come, whenever that has changed. A message whose process died
 * between its commit and its telling, or that Redis lost, is asked for by those who then find that they miss it. Answers
 * what stops it.
 */
export function tellRevisions(db: Db, rooms: LiveRooms, every_ms = REVISIONS_EVERY_MS): () => void {
	let told = new Map<string, { group_id: string; revision: number; relive: number }>();
	let busy = false;

	async function tell() {
		const open = rooms.roomsHere(ROOM).map((room) => room.slice(ROOM.length));
		if (open.length === 0) return;
		const groups = await db
			.select({ id: playerGroups.id, revision: playerGroups.last_revision, relive: playerGroups.relive_revision })
			.from(playerGroups)
			.where(sql`${playerGroups.id} = any(${sql.param(open)}::uuid[])`);
		const reached = new Map(groups.map(({ id, revision, relive }) => [id, { group_id: id, revision, relive }]));
		for (const [id, now] of reached)
			if (told.get(id)?.revision !== now.revision || told.get(id)?.relive !== now.relive)
				rooms.emitHere(roomOf(id), "group:revision", now);
		told = reached;
	}

	const timer = setInterval(async () => {
		if (busy) return;
		busy = true;
		// the next time asks again
		await tell().catch(() => undefined);
		busy = false;
	}, every_ms);
	timer.unref();
	return () => clearInterval(timer);
}
