import fc from "fast-check";
import { expect, test } from "vitest";
import type { OpenBattles } from "../../app/features/battles/battle.ts";
import { compareWithLedger } from "../../app/features/points/rebuild.server.ts";
import type { Action } from "../../app/features/points/rules.ts";
import { earn } from "../fixtures/earning.ts";
import { followedUp } from "../fixtures/following.ts";
import { ownSite } from "../fixtures/own-site.ts";
import { sent, signInAt } from "../fixtures/process.ts";

const KILLS = 20;
/** New fans before each kill, because a fan reaches the daily limits. */
const FANS = 6;
/** The number of acknowledged actions before each kill. */
const MOMENTS = fc.sample(fc.integer({ min: 1, max: FANS * 12 }), KILLS);
const { start, open } = ownSite({ AUTH_SECRET: "the same secret after each start, 32 bytes" });

/** Throws without an answer. */
async function send(site: string, path: string, body: unknown, cookie: string) {
	const response = await sent(site, path, body, cookie);
	return { ok: response.status === 200, answer: (await response.json().catch(() => ({}))) as Record<string, unknown> };
}
const read = async <Answer>(site: string, path: string) => (await (await fetch(site + path)).json()) as Answer;

test(`PTS-2 after ${KILLS} kills with -9 while fans earn, the ledger has each acknowledged payment once, and all sums equal it`, async () => {
	let server = await start();
	const { armies } = await read<{ armies: { id: string }[] }>(server.url, "/api/community/armies");
	const acknowledged: { email: string; reason: Action }[] = [];
	let cut_off = 0;

	async function earns(site: string, email: string, place: number, cookie: string): Promise<void> {
		const { battles } = await read<OpenBattles>(site, "/api/battles");
		await earn({
			post: (path, body = {}) => send(site, path, body, cookie),
			place,
			armies,
			battles,
			acknowledged: (reason) => acknowledged.push({ email, reason }),
		});
	}

	for (let kill = 0; kill < KILLS; kill++) {
		const at = server;
		const { url: site, child, exited } = at;
		const emails = Array.from({ length: FANS }, (_, number) => `earner-${kill}-${number}@example.com`);
		const cookies = await Promise.all(emails.map((email) => signInAt(at, email)));
		const until = acknowledged.length + (MOMENTS[kill] ?? 1);
		const fans = emails.map((email, place) => earns(site, email, place, cookies[place] ?? ""));
		const over = Promise.allSettled(fans).then((ends) => {
			cut_off += ends.filter(({ status }) => status === "rejected").length;
			return true;
		});
		while (acknowledged.length < until && !(await Promise.race([over, new Promise((go) => setTimeout(go, 3))])));
		child.kill("SIGKILL");
		await over;
		await exited;
		server = await start();
	}
	server.child.kill("SIGTERM");
	await server.exited;

	const database = await open();
	try {
		await followedUp(database);
		expect(await compareWithLedger(database.db)).toEqual([]);
		const rows = async (query: string) => (await database.pool.query(query)).rows;
		const paid = await rows(`select u.email, l.transaction_type as reason, count(*)::int as times
			from points_ledger l join users u on u.id = l.user_id group by 1, 2`);
		const times = new Map(paid.map((row) => [`${row.email} ${row.reason}`, row.times]));
		expect(acknowledged.filter(({ email, reason }) => !times.has(`${email} ${reason}`))).toEqual([]);
		for (const reason of ["signup", "first_team", "daily_bonus", "share"])
			expect(paid.filter((row) => row.reason === reason && row.times !== 1)).toEqual([]);
		// the first team unlocks an achievement, which pays
		const unlocked = paid.filter(({ reason }) => reason === "first_team").map(({ email }) => email);
		const rewarded =
			await rows(`select u.email, count(*)::int as times from user_achievements a join users u on u.id = a.user_id
				join points_ledger l on l.user_id = a.user_id and l.transaction_type = 'achievement' and l.reference_id = a.achievement_key
				where a.achievement_key = 'twelfth-man' group by 1`);
		expect(rewarded.map(({ email }) => email).sort()).toEqual(unlocked.sort());
		expect(rewarded.every(({ times }) => times === 1)).toBe(true);
		expect(await rows("select from actions_due")).toEqual([]);
		expect(
			await rows(`select b.id from live_team_battles b where b.team_a_points <> (
				select coalesce(sum(points_contributed), 0) from battle_participations where battle_id = b.id and side = 'a')`),
		).toEqual([]);
		expect(acknowledged.length).toBeGreaterThan(KILLS);
		const [ledger] = await rows("select count(*)::int as rows, sum(points)::int as points from points_ledger");
		console.info({ kills: KILLS, acknowledged: acknowledged.length, fans_cut_off: cut_off, ledger });
	} finally {
		await database.close();
	}
});
