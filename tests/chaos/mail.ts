import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { runBattlesJob } from "../../app/features/battles/run-battles.job.server.ts";
import { mailMembersJob } from "../../app/features/groups/notices/mail-members.job.server.ts";
import { alertChallengesJob } from "../../app/features/points/challenges/alert-challenges.job.server.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import { createLogger } from "../../platform/logging.ts";
import { enrolMembers, type Member } from "../fixtures/members.ts";
import { type ReceivedMail, startSmtpStub, textOf } from "../stubs/smtp.ts";
import { type Cluster, openCluster, SECRET } from "./cluster.ts";
import { send } from "./fan.ts";
import { allStored, type Finding, none, type Report } from "./finding.ts";

const FANS = 60;
/** The tries within about an hour, with waits of 1, 2, 4, 8, 16 and 32 minutes. */
const TRIES_OF_AN_HOUR = 6;
const SETTLE_MS = 240_000;
const KINDS = {
	result: "won your share war",
	alert: "is about to end",
	notice: "Choose what you hear from a group",
} as const;

/**
 * The site mails results of a battle, alerts of a challenge and notices of a group, while the mail server is down for
 * an hour, then dies in the middle of the batch, and then dies after it accepted a mail but before it answered.
 */
export async function mailUnderChaos(report: Report): Promise<Finding[]> {
	await using stubs = new AsyncDisposableStack();
	const first = await startSmtpStub();
	await first.close();
	const settings = { SMTP_URL: first.url };
	await using cluster = await openCluster([
		{ ...settings, ROLE: "web" },
		{ ...settings, ROLE: "worker" },
	]);
	const { pool } = cluster;
	const { group_id, members } = await enrolMembers(pool, SECRET, FANS);
	await endBattle(pool, members);
	await challengeEnds(pool, members);
	await pool.query("update group_memberships set notifications = 'all' where group_id = $1", [group_id]);
	const [speaker, ...others] = members as [Member, ...Member[]];
	await send(cluster.urls[0] as string, speaker, `/api/groups/${group_id}/messages`, {
		client_id: randomUUID(),
		content: "It begins",
	});

	report("all of it is due, and the mail server is down");
	await enqueueJobs(cluster);
	const queued = 3 * FANS - 1;
	await until(async () => (await waiting(pool)).filter(({ tries }) => tries > 0).length === queued);
	for (let tries = 2; tries <= TRIES_OF_AN_HOUR; tries++) {
		await passTime(pool);
		await until(async () => (await waiting(pool)).every((mail) => mail.tries >= tries));
	}
	report(`${queued} mails have waited for an hour`);

	let recipients = 0;
	const dying = await startSmtpStub({
		port: first.port,
		onRcptTo(_address, _session, done) {
			recipients++;
			if (recipients < FANS) return done();
			dying.cut();
			void dying.close();
		},
	});
	await passTime(pool);
	await until(async () => recipients >= FANS && (await waiting(pool)).every(({ state }) => state === "created"));
	report(`the mail server has died after ${dying.received.length} mails`);

	const unclear = await startSmtpStub({ port: first.port });
	unclear.dieAfterContent();
	await passTime(pool);
	await until(async () => unclear.received.length > 0);
	await unclear.close();
	report(`it has died again, with ${unclear.received.length} mails taken and not acknowledged`);

	const well = await startSmtpStub({ port: first.port });
	stubs.defer(well.close);
	await until(async () => {
		await passTime(pool);
		return (await waiting(pool)).length === 0;
	});
	const mails = [dying, unclear, well].flatMap(({ received }) => received);
	const of = (kind: keyof typeof KINDS) => recipientsOf(mails.filter((mail) => textOf(mail).includes(KINDS[kind])));
	const everybody = members.map(addressOf);
	return [
		allStored("results of a battle, mailed once each", everybody, of("result")),
		allStored("alerts of a challenge, mailed once each", everybody, of("alert")),
		allStored("notices of a group, mailed once each", others.map(addressOf), of("notice")),
		none("mails that wait for ever", (await waiting(pool)).length),
		none("processes that ended by themselves", cluster.countExited()),
	];
}

const addressOf = ({ id }: Member) => `${id}@example.com`;
const recipientsOf = (mails: readonly ReceivedMail[]) => mails.flatMap(({ to }) => to);

async function waiting(pool: pg.Pool): Promise<{ tries: number; state: string }[]> {
	const { rows } = await pool.query(
		`select coalesce((data->>'tries')::int, 0) as tries, state from pgboss.job
		where name = 'send-mail' and state in ('created', 'active', 'retry')`,
	);
	return rows;
}

/** Makes all waiting mails due. */
const passTime = (pool: pg.Pool) =>
	pool.query("update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'");

async function until(holds: () => Promise<boolean>): Promise<void> {
	for (let waited = 0; waited < SETTLE_MS; waited += 500) {
		if (await holds()) return;
		await sleep(500);
	}
	throw new Error("the mails did not reach the expected state in time");
}

async function endBattle(pool: pg.Pool, members: readonly Member[]): Promise<void> {
	const { rows } = await pool.query(
		`insert into live_team_battles (battle_type, status, team_a_code, team_a_name, team_b_code, team_b_name,
			team_a_points, total_participants, end_time, winner)
		values ('share_war', 'ended', 'RCB', 'Bengaluru', 'CSK', 'Chennai', $1, $1, now() - interval '1 minute', 'a') returning id`,
		[members.length],
	);
	await pool.query(
		`insert into battle_participations (battle_id, user_id, side, team_name, points_contributed)
		select $1, unnest($2::uuid[]), 'a', 'Bengaluru', 1`,
		[rows[0].id, members.map(({ id }) => id)],
	);
}

async function challengeEnds(pool: pg.Pool, members: readonly Member[]): Promise<void> {
	const { rows } = await pool.query(
		`insert into community_challenges (title, description, challenge_type, target_value, reward_points, start_date, end_date, participants_count)
		values ('Three Shares', '', 'sharing', 3, 75, now() - interval '7 days', now() + interval '20 hours', $1) returning id`,
		[members.length],
	);
	await pool.query(
		`insert into user_challenge_participations (user_id, challenge_id, joined_at)
		select unnest($2::uuid[]), $1, now() - interval '2 days'`,
		[rows[0].id, members.map(({ id }) => id)],
	);
}

/** Queues the jobs, as their schedule would. */
async function enqueueJobs({ postgres }: Cluster): Promise<void> {
	const database = await openDatabase({ url: postgres.url });
	const logger = createLogger({ LOG_LEVEL: "silent" });
	const jobs = [mailMembersJob, alertChallengesJob, runBattlesJob];
	const queue = createJobs({ database, jobs, context: {} as never, logger, role: "web" });
	await queue.start();
	for (const job of jobs) await queue.enqueue(undefined, job, {});
	await queue.stop();
	await database.close();
}
