import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { enrolMembers } from "../fixtures/members.ts";
import { freePort, type ServerProcess, startServer } from "../fixtures/process.ts";
import { startPostgres, startRedis } from "../fixtures/services.ts";
import type { Finding } from "./finding.ts";
import { type OpenChat, openChat } from "./member.ts";

const MEMBERS = 20;
const MESSAGES = 1_000;
/** Each member writes two messages at once, so that some are on their way whenever something dies. */
const A_WAVE = 2 * MEMBERS;
/** 20 messages a minute a member: below the send limit. */
const WAVE_MS = 6_000;
/** By then the messages of a wave are on their way. */
const MIDST_MS = 40;
const SETTLE_MS = 120_000;
const SECRET = "a secret for chaos, thirty-two bytes or more";
const ORIGIN = "http://chaos.example";

/**
 * 1,000 messages of 20 members over two processes on PostgreSQL and Redis, while each process is killed with -9 once, and Redis
 * and PostgreSQL are restarted once. What the members saw accepted against what is stored and what each of them has.
 */
export async function chatUnderChaos(report: (step: string) => void): Promise<Finding[]> {
	const postgres = await startPostgres();
	const redis = await startRedis();
	const dataDir = mkdtempSync(join(tmpdir(), "tm-chaos-"));
	const ports = [await freePort(), await freePort()];
	const settings = (port: number) => ({
		PORT: String(port),
		DATABASE_URL: postgres.url,
		REDIS_URL: redis.url,
		AUTH_SECRET: SECRET,
		SITE_URL: ORIGIN,
		DATA_DIR: dataDir,
	});
	const servers: ServerProcess[] = [];
	const pool = new pg.Pool({ connectionString: postgres.url });
	pool.on("error", () => undefined);
	const chats: OpenChat[] = [];
	try {
		report("two processes start on an empty database");
		servers.push(...(await Promise.all(ports.map((port) => startServer(settings(port))))));
		const { group_id, members } = await enrolMembers(pool, SECRET, MEMBERS);
		const urls = servers.map(({ url }) => url);
		for (const [at, member] of members.entries()) chats.push(openChat(member, group_id, ORIGIN, urls, at));

		async function killed(at: number): Promise<void> {
			const { child, exited } = servers[at] as ServerProcess;
			child.kill("SIGKILL");
			await exited;
			servers[at] = await startServer(settings(ports[at] as number));
		}
		const deeds: Record<number, [string, () => Promise<void>]> = {
			4: ["process 1 is killed with -9 and started again", () => killed(0)],
			9: ["process 2 is killed with -9 and started again", () => killed(1)],
			14: ["Redis is killed, and started again empty", redis.restart],
			19: ["PostgreSQL is restarted, in immediate mode", postgres.restart],
		};
		const done: Promise<void>[] = [];
		for (let wave = 0; wave < MESSAGES / A_WAVE; wave++) {
			for (const [at, chat] of chats.entries())
				for (const part of ["first", "second"]) chat.say(`wave ${wave}, member ${at + 1}, ${part}`);
			const [words, deed] = deeds[wave] ?? [];
			if (deed && words) {
				await sleep(MIDST_MS);
				report(`${words} (${sum(chats, ({ accepted }) => accepted.size)} messages accepted)`);
				done.push(deed());
			}
			await sleep(WAVE_MS);
		}
		await Promise.all(done);
		report("everything has been said; members catch up by themselves");
		await settled(chats, async () => (await storedOf(pool, group_id)).length);
		const gone = servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
		return [
			...(await judge(chats, pool, group_id)),
			{ what: "processes that ended by themselves", count: gone.length, wanted: 0 },
		];
	} finally {
		for (const chat of chats) chat.close();
		for (const { child } of servers) child.kill("SIGKILL");
		await Promise.all(servers.map(({ exited }) => exited));
		await pool.end();
		await redis.stop();
		await postgres.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

type Stored = { id: string; user_id: string; client_id: string; sequence: number; revision: number };

async function storedOf(pool: pg.Pool, group_id: string): Promise<Stored[]> {
	const { rows } = await pool.query(
		"select id, user_id, client_id, sequence::int, revision::int from group_messages where group_id = $1 order by sequence",
		[group_id],
	);
	return rows;
}

/** Waits until nobody has anything unsent, and everybody has as many messages as are stored; not for ever. */
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

async function judge(chats: readonly OpenChat[], pool: pg.Pool, group_id: string): Promise<Finding[]> {
	// who began anew reads what is further up as somebody who scrolls there
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
	return [
		{ what: "messages written", count: MESSAGES, wanted: MESSAGES },
		{ what: "accepted before their sender's eyes", count: accepted.length, wanted: MESSAGES },
		{ what: "accepted and stored exactly once", count: storedOnce.length, wanted: accepted.length },
		{ what: "stored in all", count: stored.length, wanted: MESSAGES },
		{ what: "holes in sequences and revisions", count: holes.length, wanted: 0 },
		{ what: "the group's last number", count: rows[0]?.last_sequence, wanted: stored.length },
		{
			what: "members with every message, once, in order",
			count: chats.filter(
				(chat) =>
					order ===
					chat
						.log()
						.messages.map(({ id }) => id)
						.join(),
			).length,
			wanted: MEMBERS,
		},
		{
			what: "messages received by members",
			count: sum(chats, (chat) => chat.log().messages.length),
			wanted: MESSAGES * MEMBERS,
		},
		{ what: "members shown out by mistake", count: chats.filter((chat) => chat.isOut()).length, wanted: 0 },
		{ what: "posts sent", count: sum(chats, ({ counts }) => counts.posts) },
		{ what: "posts without an answer, sent again", count: sum(chats, ({ counts }) => counts.unanswered) },
		{
			what: "posts answered with a failure, tried again by the fan",
			count: sum(chats, ({ counts }) => counts.refused),
		},
		{ what: "connections lost or not opened", count: sum(chats, ({ counts }) => counts.lost_connections) },
		{ what: "times a member asked for what it missed", count: sum(chats, ({ counts }) => counts.reads) },
	];
}

const sum = (chats: readonly OpenChat[], count: (chat: OpenChat) => number): number =>
	chats.reduce((total, chat) => total + count(chat), 0);
