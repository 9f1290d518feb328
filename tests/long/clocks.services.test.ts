import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenBattles } from "../../app/features/battles/battle.ts";
import { battlesTexts } from "../../app/features/battles/rules.ts";
import { enrolMembers, type Member } from "../fixtures/members.ts";
import { ownSite } from "../fixtures/own-site.ts";
import { clockOff, type ServerProcess } from "../fixtures/process.ts";

const HOURS = [13, -13];
const SECRET = "a secret for clocks, thirty-two bytes or more";
const origin = "http://clocks.example";
const site = ownSite({ REDIS_URL: process.env.REDIS_URL ?? "", AUTH_SECRET: SECRET, SITE_URL: origin });
let pool: pg.Pool;
let sites: ServerProcess[] = [];
let members: Member[] = [];

beforeAll(async () => {
	pool = new pg.Pool({ connectionString: site.url(), max: 2 });
	sites = await Promise.all(HOURS.map((hours) => site.start({ NODE_OPTIONS: clockOff(hours) })));
	({ members } = await enrolMembers(pool, SECRET, 4));
});

afterAll(async () => {
	await pool.end();
});

async function ask<Answer>(at: number, path: string, member = members[0], body?: unknown) {
	const response = await fetch(`${sites[at]?.url}/api${path}`, {
		headers: { cookie: member?.cookie ?? "", origin, "content-type": "application/json" },
		...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
	});
	return { status: response.status, answer: (await response.json()) as Answer };
}
const share = (at: number, member: Member | undefined, p_custom_text: string) =>
	ask(at, "/functions/create-viral-share", member, { p_share_type: "general", p_custom_text });

test("BATTLE-1 processes whose clocks are 26 hours apart end a battle by the database's clock", async () => {
	const clocks = await Promise.all(sites.map((_, at) => ask<{ exported_at: string }>(at, "/account/data")));
	const [ahead = 0, behind = 0] = clocks.map(({ answer }) => Date.parse(answer.exported_at));
	expect((ahead - behind) / 3_600_000).toBeCloseTo(26, 1);

	const { rows } = await pool.query("select * from live_team_battles where battle_type = 'share_war'");
	const [war] = rows;
	// over by one process's clock, and open for half a day more by the other's
	await pool.query("update live_team_battles set end_time = now() + interval '1 hour' where id = $1", [war.id]);
	const joins = (at: number, member: Member | undefined) =>
		ask<{ detail?: string }>(at, `/battles/${war.id}/participation`, member, { team_name: war.team_a_name });
	const stands = async () =>
		(await pool.query("select team_a_points, total_participants from live_team_battles where id = $1", [war.id]))
			.rows[0];
	const due = async () => (await pool.query("select count(*)::integer as due from actions_due")).rows[0].due;
	for (const at of [0, 1]) {
		const { answer } = await ask<OpenBattles>(at, "/battles");
		expect(answer.battles.map(({ id }) => id)).toContain(war.id);
		expect(Math.abs(Date.parse(answer.now) - Date.now())).toBeLessThan(3_600_000);
		expect((await joins(at, members[at])).status).toBe(200);
		expect((await share(at, members[at], "before the end")).status).toBe(200);
	}
	await expect.poll(due, { timeout: 10_000 }).toBe(0);
	expect(await stands()).toEqual({ team_a_points: 30, total_participants: 2 });

	await pool.query("update live_team_battles set end_time = now() - interval '1 second' where id = $1", [war.id]);
	for (const at of [0, 1]) {
		expect((await ask<OpenBattles>(at, "/battles")).answer.battles.map(({ id }) => id)).not.toContain(war.id);
		expect(await joins(at, members[2 + at])).toMatchObject({ status: 409, answer: { detail: battlesTexts.ended } });
		expect((await share(at, members[at], "after the end")).status).toBe(200);
	}
	await expect.poll(due, { timeout: 10_000 }).toBe(0);
	expect(await stands()).toEqual({ team_a_points: 30, total_participants: 2 });
});

test("PTS-3 COMM-4 the day of the bonus and the end of a challenge follow the database's clock too", async () => {
	const claims = await Promise.all(
		[0, 1, 0, 1].map((at) => ask<{ already_claimed: boolean }>(at, "/functions/handle-daily-visit", members[3], {})),
	);
	expect(claims.filter(({ answer }) => !answer.already_claimed)).toHaveLength(1);

	const make = async (end: string) =>
		(
			await pool.query(
				`insert into community_challenges (title, description, challenge_type, target_value, reward_points, start_date, end_date)
				values ('Clocks', '', 'sharing', 5, 10, now() - interval '1 day', now() + $1::interval) returning id`,
				[end],
			)
		).rows[0].id as string;
	const [open, over] = [await make("1 hour"), await make("-1 second")];
	for (const at of [0, 1]) {
		expect((await ask(at, `/challenges/${open}/participation`, members[at], {})).status).toBe(200);
		expect((await ask(at, `/challenges/${over}/participation`, members[at], {})).status).toBe(409);
	}
});
