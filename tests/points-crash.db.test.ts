import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenBattles } from "../app/features/battles/battle.ts";
import { creditTeams } from "../app/features/community/credit.server.ts";
import { countPoints } from "../app/features/points/boards/count.server.ts";
import { compareWithLedger } from "../app/features/points/rebuild.server.ts";
import type { Reason } from "../app/features/points/rules.ts";
import { openDatabase } from "../platform/database/database.ts";
import { earn } from "./fixtures/earning.ts";
import { type ServerProcess, startServer } from "./fixtures/process.ts";
import { withDatabase } from "./fixtures/template.ts";

// POINTS_KILLS=20 for the long run; POINTS_TOLD=1 says at the end what was counted.
const KILLS = Number(process.env.POINTS_KILLS ?? 3);
/** New ones before each kill: what a fan is paid for in a day runs out. */
const FANS = 6;

const { DATABASE_URL } = process.env;
const name = `tm_crash_${randomBytes(4).toString("hex")}`;
const url = DATABASE_URL && withDatabase(DATABASE_URL, name);
const dataDir = mkdtempSync(join(tmpdir(), "tm-points-crash-"));
const running: ServerProcess[] = [];

async function onServer(statement: string): Promise<void> {
	if (!DATABASE_URL) return;
	const server = new pg.Client({ connectionString: DATABASE_URL });
	await server.connect();
	await server.query(statement);
	await server.end();
}
beforeAll(() => onServer(`create database ${name}`));
afterAll(async () => {
	for (const { child } of running) child.kill("SIGKILL");
	await onServer(`drop database ${name} with (force)`);
	rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
	const server = await startServer({
		DATA_DIR: dataDir,
		AUTH_SECRET: "the same secret after each start, 32 bytes",
		...(url ? { DATABASE_URL: url } : {}),
	});
	running.push(server);
	return server;
}

/** Sends as a page of the site does, with a fan's cookie; throws when there is no answer. */
async function send(site: string, path: string, body: unknown, cookie = "") {
	const response = await fetch(site + path, {
		method: "POST",
		headers: { "content-type": "application/json", origin: site, cookie },
		body: JSON.stringify(body),
	});
	const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
	return { ok: response.status === 200, answer, cookies: response.headers.getSetCookie() };
}

async function signIn(site: string, email: string): Promise<string> {
	await send(site, "/api/auth/sign-in", { email });
	const mails = (await (await fetch(`${site}/dev/mailbox.json`)).json()) as { to: string; links: string[] }[];
	const link = mails.find((mail) => mail.to === email)?.links[0] ?? "";
	const { cookies } = await send(site, "/api/auth/confirm", { token: new URL(link).searchParams.get("token") });
	return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}
const read = async <Answer>(site: string, path: string) => (await (await fetch(site + path)).json()) as Answer;

test(
	`PTS-2 killed with -9 at ${KILLS} random moments while fans earn, the ledger has what was acknowledged, once, and every sum is its sum`,
	async () => {
		let server = await start();
		const { teams } = await read<{ teams: { id: string }[] }>(server.url, "/api/community/teams");
		const acknowledged: { email: string; reason: Reason }[] = [];
		let cut_off = 0;

		async function earns(site: string, email: string, place: number, cookie: string): Promise<void> {
			const { battles } = await read<OpenBattles>(site, "/api/battles");
			await earn({
				post: (path, body = {}) => send(site, path, body, cookie),
				place,
				teams,
				battles,
				acknowledged: (reason) => acknowledged.push({ email, reason }),
			});
		}

		for (let kill = 0; kill < KILLS; kill++) {
			const { url: site, child, exited } = server;
			const emails = Array.from({ length: FANS }, (_, number) => `earner-${kill}-${number}@example.com`);
			const cookies = await Promise.all(emails.map((email) => signIn(site, email)));
			const until = acknowledged.length + 1 + Math.floor(Math.random() * FANS * 12);
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

		const database = await openDatabase(url ? { url } : { dataDir });
		try {
			while ((await countPoints(database.db, creditTeams)).counted > 0);
			expect(await compareWithLedger(database.db)).toEqual([]);
			const rows = async (query: string) => (await database.pool.query(query)).rows;
			const paid = await rows(`select u.email, l.transaction_type as reason, count(*)::int as times
			from points_ledger l join users u on u.id = l.user_id group by 1, 2`);
			const times = new Map(paid.map((row) => [`${row.email} ${row.reason}`, row.times]));
			expect(acknowledged.filter(({ email, reason }) => !times.has(`${email} ${reason}`))).toEqual([]);
			for (const reason of ["signup", "first_team", "daily_bonus", "share"])
				expect(paid.filter((row) => row.reason === reason && row.times !== 1)).toEqual([]);
			expect(
				await rows(`select b.id from live_team_battles b where b.team_a_points <> (
				select coalesce(sum(points_contributed), 0) from battle_participations where battle_id = b.id and side = 'a')`),
			).toEqual([]);
			expect(acknowledged.length).toBeGreaterThan(KILLS);
			if (process.env.POINTS_TOLD) {
				const [ledger] = await rows("select count(*)::int as rows, sum(points)::int as points from points_ledger");
				console.log(`${database.engine}:`, {
					kills: KILLS,
					acknowledged: acknowledged.length,
					fans_cut_off: cut_off,
					ledger,
				});
			}
		} finally {
			await database.close();
		}
	},
	60_000 + KILLS * 60_000,
);
