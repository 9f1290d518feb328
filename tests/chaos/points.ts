import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { OpenBattles } from "../../app/features/battles/battle.ts";
import { compareWithLedger } from "../../app/features/points/rebuild.server.ts";
import type { RunAndTurn, RunAndVerdict } from "../../app/features/quiz/quiz.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { earn } from "../fixtures/earning.ts";
import { followedUp } from "../fixtures/following.ts";
import { enrolMembers, type Member } from "../fixtures/members.ts";
import { type Cluster, openCluster, SECRET } from "./cluster.ts";
import { send } from "./fan.ts";
import { allStored, counted, type Finding, none, type Report } from "./finding.ts";

/** The process of each kill: 0 and 1 are web processes, 2 is the worker. */
const KILLS = [0, 2, 1, 0, 2, 1];
/** New fans before each kill, because a fan reaches the daily limits. */
const FANS = 8;
const ANSWERS = 5;
const LONGEST_MS = 1_500;

/** Keys of what the site acknowledged, each of which must be stored once. */
type Acknowledged = { once: string[]; actions: string[]; verdicts: string[]; friends: string[] };

/**
 * Fans earn points in all ways while two web processes and a worker are killed with -9. Compares what the site
 * acknowledged with ledger, balances, boards, battles and quiz.
 */
export async function pointsUnderChaos(report: Report): Promise<Finding[]> {
	report("two web processes and a worker start on an empty database");
	await using cluster = await openCluster([{ ROLE: "web" }, { ROLE: "web" }, { ROLE: "worker" }]);
	const acknowledged: Acknowledged = { once: [], actions: [], verdicts: [], friends: [] };
	for (const [kill, victim] of KILLS.entries()) {
		const { members } = await enrolMembers(cluster.pool, SECRET, FANS);
		await befriend(cluster.pool, members);
		const fans = members.map((member, place) => earnUntilKilled(cluster, acknowledged, member, place));
		await sleep(randomInt(LONGEST_MS));
		const killed = cluster.killAndRestart(victim);
		await Promise.all([killed, ...fans]);
		report(
			`kill ${kill + 1}, of process ${victim + 1}: ${acknowledged.actions.length + acknowledged.verdicts.length} actions acknowledged`,
		);
	}
	return await verify(cluster, acknowledged);
}

/** Makes each fan a friend by the link of the fan before, who has not acted yet. */
async function befriend(pool: pg.Pool, members: readonly Member[]): Promise<void> {
	const ids = members.map(({ id }) => id);
	await pool.query(
		`with links as (
			insert into viral_shares (user_id, code, share_type, share_text, conversions_count)
			select id, 'chaos-' || id, 'quiz', 'Come', 1 from unnest($1::uuid[]) id returning id, user_id
		)
		insert into share_conversions (share_id, fan_id)
		select links.id, friend.id from unnest($1::uuid[], $2::uuid[]) as friend (sharer, id) join links on links.user_id = friend.sharer`,
		[ids, [...ids.slice(1), ids[0]]],
	);
}

/** Plays and earns as one fan, on one of the web processes, until all is done or the process is gone. */
async function earnUntilKilled(
	cluster: Cluster,
	acknowledged: Acknowledged,
	member: Member,
	place: number,
): Promise<void> {
	const site = cluster.urls[place % 2] as string;
	const post = async (path: string, body: unknown = {}) => {
		const { status, answer } = await send(site, member, path, body);
		if (status === 0) throw new Error("gone");
		return { ok: status === 200, answer };
	};
	try {
		const { armies } = (await (await fetch(`${site}/api/community/armies`)).json()) as { armies: { id: string }[] };
		const { battles } = (await (await fetch(`${site}/api/battles`)).json()) as OpenBattles;
		await play(cluster.pool, post, acknowledged);
		await earn({
			post,
			place,
			armies,
			battles,
			acknowledged(reason) {
				acknowledged.actions.push(`${member.id} ${reason}`);
				if (["first_team", "daily_bonus", "share"].includes(reason)) acknowledged.once.push(`${member.id} ${reason}`);
				if (reason === "first_team") acknowledged.friends.push(member.id);
			},
		});
	} catch {
		// the process was killed
	}
}

type Post = (path: string, body?: unknown) => Promise<{ ok: boolean; answer: Record<string, unknown> }>;

/** Answers the daily quiz, each question twice at once. */
async function play(pool: pg.Pool, post: Post, acknowledged: Acknowledged): Promise<void> {
	const begun = (await post("/api/quiz/runs", { kind: "daily" })).answer as RunAndTurn;
	let question_id = begun.turn?.question.id;
	for (let answered = 0; question_id && answered < ANSWERS; answered++) {
		await post(`/api/quiz/runs/${begun.run.id}/turn`, { question_id });
		// as if the fan had read for a minute
		await pool.query(
			`update quiz_answers set shown_at = now() - interval '1 minute',
				answered_at = answered_at - interval '1 minute' where run_id = $1`,
			[begun.run.id],
		);
		const body = { question_id, chosen: answered % 4 };
		const path = `/api/quiz/runs/${begun.run.id}/answers`;
		const both = await Promise.all([post(path, body), post(path, body)]);
		for (const { ok, answer } of both) {
			const { verdict } = answer as RunAndVerdict;
			if (ok) acknowledged.verdicts.push(`${begun.run.id} ${question_id} ${verdict.points}`);
		}
		question_id = (both[0].answer as RunAndVerdict).next?.question_id;
	}
}

async function verify({ pool, postgres }: Cluster, acknowledged: Acknowledged): Promise<Finding[]> {
	const keys = async (query: string): Promise<string[]> => (await pool.query(query)).rows.map(({ key }) => key);
	const number = async (query: string): Promise<number> => (await pool.query(query)).rows[0].number ?? 0;
	const database = await openDatabase({ url: postgres.url });
	await using closing = new AsyncDisposableStack();
	closing.defer(database.close);
	await followedUp(database);
	const faults = await compareWithLedger(database.db);
	const ledger = await keys("select user_id || ' ' || transaction_type as key from points_ledger");
	return [
		allStored("actions that pay a fan once (first team, daily bonus, share)", acknowledged.once, onlyOnce(ledger)),
		allStored("fans paid for each kind of action", acknowledged.actions, [...new Set(ledger)]),
		allStored(
			"quiz answers with their verdict and points",
			acknowledged.verdicts,
			await keys(
				`select run_id || ' ' || question_id || ' ' || points as key from quiz_answers where answered_at is not null`,
			),
		),
		counted(
			"right answers of a day, by payments in the ledger",
			await number("select count(*)::int as number from quiz_scores where points > 0"),
			await number("select count(*)::int as number from points_ledger where transaction_type = 'quiz_answer'"),
		),
		allStored(
			"friends who took part, and their sharers' payment",
			acknowledged.friends,
			await keys(`select c.fan_id::text as key from share_conversions c join viral_shares s on s.id = c.share_id
				join points_ledger l on l.user_id = s.user_id and l.transaction_type = 'referral' and l.reference_id = c.id::text
				where c.state = 'paid'`),
		),
		counted(
			"points of battles, by the sum of participations",
			await number("select coalesce(sum(points_contributed), 0)::int as number from battle_participations"),
			await number("select coalesce(sum(team_a_points + team_b_points), 0)::int as number from live_team_battles"),
		),
		none("balances, boards and teams that differ from the ledger", faults.length),
	];
}

const ONCE = / (first_team|daily_bonus|share)$/;
const onlyOnce = (keys: readonly string[]) => keys.filter((key) => ONCE.test(key));
