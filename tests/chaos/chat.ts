import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { enrolMembers } from "../fixtures/members.ts";
import { ORIGIN, openCluster, SECRET } from "./cluster.ts";
import { counted, type Finding, none, type Report } from "./finding.ts";
import { type OpenChat, openChat } from "./member.ts";

const MEMBERS = 20;
const MESSAGES = 1_000;
/** Two messages of each member at once, so that some are in flight whenever something dies. */
const MESSAGES_A_WAVE = 2 * MEMBERS;
/** 20 messages a minute a member: below the send limit. */
const WAVE_MS = 6_000;
/** After this the messages of a wave are in flight. */
const IN_FLIGHT_MS = 40;
const SETTLE_MS = 120_000;

/**
 * 20 members post 1,000 messages by two processes on PostgreSQL and Redis, while each process is killed with -9 once
 * and Redis and PostgreSQL are restarted once. Compares the accepted messages with the stored ones and with each
 * member's log.
 */
export async function chatUnderChaos(report: Report): Promise<Finding[]> {
	report("two processes start on an empty database");
	await using cluster = await openCluster([{}, {}]);
	const { pool, urls } = cluster;
	const { group_id, members } = await enrolMembers(pool, SECRET, MEMBERS);
	await using opened = new AsyncDisposableStack();
	const chats = members.map((member, at) => openChat(member, group_id, ORIGIN, urls, at));
	for (const chat of chats) opened.defer(chat.close);

	const events: Record<number, [string, () => Promise<void>]> = {
		4: ["process 1 is killed with -9 and started again", () => cluster.killAndRestart(0)],
		9: ["process 2 is killed with -9 and started again", () => cluster.killAndRestart(1)],
		14: ["Redis is killed, and started again empty", cluster.redis.restart],
		19: ["PostgreSQL is restarted, in immediate mode", cluster.postgres.restart],
	};
	const done: Promise<void>[] = [];
	for (let wave = 0; wave < MESSAGES / MESSAGES_A_WAVE; wave++) {
		for (const [at, chat] of chats.entries())
			for (const part of ["first", "second"]) chat.say(`wave ${wave}, member ${at + 1}, ${part}`);
		const [words, begin] = events[wave] ?? [];
		if (begin && words) {
			await sleep(IN_FLIGHT_MS);
			report(`${words} (${sum(chats, ({ accepted }) => accepted.size)} messages accepted)`);
			done.push(begin());
		}
		await sleep(WAVE_MS);
	}
	await Promise.all(done);
	report("everything has been said; members catch up by themselves");
	await settled(chats, async () => (await storedOf(pool, group_id)).length);
	reportCounts(chats, report);
	return [...(await verify(chats, pool, group_id)), none("processes that ended by themselves", cluster.countExited())];
}

type Stored = { id: string; user_id: string; client_id: string; sequence: number; revision: number };

async function storedOf(pool: pg.Pool, group_id: string): Promise<Stored[]> {
	const { rows } = await pool.query(
		"select id, user_id, client_id, sequence::int, revision::int from group_messages where group_id = $1 order by sequence",
		[group_id],
	);
	return rows;
}

/** Waits until all messages are sent and each member has as many as are stored, at most two minutes. */
async function settled(chats: readonly OpenChat[], stored: () => Promise<number>): Promise<void> {
	for (let waited = 0; waited < SETTLE_MS; waited += 500) {
		if (chats.every((chat) => chat.unsent().length === 0)) {
			const count = await stored();
			if (chats.every((chat) => lastSequence(chat) >= count)) return;
		}
		await sleep(500);
	}
}
const lastSequence = (chat: OpenChat) => chat.log().messages.at(-1)?.sequence ?? 0;

async function verify(chats: readonly OpenChat[], pool: pg.Pool, group_id: string): Promise<Finding[]> {
	// a member who reconnected has only the newest messages
	for (const chat of chats) while (chat.log().older) await chat.readOlder();
	const stored = await storedOf(pool, group_id);
	const order = stored.map(({ id }) => id).join();
	const accepted = chats.flatMap((chat) =>
		[...chat.accepted].map(([client_id, sequence]) => ({ user_id: chat.member.id, client_id, sequence })),
	);
	const rowsOf = Map.groupBy(stored, ({ user_id, client_id }) => `${user_id} ${client_id}`);
	const storedOnce = accepted.filter(({ user_id, client_id, sequence }) => {
		const rows = rowsOf.get(`${user_id} ${client_id}`) ?? [];
		return rows.length === 1 && rows[0]?.sequence === sequence;
	});
	const { rows } = await pool.query("select last_sequence::int, last_revision::int from player_groups where id = $1", [
		group_id,
	]);
	const holes = stored.filter(({ sequence, revision }, at) => sequence !== at + 1 || revision !== at + 1);
	const whole = chats.filter((chat) => order === idsOf(chat)).length;
	return [
		counted("messages that their senders saw accepted, of those written", MESSAGES, accepted.length),
		counted("messages accepted, stored under their number", accepted.length, storedOnce.length),
		counted("messages stored in all", MESSAGES, stored.length),
		none("holes in sequences and revisions", holes.length),
		counted("the group's last number", stored.length, rows[0]?.last_sequence),
		counted("members with every message, once, in order", MEMBERS, whole),
		counted(
			"messages received by members",
			MESSAGES * MEMBERS,
			sum(chats, (chat) => chat.log().messages.length),
		),
		none("members removed from the group by mistake", chats.filter((chat) => chat.isOut()).length),
	];
}

const idsOf = (chat: OpenChat): string =>
	chat
		.log()
		.messages.map(({ id }) => id)
		.join();

function reportCounts(chats: readonly OpenChat[], report: Report): void {
	const of = (name: keyof OpenChat["counts"]) => sum(chats, ({ counts }) => counts[name]);
	report(`posts sent: ${of("posts")}; without an answer, sent again: ${of("unanswered")}`);
	report(`posts answered with a failure, tried again by the fan: ${of("refused")}`);
	report(`connections lost or not opened: ${of("lost_connections")}; requested missed messages: ${of("reads")} times`);
}

const sum = (chats: readonly OpenChat[], count: (chat: OpenChat) => number): number =>
	chats.reduce((total, chat) => total + count(chat), 0);
