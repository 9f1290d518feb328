import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ReliveView } from "../../app/features/groups/relive/relive.ts";
import { PACES } from "../../app/features/groups/relive/rules.ts";
import { timelinesOf } from "../../app/features/groups/relive/timeline.server.ts";
import { compareWithLedger } from "../../app/features/points/rebuild.server.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { followedUp } from "../fixtures/following.ts";
import { enrolMembers, type Member } from "../fixtures/members.ts";
import { testRecord } from "../fixtures/record.ts";
import { type Cluster, ORIGIN, openCluster, SECRET } from "./cluster.ts";
import { allStored, counted, type Finding, none, type Report } from "./finding.ts";

const FANS = 20;
const OVERS = 12;
const PATIENCE_MS = 5_000;
/** The worker settles guesses every minute. */
const SETTLED_MS = 150_000;

/**
 * Members relive a mystery match and guess each over, while two web processes and a worker are killed with -9 in turn.
 * Moves the start time in the database by one over at a time. Compares the overs that members get with the clock, and
 * the acknowledged guesses with those stored, settled and paid.
 */
export async function reliveUnderChaos(report: Report): Promise<Finding[]> {
	report("two web processes and a worker start on an empty database");
	await using cluster = await openCluster([{ ROLE: "web" }, { ROLE: "web" }, { ROLE: "worker" }]);
	const { group_id, members } = await enrolMembers(cluster.pool, SECRET, FANS);
	const relive_id = randomUUID();
	const path = `/api/groups/${group_id}/relive`;
	const started = await ask(cluster, members[0] as Member, "POST", path, { id: relive_id, masked: true, pace: "slow" });
	if (started?.status !== 200) throw new Error("the match did not start");
	const acknowledged: string[] = [];
	let wrong = 0;
	let viewsSeen = 0;
	for (let over = 1; over <= OVERS; over++) {
		const guesses = members.map(async (member, place) => {
			const body = {
				relive_id,
				over,
				band: place % 4,
				runs_confidence: "sure",
				wicket: place % 3 === 0,
				wicket_confidence: "sure",
			};
			// twice, as by a double tap
			const answers = await Promise.all([1, 2].map(() => ask(cluster, member, "PUT", `${path}/guess`, body, place)));
			if (answers.some((answer) => answer?.status === 200)) acknowledged.push(`${member.id} ${over}`);
		});
		await sleep(100);
		await Promise.all([cluster.killAndRestart(over % 3), ...guesses]);
		await moveOn(cluster, relive_id, over);
		const views = await Promise.all(
			members.map((member, place) => ask(cluster, member, "GET", path, undefined, place)),
		);
		for (const answer of views) {
			if (answer?.status !== 200) continue;
			viewsSeen++;
			const view = answer.body as ReliveView;
			if (view.overs.length !== over || view.relive?.running !== true) wrong++;
		}
		report(
			`over ${over}, process ${(over % 3) + 1} killed: ${acknowledged.length} guesses acknowledged, ${viewsSeen} views`,
		);
	}
	await cluster.pool.query("update group_relives set since = since - interval '2 hours' where id = $1", [relive_id]);
	report("the match is over; the worker settles what is open");
	const deadline = performance.now() + SETTLED_MS;
	while ((await open(cluster)) > 0 && performance.now() < deadline) await sleep(1_000);
	return verify(cluster, acknowledged, wrong);
}

type Answered = { status: number; body: unknown };

/** Requests one of the web processes, or the other when that one is gone. Null when neither answers. */
async function ask(
	{ urls }: Cluster,
	member: Member,
	method: string,
	path: string,
	body?: unknown,
	place = 0,
): Promise<Answered | null> {
	for (const at of [place, place + 1]) {
		const answer = await fetch(`${urls[at % 2]}${path}`, {
			method,
			headers: { "content-type": "application/json", origin: ORIGIN, cookie: member.cookie },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			signal: AbortSignal.timeout(PATIENCE_MS),
		}).catch(() => null);
		if (answer) return { status: answer.status, body: await answer.json().catch(() => null) };
	}
	return null;
}

/** Moves the start of the relive so that the match is at the start of this over. */
async function moveOn(cluster: Cluster, relive_id: string, over: number): Promise<void> {
	const { rows } = await cluster.pool.query("select match_id from group_relives where id = $1", [relive_id]);
	const { overs } = await timelinesOf(await testRecord())(rows[0].match_id, true);
	const starts = overs[over - 1]?.starts ?? 0;
	await cluster.pool.query(
		"update group_relives set at_beats = 0, since = clock_timestamp() - $2 * interval '1 ms' where id = $1",
		[relive_id, (starts + 0.01) * PACES.slow.beat_ms],
	);
}

const open = async ({ pool }: Cluster): Promise<number> =>
	(await pool.query("select count(*)::int as open from relive_guesses where settled_at is null")).rows[0].open;

async function verify(cluster: Cluster, acknowledged: string[], wrong: number): Promise<Finding[]> {
	const { pool, postgres } = cluster;
	const keys = async (query: string): Promise<string[]> => (await pool.query(query)).rows.map(({ key }) => key);
	const database = await openDatabase({ url: postgres.url });
	await using closing = new AsyncDisposableStack();
	closing.defer(database.close);
	await followedUp(database);
	return [
		allStored(
			"guesses that were acknowledged",
			acknowledged,
			await keys("select user_id || ' ' || over as key from relive_guesses"),
		),
		allStored(
			"payments of guesses that are worth something",
			await keys("select id || ' ' || points as key from relive_guesses where points > 0"),
			await keys(
				"select reference_id || ' ' || points as key from points_ledger where transaction_type = 'over_guess'",
			),
		),
		counted(
			"relives that ended when the match was over",
			1,
			(await keys("select id::text as key from group_relives where ended_at is not null")).length,
		),
		none("guesses that nobody settled", await open(cluster)),
		none("views that did not show the over of the clock", wrong),
		none("balances that differ from the ledger", (await compareWithLedger(database.db)).length),
	];
}
