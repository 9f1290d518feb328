import { enrolMembers, type Member } from "../fixtures/members.ts";
import { clockOff, jumpingClock } from "../fixtures/process.ts";
import { type Cluster, openCluster, SECRET } from "./cluster.ts";
import { send } from "./fan.ts";
import { allStored, counted, type Finding, none, type Report } from "./finding.ts";

const MEMBERS = 20;
const WAVES = 5;
const STREAK = 4;

/**
 * Runs three processes with wrong clocks: 13 hours ahead, 13 hours behind, and jumping between the two every second.
 * Daily bonus and battles must follow the database's clock.
 */
export async function clockUnderChaos(report: Report): Promise<Finding[]> {
	const clocks = [clockOff(13), clockOff(-13), jumpingClock(13)];
	await using cluster = await openCluster(clocks.map((NODE_OPTIONS) => ({ NODE_OPTIONS })));
	const { pool } = cluster;
	const { members } = await enrolMembers(pool, SECRET, MEMBERS);
	// the third day of their streak was yesterday by the database's clock
	await pool.query(
		`insert into user_points (user_id, streak_days, last_daily_bonus)
		select id, $2, (now() at time zone 'Asia/Kolkata')::date - 1 from unnest($1::uuid[]) id`,
		[members.map(({ id }) => id), STREAK - 1],
	);
	report("every fan comes for the day's bonus, to all processes, again and again");
	const claimed: string[] = [];
	for (let wave = 0; wave < WAVES; wave++)
		await everywhere(cluster, members, async (url, member) => {
			const { status, answer } = await send(url, member, "/api/functions/handle-daily-visit", {});
			if (status === 200 && answer.already_claimed === false) claimed.push(member.id);
		});
	const { rows: paid } = await pool.query("select user_id from points_ledger where transaction_type = 'daily_bonus'");
	const { rows: streaks } = await pool.query("select user_id from user_points where streak_days = $1", [STREAK]);

	report("a battle that is open by the database's clock, then over by it");
	const [battle] = (await pool.query("select * from live_team_battles where status = 'active' limit 1")).rows;
	const joining = (among: readonly Member[]) => async () => {
		const statuses: number[] = [];
		await everywhere(cluster, among, async (url, member) => {
			const { status } = await send(url, member, `/api/battles/${battle.id}/participation`, {
				team_name: battle.team_a_name,
			});
			statuses.push(status);
		});
		return statuses;
	};
	const half = MEMBERS / 2;
	await pool.query("update live_team_battles set end_time = now() + interval '1 hour' where id = $1", [battle.id]);
	const open = await joining(members.slice(0, half))();
	await pool.query("update live_team_battles set end_time = now() - interval '1 second' where id = $1", [battle.id]);
	const over = await joining(members.slice(half))();
	const { rows: joined } = await pool.query("select user_id from battle_participations where battle_id = $1", [
		battle.id,
	]);
	const refusedWhileOpen = open.filter((status) => status >= 400 && status !== 409).length;
	return [
		allStored(
			"bonuses of the day acknowledged",
			claimed,
			paid.map(({ user_id }) => user_id),
		),
		counted("fans with one bonus", MEMBERS, claimed.length),
		counted("streaks that grew by one day", MEMBERS, streaks.length),
		counted("fans in the open battle", half, joined.length),
		none("joins of an open battle that failed", refusedWhileOpen),
		counted("joins of a battle that is over, refused", over.length, over.filter((status) => status === 409).length),
	];
}

/** Calls `act` for every member at every process, all at once. */
async function everywhere(
	{ urls }: Cluster,
	members: readonly Member[],
	act: (url: string, member: Member) => Promise<void>,
): Promise<void> {
	await Promise.all(members.flatMap((member) => urls.map((url) => act(url, member))));
}
